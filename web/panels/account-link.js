// The link to the account in the head of every page, if the server has accounts; loaded late.

import { h, say, useEffect, useState } from "../ui.js";
import { ROOT } from "../root.js";
import { isOn } from "../sync/mark.js";
import { accountsAt } from "../sync/server.js";

/** @param {{ here: boolean }} props whether this is the page of the account */
export function AccountLink({ here }) {
  const [there, setThere] = useState(false);
  useEffect(() => void accountsAt().then((at) => setThere(at !== null)), []);
  if (!there) return null;
  return h(
    "a",
    { href: `${ROOT}account`, "aria-current": here ? "page" : undefined },
    say(isOn() ? "page-account" : "page-sign-in"),
  );
}
