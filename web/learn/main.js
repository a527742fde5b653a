// Starts the lessons' page: /learn lists the lessons, /learn/x-wing shows one.

import { aside, effect, h, signal } from "../ui.js";
import { late } from "../late.js";
import { settings } from "../settings.js";
import { faultText } from "../words/fault.js";
import { say } from "../say.js";
import { Icon } from "../panels/icons.js";
import { startLeaf } from "../panels/leaf.js";
import { SiteHead } from "../panels/site-head.js";
import { ApiError } from "../tutor/api.js";
import { lesson, lessons, search } from "./api.js";
import { toStation } from "./in-sight.js";
import { PathPage } from "./path-page.js";
import { stationOf } from "../progress/path.js";
import { PHASES } from "../progress/progress.js";
import { TESTED } from "./tests.js";
import { ROOT, belowRoot, decoded } from "../root.js";

/** @import { LessonReply, LessonSearchReply, LessonsReply } from "../types/contract.js" */
/**
 * @typedef {{ kind: "list", reply: LessonsReply } | { kind: "lesson", reply: LessonReply, opening: LessonReply | null }
 *   | { kind: "found", words: string, reply: LessonSearchReply } | { kind: "failed", message: string }} View
 */

const failed = () =>
  void (view.value = { kind: "failed", message: faultText(new ApiError({ code: "offline" })) });
const Found = late(async () => (await import("./list.js")).Found, failed);
const GrowthPage = late(async () => (await import("./growth-page.js")).GrowthPage, failed);
const Lesson = late(async () => (await import("./lesson.js")).Lesson, failed);
const List = late(async () => (await import("./list.js")).List, failed);
const Mixed = late(async () => (await import("./mixed.js")).Mixed, failed);
const Placement = late(async () => (await import("./placement.js")).Placement, failed);
const Round = late(async () => (await import("./round.js")).Round, failed);
const TestPage = late(async () => (await import("./test-page.js")).TestPage, failed);
const Station = late(async () => (await import("./station.js")).Station, failed);

/** What is shown; null while it loads. @type {import("../vendor/signals/signals-core.js").Signal<View | null>} */
const view = signal(/** @type {View | null} */ (null));
/** The address that is requested. */
const asked = signal({ path: location.pathname, query: location.search });

/** The id in an address: `/learn/x-wing` → `x-wing`. @param {string} path */
const idIn = (path) => decoded(belowRoot(path).replace(/^learn(\.html)?\/?/, ""));

/** What stands in the search field. */
const typed = signal(wordsIn(location.search));

/** The words of a search. @param {string} query */
function wordsIn(query) {
  return new URLSearchParams(query).get("words") ?? "";
}

/** Whether someone is typing in the search field, where the focus must stay. */
const isTyping = () => Boolean(document.activeElement?.closest("[role=search]"));

