// Shares the puzzle: a link, as text and as a QR code, the board as text, a picture of it.

import { aside, button, h, say, useEffect, useRef, useState } from "../ui.js";
import { NO_DRAWING } from "../board/board.js";
import { freshSheet } from "../game/sheet.js";
import { runCommand } from "../commands/run.js";
import { label } from "../records/labels.js";
import { game } from "../store.js";
import { formats } from "../tutor/asks.js";
import { fits, isLocal, LINK, write } from "../tutor/write.js";
import { faultText } from "../words/fault.js";
import { encode } from "../vendor/uqr/uqr.js";
import { useAnswer } from "./answer.js";
import { BoardView } from "./board-view.js";
import { DialogFrame } from "./dialog.js";
import { levelText } from "./game-bar.js";
import { shownDrawing } from "./game-board.js";
import { fault, Icon } from "./icons.js";
import { pictureOf } from "./picture.js";
import { download } from "./save-dialog.js";
import { copied, ShareLink } from "./share-link.js";

/** Programs that open a link, and the format of their links. */
const PROGRAMS = /** @type {const} */ ({
  jade: LINK,
  sudokupad: "f-puzzles",
  "sudoku-coach": "sudoku-coach-link",
});

/** @typedef {keyof typeof PROGRAMS} Program */

/** SudokuPad reads what f-puzzles writes. @param {Program} program @param {string} text */
const linkOf = (program, text) =>
  program === "sudokupad" ? text.replace("f-puzzles.com/?load=", "sudokupad.app/fpuzzles") : text;

/** The board as text: rows of digits. */
const TEXT = "rows";

/** The number of characters up to which cameras read a QR code well. */
const READABLE = 1000;

/** The program chosen last. A link of this computer opens nowhere else. @type {Program | null} */
let last = null;

export function ShareDialog() {
  const { sheet } = game.value;
  const mine =
    sheet.colors.length > 0 ||
    ["entries", "corners", "candidates"].some((part) =>
      /** @type {unknown[]} */ (/** @type {any} */ (sheet)[part]).some(Boolean),
    );
  const [written, setWritten] = useState(false);
  const [done, setDone] = useState("");
  const [problem, setProblem] = useState("");
  const [program, setProgram] = useState(/** @type {Program} */ (last ?? (isLocal() ? "sudokupad" : "jade")));
  const host = /** @type {{ current: HTMLDivElement | null }} */ (useRef(null));
  const known = useAnswer(formats, "");
  const can = new Set((known.reply?.formats ?? []).filter(fits).map(({ id }) => id));
  const programs = /** @type {Program[]} */ (Object.keys(PROGRAMS)).filter((one) => can.has(PROGRAMS[one]));
  const now = programs.includes(program) ? program : "jade";
  const chosen = known.reply || known.problem ? now : null;
  const answer = useAnswer(chosen && (() => write(PROGRAMS[chosen], { written })), `${chosen} ${written}`);
  useEffect(() => setDone(""), [now, written]);
  const link = linkOf(now, answer.reply?.text.trim() ?? "");
  const level = levelText(label.value);

  const attempt = async (/** @type {() => Promise<string>} */ work) => {
    try {
      setProblem("");
      setDone(await work());
    } catch (error) {
      // A player who closes the system's dialog has changed their mind.
      if (!(error instanceof DOMException && error.name === "AbortError")) setProblem(faultText(error));
    }
  };
  const name = level ? `Sudoku · ${level}` : "Sudoku";
  const send = async () => {
    await navigator.share({ title: name, text: name, url: link });
    return "";
  };
  const copyText = async () => copied((await write(TEXT, { written })).text);
  const save = async () => {
    const drawn = host.current?.querySelector("svg");
    if (drawn) download(await pictureOf(/** @type {SVGSVGElement} */ (drawn)), "sudoku.png");
    return "share-picture-saved";
  };
  return h(
    DialogFrame,
    { title: say("share-title"), look: "wide share" },
    h(
      "div",
      { class: "share-views" },
      h(
        "div",
        { ref: host },
        h(BoardView, {
          look: "thumbnail",
          label: say("share-preview"),
          numbered: false,
          sheet: written ? sheet : freshSheet(sheet.board, sheet.givens, sheet.barred),
          drawing: written ? shownDrawing.value : NO_DRAWING,
        }),
      ),
      link && h(QrCode, { text: link }),
    ),
    programs.length > 1 &&
      h(
        "fieldset",
        {},
        h("legend", {}, say("share-to")),
        programs.map((one) =>
          h(
            "label",
            { class: "choice", key: one },
            h("input", {
              type: "radio",
              name: "program",
              value: one,
              checked: now === one,
              onChange: () => setProgram((last = one)),
            }),
            h("span", {}, say(`share-to-${one}`)),
          ),
        ),
      ),
    mine &&
      h(
        "label",
        { class: "choice" },
        h("input", { type: "checkbox", checked: written, onChange: () => setWritten(!written) }),
        h("span", {}, say("share-written")),
      ),
    now === "jade" &&
      isLocal() &&
      h("p", { class: "fault" }, h(Icon, { name: "warning" }), say("save-local")),
    sheet.links.length > 0 && written && aside("share-lost-lines"),
    answer.reply?.lostText && written && aside("share-lost", { what: answer.reply.lostText }),
    h(ShareLink, { link }),
    h(
      "div",
      { class: "buttons" },
      typeof navigator.share === "function" &&
        button(
          { class: "main-button", "aria-disabled": !link, onClick: () => link && void attempt(send) },
          say("share-send"),
        ),
      button(
        {
          class: typeof navigator.share === "function" ? "" : "main-button",
          "aria-disabled": !link,
          onClick: () => link && void attempt(() => copied(link)),
        },
        say("share-copy"),
      ),
      button({ onClick: () => void attempt(copyText) }, say("share-text")),
      button({ onClick: () => void attempt(save) }, say("share-picture")),
    ),
    h("p", { class: "quiet", role: "status" }, done && say(done)),
    (problem || answer.problem) && fault(problem || answer.problem),
    button({ class: "word-button", onClick: () => runCommand({ do: "saveAs" }) }, say("share-formats")),
  );
}

/** @param {{ text: string }} props */
function QrCode({ text }) {
  if (text.length > READABLE) return aside("share-no-qr");
  const { size, data } = encode(text, { ecc: "L", border: 3 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return h(
    "figure",
    { class: "qr" },
    h(
      "svg",
      {
        viewBox: `0 0 ${size} ${size}`,
        role: "img",
        "aria-label": say("share-qr"),
        "shape-rendering": "crispEdges",
      },
      h("path", { d: path }),
    ),
    h("figcaption", { class: "quiet" }, say("share-qr-how")),
  );
}
