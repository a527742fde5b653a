// A class, as its teacher sees it: what it is to do, how it does with techniques, its pupils, the class itself.

import { aside, button, h, say, useRef, useState } from "../ui.js";
import { Form, messageOf } from "../account/fields.js";
import { useAnswer } from "../panels/answer.js";
import { settings } from "../settings.js";
import { AccountError, askAccount } from "../sync/server.js";
import { Assign } from "./assign.js";
import { csvOf } from "./csv.js";
import { NamesField } from "./names-field.js";
import { MOST, namesIn } from "./names.js";
import { change, go } from "./state.js";
import { isStuck, rowsOf, techniquesOf, together } from "./table.js";
import { dayOf, doneText, loadNames, moment, taskText, timeText, unchecked } from "./words.js";

/** @import { AssignmentJson, ClassReply, PupilJson } from "../types/contract.js" */
/** @import { Names } from "./words.js" */

/** @param {{ reply: ClassReply }} props */
export function ClassPage({ reply }) {
  const names = useAnswer(loadNames, settings.value.lang).reply ?? undefined;
  return [
    h("p", { class: "not-printed" }, button({ onClick: () => void go() }, `← ${say("class-title")}`)),
    h("h1", { tabIndex: -1 }, reply.class.name),
    h(Assignments, { reply, names }),
    h(Techniques, { reply, names }),
    h(Pupils, { reply }),
    h(ThisClass, { reply }),
  ];
}

/** @param {{ reply: ClassReply, names: Names | undefined }} props */
function Assignments({ reply, names }) {
  const { assignments } = reply;
  const [open, setOpen] = useState(false);
  return h(
    "section",
    { "aria-labelledby": "assignments-title" },
    h("h2", { id: "assignments-title" }, say("class-assignments")),
    assignments.length === 0 && aside("class-assignments-none"),
    assignments.map((one) => h(OneAssignment, { key: one.id, one, reply, names })),
    open
      ? h(Assign, { of: reply.class.id, names, close: () => setOpen(false) })
      : h(
          "p",
          { class: "buttons not-printed" },
          button({ class: "main-button", onClick: () => setOpen(true) }, say("class-assign")),
        ),
  );
}

/** @param {{ one: AssignmentJson, reply: ClassReply, names: Names | undefined }} props */
function OneAssignment({ one, reply, names }) {
  const { id, title, task, opens, closes, exam, results } = one;
  const { pupils, now } = reply;
  const [sure, setSure] = useState(false);
  const [message, setMessage] = useState("");
  const done = results.filter((result) => result.done >= result.of).length;
  const when =
    now < opens
      ? say("class-opens", { when: moment(opens) })
      : say(now < closes ? "class-open-until" : "class-closed", { when: moment(closes) });
  const remove = () =>
    change("assignments/remove", { class: reply.class.id, assignment: id }).catch((error) =>
      setMessage(messageOf(error)),
    );
  return h(
    "article",
    { class: "card", "aria-labelledby": `title-${id}` },
    h("h3", { id: `title-${id}` }, title, exam && h("span", { class: "tag" }, say("class-exam"))),
    h("p", {}, taskText(task, names)),
    h("p", { class: "quiet" }, when),
    pupils.length > 0 &&
      h(
        "details",
        { class: "fold" },
        h("summary", {}, say("class-results", { done, of: pupils.length })),
        h(
          "div",
          { class: "wide-table", tabIndex: 0, role: "group", "aria-labelledby": `title-${id}` },
          h(Results, { one, pupils }),
        ),
        results.some(unchecked) && aside("class-unchecked-about"),
      ),
    h(
      "p",
      { class: "buttons not-printed" },
      sure
        ? [
            button({ class: "danger", onClick: () => void remove() }, say("class-unassign-sure")),
            button({ onClick: () => setSure(false) }, say("account-cancel")),
          ]
        : button({ "aria-describedby": `title-${id}`, onClick: () => setSure(true) }, say("class-unassign")),
    ),
    message && h("p", { class: "fault", role: "alert" }, message),
  );
}

