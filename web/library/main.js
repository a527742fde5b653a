// Starts the library's page: JADE's collection and the player's own, filtered by level, technique, score and givens.

import { aside, button, effect, field, h, say, useState, valued } from "../ui.js";
import { VARIANTS } from "../game/variants.js";
import { late } from "../late.js";
import { TechniqueOptions, useAnswer } from "../panels/answer.js";
import { fault } from "../panels/icons.js";
import { startLeaf } from "../panels/leaf.js";
import { SiteHead } from "../panels/site-head.js";
import { loadRules } from "../rules-late.js";
import { collections, find, techniques } from "./api.js";
import { read, want, wish } from "./wish.js";

const List = late(async () => (await import("./list.js")).List);
const Import = late(async () => (await import("./own.js")).Import);
const Remove = late(async () => (await import("./own.js")).Remove);

const LEVELS = ["beginner", "very-easy", "easy", "medium", "hard", "very-hard", "extreme", "beyond"];

const rulesLoaded = () =>
  loadRules().then(
    () => true,
    () => false,
  );

function Page() {
  const [changed, setChanged] = useState(0);
  const { own, name, rules } = wish.value;
  const known = useAnswer(techniques, `${changed}`);
  // The names of variants come with the words of rules; without a connection there are none to choose from.
  const named = useAnswer(rulesLoaded, "");
  const mine = useAnswer(collections, `${changed}`);
  const found = useAnswer(() => find(wish.value), JSON.stringify([wish.value, changed]));
  const again = () => setChanged(changed + 1);
  const list = mine.reply?.collections ?? [];
  const others = known.reply?.onRequest ?? [];
  const names = new Map(
    [...(known.reply?.techniques ?? []), ...others].map(({ id, name: called }) => [id, called]),
  );
  const problem = found.problem || known.problem || (own && mine.problem);
  const none = own && mine.reply && list.length === 0;
  return h(
    "div",
    { class: "leaf library" },
    h(SiteHead, { here: "library" }),
    h(
      "main",
      { class: "leaf-main" },
      h("h1", {}, say("library-title")),
      aside("library-about"),
      h(
        "form",
        {
          class: "wish",
          role: "search",
          "aria-label": say("library-wish"),
          onSubmit: (/** @type {Event} */ event) => event.preventDefault(),
        },
        mine.reply?.kept !== false &&
          field(
            "own-name",
            h(
              "select",
              { value: own ? `own ${name}` : "", onChange: valued(choose) },
              h("option", { value: "" }, say("library-jade")),
              h("option", { value: "own " }, say("library-all-own")),
              list.map((one) =>
                h("option", { key: one.name, value: `own ${one.name}` }, `${one.name} (${one.puzzles})`),
              ),
            ),
          ),
        !own &&
          named.reply &&
          field(
            "library-variant",
            h(
              "select",
              { value: rules, onChange: valued((rules) => want({ rules })) },
              h("option", { value: "" }, say("library-plain")),
              VARIANTS.filter(({ made }) => !made).map((one) =>
                h("option", { key: one.rules, value: one.rules }, say(`rule-${one.rule}`)),
              ),
            ),
          ),
        select(
          "make-level",
          wish.value.level,
          (level) => want({ level }),
          LEVELS.map((one) => h("option", { key: one, value: one }, say(`page-level-${one}`))),
        ),
        select(
          "choose-label",
          wish.value.technique,
          (technique) => want({ technique }),
          h(TechniqueOptions, { list: known.reply?.techniques ?? [], others: own ? [] : others }),
        ),
        h(Range, { of: "score" }),
        h(Range, { of: "givens" }),
        wish.value.technique &&
          h(
            "label",
            { class: "choice moment" },
            h("input", {
              type: "checkbox",
              checked: !wish.value.whole,
              onChange: () => want({ whole: wish.value.whole ? "" : "1", page: wish.value.page }),
            }),
            h("span", {}, say("library-moment")),
          ),
        button(
          {
            class: "all",
            onClick: () =>
              want({ rules: "", level: "", technique: "", whole: "", score: ["", ""], givens: ["", ""] }),
          },
          say("library-clear"),
        ),
      ),
      problem &&
        h("div", { class: "buttons" }, fault(problem), button({ onClick: again }, say("library-again"))),
      none
        ? h("p", {}, say("own-none"))
        : found.reply && h(List, { ...found.reply, whole: wish.value.whole, names }),
      own &&
        name &&
        list.some((one) => one.name === name) &&
        h(Remove, { key: `remove-${name}`, name, done: () => (want({ name: "" }), again()) }),
      h(Import, {
        names: list.map((one) => one.name),
        done: (into) => (want({ own: "1", name: into, page: 1 }), again()),
      }),
    ),
  );
}

/** @param {string} value of the option in the choice of collections */
const choose = (value) => want({ own: value ? "1" : "", rules: "", name: value.slice("own ".length) });

/**
 * @param {string} label
 * @param {string} value
 * @param {(value: string) => void} set
 * @param {import("preact").ComponentChildren} options
 */
const select = (label, value, set, options) =>
  field(
    label,
    h("select", { value, onChange: valued(set) }, h("option", { value: "" }, say("own-any")), options),
  );

/** A range with two ends, each of which may be open. @param {{ of: "score" | "givens" }} props */
function Range({ of }) {
  const ends = wish.value[of];
  const end = (/** @type {0 | 1} */ at) =>
    h("input", {
      type: "number",
      min: 0,
      max: 99999,
      inputMode: "numeric",
      value: ends[at],
      "aria-label": say(`range-${of}-${at ? "most" : "least"}`),
      placeholder: say(at ? "range-most" : "range-least"),
      onInput: valued((value) => {
        const next = /** @type {[string, string]} */ ([...ends]);
        next[at] = /^\d{0,9}$/.test(value) ? value : "";
        want({ [of]: next });
      }),
    });
  return h(
    "fieldset",
    { class: "range" },
    h("legend", {}, say(`range-${of}`)),
    end(0),
    h("span", { "aria-hidden": true }, "–"),
    end(1),
  );
}

function follow() {
  effect(() => void (document.title = `${say("library-title")} · JADE`));
  addEventListener("popstate", () => (wish.value = read(location.search)));
}

void startLeaf(
  Page,
  follow,
  "The library could not be loaded: the program does not answer. · No se ha podido cargar la biblioteca: el programa no responde.",
);
