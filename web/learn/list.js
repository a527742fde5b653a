// The lessons in the order of the course, and the results of a search.

import { aside, h, say } from "../ui.js";
import { ROOT } from "../root.js";

/** @import { LessonEntry, LessonSearchReply, LessonsReply } from "../types/contract.js" */

/** @param {{ reply: LessonsReply }} props */
export const List = ({ reply }) => [
  h("h1", { tabIndex: -1 }, say("lessons-title")),
  aside("lessons-order"),
  ...reply.chapters.map(({ title, lessons }) =>
    h(
      "section",
      { key: title, class: "chapter" },
      h("h2", {}, title),
      h(
        "ol",
        {},
        lessons.map((entry) => h(Entry, { key: entry.id, entry })),
      ),
    ),
  ),
];

/** @param {{ entry: LessonEntry }} props */
const Entry = ({ entry }) =>
  h(
    "li",
    {},
    h("a", { href: `${ROOT}learn/${entry.id}` }, entry.title),
    entry.level && h("span", { class: "level" }, say(`lessons-level-${entry.level}`)),
    h("p", { class: "quiet" }, entry.summary),
  );

/** @param {{ words: string, reply: LessonSearchReply }} props */
export const Found = ({ words, reply }) => [
  h("h1", { tabIndex: -1 }, say("lessons-search")),
  h("p", { role: "status" }, say("lessons-found", { words, count: reply.hits.length })),
  h(
    "ol",
    { class: "hits" },
    reply.hits.map(({ id, title, excerpt }) =>
      h(
        "li",
        { key: id },
        h("a", { href: `${ROOT}learn/${id}` }, title),
        h("p", { class: "quiet" }, excerpt),
      ),
    ),
  ),
];
