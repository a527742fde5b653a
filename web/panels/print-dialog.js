// Printing: the page as it is by the browser; as PDF the sheet as it stands, the puzzle with its solution, a worksheet.

import { useState } from "../vendor/preact/hooks.js";
import { h } from "../vendor/preact/preact.js";
import { colorData, sheetData } from "../game/sheet.js";
import { dispatch, game, settings } from "../store.js";
import { ApiError, askFile } from "../tutor/api.js";
import { problemText } from "../words/announce.js";
import { say } from "../words/say.js";
import { DialogFrame } from "./dialog.js";
import { Icon } from "./icons.js";
import { download } from "./save-dialog.js";
import { TechniqueSelect } from "./techniques.js";

const KINDS = /** @type {const} */ (["sheet", "puzzle", "worksheet"]);
const PAPERS = /** @type {const} */ (["a4", "letter"]);

export function PrintDialog() {
  const [kind, setKind] = useState(/** @type {typeof KINDS[number]} */ ("sheet"));
  const [paper, setPaper] = useState(/** @type {typeof PAPERS[number]} */ ("a4"));
  const [more, setMore] = useState("");
  const [perPage, setPerPage] = useState(4);
  const [state, setState] = useState(/** @type {{ busy: boolean, problem: string }} */ ({ busy: false, problem: "" }));
  const make = async () => {
    if (state.busy) return;
    setState({ busy: true, problem: "" });
    const { sheet } = game.peek();
    try {
      const body = { sheet: sheetData(sheet), colors: colorData(sheet), kind, paper, lang: settings.peek().lang, perPage, ...(kind !== "sheet" && more.trim() ? { more } : {}), ...(kind === "worksheet" && settings.peek().technique ? { technique: settings.peek().technique } : {}) };
      download(await askFile("print", body), "jade.pdf");
      setState({ busy: false, problem: "" });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState({ busy: false, problem: problemText(say, error.problem) });
    }
  };
  const now = () => {
    dispatch({ type: "dialogClosed" });
    // When the dialog is gone from the paper.
    setTimeout(() => print(), 100);
  };
  return h(DialogFrame, { title: say("print-title") },
    h("fieldset", {}, h("legend", {}, say("print-what")), KINDS.map((one) => radio("kind", one, kind === one, () => setKind(one)))),
    kind === "worksheet" && h("label", { class: "field" }, h("span", {}, say("choose-label")), h(TechniqueSelect, {})),
    kind !== "sheet" && h("label", { class: "field tall" }, h("span", {}, say("print-more")),
      h("textarea", { rows: 3, value: more, spellcheck: false, onInput: (/** @type {Event} */ event) => setMore(/** @type {HTMLTextAreaElement} */ (event.target).value) })),
    kind !== "sheet" && h("label", { class: "field" }, h("span", {}, say("print-per-page")),
      h("select", { value: perPage, onChange: (/** @type {Event} */ event) => setPerPage(Number(/** @type {HTMLSelectElement} */ (event.target).value)) },
        [1, 2, 4, 6, 9].map((count) => h("option", { key: count, value: count }, count)))),
    h("fieldset", {}, h("legend", {}, say("print-paper")), PAPERS.map((one) => radio("paper", one, paper === one, () => setPaper(one)))),
    state.problem && h("p", { class: "fault" }, h(Icon, { name: "warning" }), state.problem),
    h("div", { class: "buttons" },
      h("button", { type: "button", class: "main-button", "aria-disabled": state.busy ? "true" : undefined, onClick: make }, say("print-pdf")),
      h("button", { type: "button", onClick: now }, say("print-now"))));
}

/** @param {string} name @param {string} value @param {boolean} checked @param {() => void} onChange */
const radio = (name, value, checked, onChange) =>
  h("label", { class: "choice", key: value }, h("input", { type: "radio", name, value, checked, onChange }), h("span", {}, say(`print-${name}-${value}`)));
