// Printing: the browser prints the page; a PDF holds the sheet, the puzzle with its solution, or a worksheet.

import { button, field, h, say, useState, valued } from "../ui.js";
import { colorData, sheetData } from "../game/sheet.js";
import { settings } from "../settings.js";
import { dispatch, game } from "../store.js";
import { askFile } from "../tutor/api.js";
import { faultText } from "../words/fault.js";
import { DialogFrame } from "./dialog.js";
import { fault } from "./icons.js";
import { download } from "./save-dialog.js";
import { TechniqueSelect } from "./technique-dialogs.js";

const KINDS = /** @type {const} */ (["sheet", "puzzle", "worksheet"]);
const PAPERS = /** @type {const} */ (["a4", "letter"]);

export function PrintDialog() {
  const [kind, setKind] = useState(/** @type {typeof KINDS[number]} */ ("sheet"));
  const [paper, setPaper] = useState(/** @type {typeof PAPERS[number]} */ ("a4"));
  const [more, setMore] = useState("");
  const [perPage, setPerPage] = useState(4);
  const [state, setState] = useState(
    /** @type {{ busy: boolean, problem: string }} */ ({ busy: false, problem: "" }),
  );
  const make = async () => {
    if (state.busy) return;
    setState({ busy: true, problem: "" });
    const { sheet } = game.peek();
    try {
      const body = {
        sheet: sheetData(sheet),
        colors: colorData(sheet),
        kind,
        paper,
        lang: settings.peek().lang,
        perPage,
        ...(kind !== "sheet" && more.trim() ? { more } : {}),
        ...(kind === "worksheet" && settings.peek().technique
          ? { technique: settings.peek().technique }
          : {}),
      };
      download(await askFile("print", body), "jade.pdf");
      setState({ busy: false, problem: "" });
    } catch (error) {
      setState({ busy: false, problem: faultText(error) });
    }
  };
  const now = () => {
    dispatch({ type: "dialogClosed" });
    // Wait until the dialog is gone, so that it is not printed.
    setTimeout(() => print(), 100);
  };
  return h(
    DialogFrame,
    { title: say("print-title") },
    h(
      "fieldset",
      {},
      h("legend", {}, say("print-what")),
      KINDS.map((one) => radio("kind", one, kind === one, () => setKind(one))),
    ),
    kind === "worksheet" && field("choose-label", h(TechniqueSelect, {})),
    kind !== "sheet" &&
      h(
        "label",
        { class: "field tall" },
        h("span", {}, say("print-more")),
        h("textarea", { rows: 3, value: more, spellcheck: false, onInput: valued(setMore) }),
      ),
    kind !== "sheet" &&
      field(
        "print-per-page",
        h(
          "select",
          { value: perPage, onChange: valued((value) => setPerPage(Number(value))) },
          [1, 2, 4, 6, 9].map((count) => h("option", { key: count, value: count }, count)),
        ),
      ),
    h(
      "fieldset",
      {},
      h("legend", {}, say("print-paper")),
      PAPERS.map((one) => radio("paper", one, paper === one, () => setPaper(one))),
    ),
    state.problem && fault(state.problem),
    h(
      "div",
      { class: "buttons" },
      button({ class: "main-button", "aria-disabled": Boolean(state.busy), onClick: make }, say("print-pdf")),
      button({ onClick: now }, say("print-now")),
    ),
  );
}

/** @param {string} name @param {string} value @param {boolean} checked @param {() => void} onChange */
const radio = (name, value, checked, onChange) =>
  h(
    "label",
    { class: "choice", key: value },
    h("input", { type: "radio", name, value, checked, onChange }),
    h("span", {}, say(`print-${name}-${value}`)),
  );