/** @param {{ one: AssignmentJson, pupils: PupilJson[] }} props */
function Results({ one: { exam, task, results }, pupils }) {
  const heads = ["pupil", "csv-done", "csv-unaided", "csv-hints", "time", ...(exam ? ["begun"] : [])];
  return h(
    "table",
    { class: "class-table" },
    h(
      "thead",
      {},
      h(
        "tr",
        {},
        heads.map((id) => h("th", { key: id, scope: "col" }, say(`class-${id}`))),
      ),
    ),
    h(
      "tbody",
      {},
      pupils.map(({ id, name }, place) => {
        const result = results[place];
        const { done, unaided, hints, seconds, late, begun } = result;
        const timed = task.kind !== "station";
        return h(
          "tr",
          { key: id },
          h("th", { scope: "row" }, name),
          h(
            "td",
            { class: done >= result.of ? "all-done" : "" },
            doneText(result),
            late && h("small", {}, say("class-late")),
            unchecked(result) > 0 &&
              h("small", {}, say("class-unchecked", { count: unchecked(result), done })),
          ),
          h("td", {}, unaided),
          h("td", { class: exam && hints > 0 ? "stuck" : "" }, hints),
          h("td", {}, timed ? timeText(seconds) : "–"),
          exam && h("td", {}, begun === undefined ? "–" : moment(begun)),
        );
      }),
    ),
  );
}

/** @param {{ reply: ClassReply, names: Names | undefined }} props */
function Techniques({ reply, names }) {
  const { pupils, techniques: found } = reply;
  const [told, setTold] = useState("");
  const order = [...(names?.techniques.keys() ?? [])];
  const ids = techniquesOf(found, order);
  const nameOf = (/** @type {string} */ id) => names?.techniques.get(id) ?? id;
  const save = () => {
    const text = csvOf(rowsOf(reply, ids, nameOf, say), settings.peek().lang);
    const address = URL.createObjectURL(new Blob([text], { type: "text/csv" }));
    const download = `${reply.class.name.replace(/[^\p{L}\p{N}-]+/gu, "-")}.csv`;
    Object.assign(document.createElement("a"), { href: address, download }).click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
    setTold(say("class-csv-saved", { file: download }));
  };
  return h(
    "section",
    { "aria-labelledby": "techniques-title" },
    h("h2", { id: "techniques-title" }, say("class-techniques")),
    aside(ids.length ? "class-techniques-about" : "class-techniques-none"),
    ids.length > 0 &&
      h(
        "div",
        { class: "wide-table", tabIndex: 0, role: "group", "aria-labelledby": "techniques-title" },
        h(
          "table",
          { class: "class-table techniques-table" },
          h(
            "thead",
            {},
            h(
              "tr",
              {},
              h("th", { scope: "col" }, say("class-pupil")),
              ids.map((id) => h("th", { key: id, scope: "col" }, nameOf(id))),
            ),
          ),
          h(
            "tbody",
            {},
            pupils.map(({ id: pupil, name }, place) =>
              h(
                "tr",
                { key: pupil },
                h("th", { scope: "row" }, name),
                ids.map((id) => {
                  const one = found[place].find(({ technique }) => technique === id);
                  if (!one) return h("td", { key: id, class: "none" }, "–");
                  const sum = together(one);
                  return h(
                    "td",
                    { key: id, class: isStuck(sum) ? "stuck" : "" },
                    say("class-unaided-of", { unaided: sum.unaided, all: sum.all }),
                    isStuck(sum) && h("small", {}, say("class-stuck")),
                  );
                }),
              ),
            ),
          ),
        ),
      ),
    h(
      "p",
      { class: "buttons not-printed" },
      pupils.length > 0 && button({ onClick: save }, say("class-csv")),
      button({ onClick: () => print() }, say("class-print")),
    ),
    h("p", { class: "told not-printed", role: "status" }, told),
  );
}

/** @param {{ reply: ClassReply }} props */
function Pupils({ reply }) {
  const { pupils, now } = reply;
  const of = reply.class.id;
  const field = /** @type {{ current: HTMLTextAreaElement | null }} */ (useRef(null));
  const taken = pupils.map(({ name }) => name);
  return h(
    "section",
    { class: "not-printed", "aria-labelledby": "pupils-title" },
    h("h2", { id: "pupils-title" }, say("class-pupils-title")),
    h(
      "ul",
      { class: "pupils" },
      pupils.map((one) => h(OnePupil, { key: one.id, one, of, now })),
    ),
    h(NewCards, { of, count: pupils.length }),
    pupils.length < MOST &&
      h(
        "details",
        { class: "fold" },
        h("summary", {}, say("class-add")),
        h(
          "div",
          {},
          h(
            Form,
            {
              id: "add",
              submit: "class-add-do",
              fields: [],
              send: async () => {
                const names = namesIn(field.current?.value ?? "");
                if (names.length === 0) throw new AccountError(say("class-no-names"));
                await change("pupils/add", { class: of, pupils: names });
              },
            },
            h(NamesField, { id: "add-names", field, taken }),
          ),
        ),
      ),
  );
}

