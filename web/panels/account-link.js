// The link to the account in the head of every page, if the server has accounts; loaded late.

import { h, say, useEffect, useState } from "../ui.js";
import { ROOT } from "../root.js";
import { syncedAccount } from "../sync/kept.js";
import { isOn } from "../sync/mark.js";
import { accountsAt, askAccount } from "../sync/server.js";

/** @import { AccountReply } from "../types/contract.js" */

/** @type {Promise<string> | null} */
let asked = null;

/** The name of the account that is signed in; empty if none is. Without an answer, the name that this device knows. */
export const accountName = () =>
  (asked ??= (async () => {
    if ((await accountsAt()) === null || !isOn()) return "";
    const reply = /** @type {AccountReply | null} */ (await askAccount("").catch(() => null));
    return reply ? (reply.account?.name ?? "") : ((await syncedAccount())?.name ?? "");
  })());

/** @param {{ here: boolean }} props whether this is the page of the account */
export function AccountLink({ here }) {
  const [there, setThere] = useState(false);
  const [name, setName] = useState("");
  useEffect(() => {
    void accountsAt().then((at) => setThere(at !== null));
    void accountName().then(setName);
  }, []);
  if (!there) return null;
  return h(
    "a",
    { href: `${ROOT}account`, "aria-current": here ? "page" : undefined },
    name || say(isOn() ? "page-account" : "page-sign-in"),
  );
}
