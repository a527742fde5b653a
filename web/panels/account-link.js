// The link to the account in the head of every page, if the server has accounts; loaded late.

import { h, say, useEffect, useState } from "../ui.js";
import { ROOT } from "../root.js";
import { isOn } from "../sync/mark.js";
import { accountsAt, askAccount } from "../sync/server.js";

/** @import { AccountReply } from "../types/contract.js" */

/** @param {{ here: boolean }} props whether this is the page of the account */
export function AccountLink({ here }) {
  const [there, setThere] = useState(false);
  const [name, setName] = useState("");
  useEffect(() => {
    void accountsAt().then(async (at) => {
      setThere(at !== null);
      if (at === null || !isOn()) return;
      // Without an answer, the link has no name.
      const reply = /** @type {AccountReply | null} */ (await askAccount("").catch(() => null));
      setName(reply?.account?.name ?? "");
    });
  }, []);
  if (!there) return null;
  return h(
    "a",
    { href: `${ROOT}account`, "aria-current": here ? "page" : undefined },
    name || say(isOn() ? "page-account" : "page-sign-in"),
  );
}