/** @param {{ of: string, count: number }} props */
function NewCards({ of, count }) {
  const [sure, setSure] = useState(false);
  const [message, setMessage] = useState("");
  if (count === 0) return null;
  const make = () => change("cards", { class: of }).catch((error) => setMessage(messageOf(error)));
  return h(
    "div",
    {},
    sure && h("p", {}, say("class-cards-all-about")),
    h(
      "p",
      { class: "buttons" },
      sure
        ? [
            button({ class: "main-button", onClick: () => void make() }, say("class-cards-all-sure")),
            button({ onClick: () => setSure(false) }, say("account-cancel")),
          ]
        : button({ onClick: () => setSure(true) }, say("class-cards-all")),
    ),
    message && h("p", { class: "fault", role: "alert" }, message),
  );
}

/** @param {{ one: PupilJson, of: string, now: number }} props */
function OnePupil({ one: { id, name, login, cardUntil, used }, of, now }) {
  const [message, setMessage] = useState("");
  const [signOut, setSignOut] = useState(false);
  const state =
    used !== undefined
      ? say("class-pupil-used", { day: dayOf(Math.min(used, now)) })
      : cardUntil !== undefined
        ? say("class-pupil-card", { day: dayOf(cardUntil) })
        : say("class-pupil-out");
  const make = () =>
    change("cards", { class: of, pupil: id, signOut }).catch((error) => setMessage(messageOf(error)));
  return h(
    "li",
    {},
    h(
      "details",
      { class: "fold" },
      h("summary", {}, h("span", {}, name), h("small", {}, state)),
      h(
        "div",
        {},
        h("p", { class: "quiet" }, say("class-pupil-login", { login })),
        h(
          "label",
          { class: "check" },
          h("input", { type: "checkbox", checked: signOut, onChange: () => setSignOut(!signOut) }),
          h("span", {}, say("class-card-sign-out"), h("small", {}, say("class-card-sign-out-more"))),
        ),
        h("p", { class: "buttons" }, button({ onClick: () => void make() }, say("class-card-new"))),
        message && h("p", { class: "fault", role: "alert" }, message),
        h(Form, {
          id: `rename-${id}`,
          submit: "class-pupil-rename",
          fields: [{ name: "name", label: "class-pupil-name", value: name }],
          send: ({ name }) => change("pupils/rename", { class: of, pupil: id, name }),
        }),
        h(
          "details",
          { class: "fold" },
          h("summary", {}, say("class-pupil-remove")),
          h(
            "div",
            {},
            aside("class-pupil-remove-about", { name }),
            h(Form, {
              id: `remove-${id}`,
              submit: "class-pupil-remove-do",
              danger: true,
              fields: [PASSWORD],
              send: ({ password }) => change("pupils/remove", { class: of, pupil: id, password }),
            }),
          ),
        ),
      ),
    ),
  );
}

const PASSWORD = /** @type {const} */ ({
  name: "password",
  label: "account-password-now",
  type: "password",
  autocomplete: "current-password",
});

/** @param {{ reply: ClassReply }} props */
function ThisClass({ reply }) {
  const { id, name, pupils } = reply.class;
  return h(
    "section",
    { class: "not-printed", "aria-labelledby": "this-title" },
    h("h2", { id: "this-title" }, say("class-this")),
    h(
      "details",
      { class: "fold" },
      h("summary", {}, say("class-rename")),
      h(
        "div",
        {},
        h(Form, {
          id: "rename",
          submit: "class-rename",
          fields: [{ name: "name", label: "class-name", value: name }],
          send: ({ name }) => change("rename", { class: id, name }),
        }),
      ),
    ),
    h(
      "details",
      { class: "fold" },
      h("summary", {}, say("class-delete")),
      h(
        "div",
        {},
        h("p", {}, say("class-delete-about", { count: pupils })),
        h(Form, {
          id: "delete",
          submit: "class-delete-do",
          danger: true,
          fields: [PASSWORD],
          send: async ({ password }) => {
            await askAccount("/classes/delete", { class: id, password });
            await go();
          },
        }),
      ),
    ),
  );
}
