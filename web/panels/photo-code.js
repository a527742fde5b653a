// What a QR code in a picture says: a board to play, or something else, which is shown and never opened.

import { aside, button, h, say, useEffect, useState } from "../ui.js";
import { runCommand } from "../commands/run.js";
import { dispatch } from "../store.js";
import { parse } from "../tutor/asks.js";
import { fault } from "./icons.js";

/** What a link of JADE brings, wherever it leads: a sheet or a race. */
const LINK = /#(?:s1|race)=\S+$/;

/** @param {{ text: string, onBoard: () => void }} props `onBoard` is called if it brings a board */
export function Code({ text, onBoard }) {
  const link = LINK.exec(text)?.[0];
  const [brings, setBrings] = useState(/** @type {boolean | null} */ (link ? true : null));
  // The text may be a board in any other format.
  useEffect(() => {
    if (link) return undefined;
    const cancel = new AbortController();
    parse(text, cancel.signal).then(
      ({ puzzles }) => setBrings(puzzles.length > 0),
      () => cancel.signal.aborted || setBrings(false),
    );
    return () => cancel.abort();
  }, [text]);
  useEffect(() => {
    if (brings) onBoard();
  }, [brings]);
  const play = () => {
    dispatch({ type: "dialogClosed" });
    // As if the page had been opened with the link: what is in it is read here, and its host is not asked.
    if (link) location.hash = link;
    else runCommand({ do: "new", text });
  };
  if (brings === null) return null;
  return h(
    "section",
    { class: "photo-code", role: "status" },
    brings
      ? [
          h("p", { key: "what" }, say("photo-code")),
          button({ key: "play", class: "main-button", onClick: play }, say("photo-play")),
        ]
      : [
          h("div", { key: "what" }, fault(say("photo-code-other"))),
          h("p", { key: "text", class: "photo-code-text" }, text),
          aside("photo-code-unopened"),
        ],
  );
}
