// Words that teachers and pupils read alike: what an assignment asks for, when, and how far somebody is.

import { say } from "../ui.js";
import { get } from "../tutor/api.js";
import { settings } from "../settings.js";
import { clockText } from "../panels/clock-times.js";

/** @import { ClassResult, ClassTask } from "../types/contract.js" */
/** @import { LessonsReply, TechniquesReply } from "../types/contract.js" */

/** The names of techniques and lessons, each in the order in which they are learnt. @typedef {{ techniques: Map<string, string>, lessons: Map<string, string> }} Names */

/** Asks for the names, in the language of the page. @returns {Promise<Names>} */
export async function loadNames() {
  const { lang } = settings.peek();
  const [known, { chapters }] = await Promise.all([
    /** @type {Promise<TechniquesReply>} */ (get("techniques", { lang })),
    /** @type {Promise<LessonsReply>} */ (get("lessons", { lang })),
  ]);
  const all = [...known.techniques, ...known.onRequest];
  return {
    techniques: new Map(all.map(({ id, name }) => [id, name])),
    lessons: new Map(chapters.flatMap(({ lessons }) => lessons).map(({ id, title }) => [id, title])),
  };
}

const locale = () => (settings.value.lang === "en" ? "en-GB" : settings.value.lang);

/** A day. @param {number} at in milliseconds since 1970 */
export const dayOf = (at) => new Intl.DateTimeFormat(locale(), { dateStyle: "medium" }).format(at);

/** A day and a time. @param {number} at in milliseconds since 1970 */
export const moment = (at) =>
  new Intl.DateTimeFormat(locale(), {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
  }).format(at);

/** What is to be done. @param {ClassTask} task @param {Names | undefined} names */
export function taskText(task, names) {
  if (task.kind === "station")
    return say("class-task-station", { title: names?.lessons.get(task.station) ?? task.station });
  if (task.kind === "drill")
    return say("class-task-drill", {
      count: task.count,
      name: names?.techniques.get(task.technique) ?? task.technique,
    });
  const count = task.puzzles.length;
  return `${say("class-task-puzzles", { count })} · ${hintsText(task.hints)}`;
}

/** How many hints a game allows. @param {number | undefined} hints */
export const hintsText = (hints) =>
  hints === undefined
    ? say("class-hints-any")
    : hints === 0
      ? say("class-hints-none")
      : say("class-hints", { count: hints });

/** How far somebody is, for example "2 of 3 done". @param {ClassResult} result */
export const doneText = ({ done, of }) =>
  of > 1 ? say("class-done", { done, of }) : say(done ? "class-all-done" : "class-not-done");

/** How many solved puzzles of an exam the server has not replayed. @param {ClassResult} result */
export const unchecked = ({ puzzles }) => puzzles.filter((one) => one?.checked === false).length;

/** A playing time; "–" if it is not known. @param {number | undefined} seconds */
export const timeText = (seconds) => (seconds === undefined ? "–" : clockText(seconds));