/** Searches while someone types: a search is one entry in the history, however many letters it has. */
function searchAsTyped() {
  const words = typed.value.trim();
  // One letter is in every lesson.
  if (words === wordsIn(asked.value.query) || words.length === 1) return;
  const to = words ? `${ROOT}learn?words=${encodeURIComponent(words)}` : `${ROOT}learn`;
  if (wordsIn(asked.value.query)) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  asked.value = { path: location.pathname, query: location.search };
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let soon;

/** Navigates to a lessons address without reloading the page. @param {string} to */
export function go(to) {
  history.pushState(null, "", to);
  arriveAt();
}

/** Takes the address that the browser shows. */
function arriveAt() {
  asked.value = { path: location.pathname, query: location.search };
  typed.value = wordsIn(location.search);
}

/** A lesson, and the one whose board comes first at its station. @param {string} id @param {import("../types/page.js").Language} lang */
async function lessonAt(id, lang) {
  const first = asks("do") ? stationOf(id)?.opening : undefined;
  const [reply, opening] = await Promise.all([lesson(id, lang), first ? lesson(first, lang) : null]);
  return { reply, opening };
}

/** Loads what the address requests. */
async function follow() {
  const { path, query } = asked.value;
  const { lang } = settings.value;
  const id = idIn(path);
  const words = wordsIn(query).trim();
  try {
    /** @type {View} */
    const next = id
      ? { kind: "lesson", ...(await lessonAt(id, lang)) }
      : words
        ? { kind: "found", words, reply: await search(words, lang) }
        : { kind: "list", reply: await lessons(lang) };
    const same = asked.peek().path === path && asked.peek().query === query && settings.peek().lang === lang;
    if (!same) return;
    const moved = view.peek() !== null;
    view.value = next;
    if (moved && !isTyping()) arrive();
  } catch (error) {
    view.value = { kind: "failed", message: faultText(error) };
  }
}

/** Scrolls a new page to its top and moves the focus there. */
function arrive() {
  requestAnimationFrame(() => {
    if (!toStation()) scrollTo(0, 0);
    document.querySelector("h1")?.focus({ preventScroll: true });
  });
}

function Page() {
  const now = view.value;
  return h(
    "div",
    { class: "leaf learn" },
    h(Head, {}),
    h("main", { class: "leaf-main" }, now ? body(now) : aside("lessons-loading")),
  );
}

/** Whether the address asks for this view: `/learn?all`, `/learn/x-wing?do`. @param {string} view */
const asks = (view) => new URLSearchParams(asked.value.query).has(view);

/** The small test that the address asks for: `/learn/x-wing?test=before`. */
const testAsked = () => new URLSearchParams(asked.value.query).get("test") ?? "";

/** @param {string} name @returns {name is import("./tests.js").Phase} */
const isPhase = (name) => PHASES.some((phase) => phase === name);

/** @param {LessonsReply} reply @returns {(id: string) => string} */
const titleIn = ({ chapters }) => {
  const entries = chapters.flatMap(({ lessons }) => lessons);
  return (id) =>
    id === "rules" ? say("path-first") : (entries.find((entry) => entry.id === id)?.title ?? id);
};

/** @param {View} now */
function body(now) {
  const phase = testAsked();
  switch (now.kind) {
    case "list":
      if (asks("mixed")) return h(Mixed, { reply: now.reply });
      if (asks("place")) return h(Placement, { title: titleIn(now.reply) });
      if (asks("growth")) return h(GrowthPage, { reply: now.reply });
      return asks("all") ? h(List, { reply: now.reply }) : h(PathPage, { title: titleIn(now.reply) });
    case "lesson":
      if (isPhase(phase) && TESTED.includes(now.reply.id))
        return h(TestPage, { key: `${phase} ${now.reply.id}`, reply: now.reply, phase });
      if (asks("three") && now.reply.technique)
        return h(Round, { key: `three ${now.reply.id}`, reply: now.reply });
      return asks("do") && stationOf(now.reply.id)
        ? h(Station, { key: `do ${now.reply.id}`, reply: now.reply, opening: now.opening, go })
        : h(Lesson, { key: `${now.reply.id}`, reply: now.reply });
    case "found":
      return h(Found, { words: now.words, reply: now.reply });
    case "failed":
      return [
        h("h1", { tabIndex: -1 }, say("lessons-failed")),
        h("p", { role: "alert" }, now.message),
        h("p", {}, h("a", { href: `${ROOT}learn` }, say("lessons-all"))),
      ];
  }
}

function Head() {
  const view = (/** @type {string} */ address, /** @type {string} */ text, /** @type {boolean} */ here) =>
    h("a", { href: ROOT + address, "aria-current": here ? "page" : undefined }, say(text));
  const list = idIn(asked.value.path) === "";
  return [
    h(SiteHead, { here: "learn" }),
    h(
      "div",
      { class: "leaf-sub" },
      h(
        "nav",
        { "aria-label": say("lessons-title") },
        view("learn", "path-title", list && asked.value.query === ""),
        view("learn?all", "lessons-all", list && asks("all")),
      ),
      h(
        "form",
        {
          role: "search",
          class: "learn-search",
          onSubmit: (/** @type {SubmitEvent} */ event) => {
            event.preventDefault();
            const text = typed.value.trim();
            // With Enter the search is over: the focus goes to its results.
            if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
            clearTimeout(soon);
            if (text === wordsIn(asked.value.query)) arrive();
            else go(text ? `${ROOT}learn?words=${encodeURIComponent(text)}` : `${ROOT}learn`);
          },
        },
        h(Icon, { name: "search" }),
        h("input", {
          type: "search",
          name: "words",
          "aria-label": say("lessons-search"),
          placeholder: say("lessons-search"),
          title: say("lessons-search"),
          value: typed.value,
          onInput: (/** @type {InputEvent} */ event) => {
            typed.value = /** @type {HTMLInputElement} */ (event.target).value;
            clearTimeout(soon);
            soon = setTimeout(searchAsTyped, 250);
          },
        }),
      ),
    ),
  ];
}

/** Follows links between lessons without reloading the page. @param {MouseEvent} event */
function followLink(event) {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const plain =
    event.button === 0 &&
    !event.ctrlKey &&
    !event.metaKey &&
    !event.shiftKey &&
    !event.altKey &&
    !event.defaultPrevented;
  if (!link || !plain || link.origin !== location.origin || !/^learn(\/|$)/.test(belowRoot(link.pathname)))
    return;
  event.preventDefault();
  go(link.href);
}

function start() {
  effect(() => void follow());
  effect(() => {
    const now = view.value;
    const title = now?.kind === "lesson" ? now.reply.title : say("lessons-title");
    document.title = `${title} · JADE`;
  });
  addEventListener("popstate", arriveAt);
  document.addEventListener("click", followLink);
}

void startLeaf(
  Page,
  start,
  "The lessons could not be loaded: the program does not answer. · No se han podido cargar las lecciones: el programa no responde.",
);
