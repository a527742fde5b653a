// How pupils do with techniques: sums, the table technique × pupil, and everything as CSV. Pure.

/** @import { AssignmentJson, ClassReply, FindCounts, TechniqueResult } from "../types/contract.js" */

/** From so many boards on it counts as stuck to need help on at least half of them. */
const ENOUGH = 3;

/** Practice and games together. @param {TechniqueResult} one @returns {FindCounts & { all: number }} */
export function together({ practice, games }) {
  const unaided = practice.unaided + games.unaided;
  const helped = practice.helped + games.helped;
  const missed = practice.missed + games.missed;
  return { unaided, helped, missed, all: unaided + helped + missed };
}

/** Whether a pupil is stuck: at least half of the patterns took help. @param {FindCounts & { all: number }} found */
export const isStuck = ({ unaided, all }) => all >= ENOUGH && 2 * unaided <= all;

/**
 * The techniques that came up, in the order in which they are learnt.
 * @param {TechniqueResult[][]} pupils
 * @param {string[]} order the ids of all techniques
 */
export function techniquesOf(pupils, order) {
  const found = new Set(pupils.flat().map(({ technique }) => technique));
  const known = order.filter((id) => found.has(id));
  return [...known, ...[...found].filter((id) => !order.includes(id)).sort()];
}

/** A result in a cell. @param {number | boolean | undefined} value @param {(id: string) => string} say */
const valueOf = (value, say) =>
  typeof value === "boolean" ? (value ? say("class-csv-yes") : null) : (value ?? null);

/**
 * A class as rows for a spreadsheet: a row for each pupil, with the results of all assignments and all techniques.
 * @param {ClassReply} reply
 * @param {string[]} techniques ids
 * @param {(id: string) => string} nameOf the name of a technique
 * @param {(id: string) => string} say the words of the head
 * @returns {(string | number | null)[][]}
 */
export function rowsOf({ pupils, assignments, techniques: found }, techniques, nameOf, say) {
  const parts = /** @type {const} */ (["done", "of", "unaided", "hints", "seconds", "late"]);
  const head = [
    say("class-pupil"),
    ...assignments.flatMap(({ title }) => parts.map((part) => `${title}: ${say(`class-csv-${part}`)}`)),
    ...techniques.flatMap((id) => [
      `${nameOf(id)}: ${say("class-csv-seen")}`,
      `${nameOf(id)}: ${say("class-csv-unaided")}`,
      `${nameOf(id)}: ${say("class-csv-missed")}`,
    ]),
  ];
  const rows = pupils.map(({ name }, place) => [
    name,
    ...assignments.flatMap(({ results }) => parts.map((part) => valueOf(results[place][part], say))),
    ...techniques.flatMap((id) => {
      const one = found[place].find(({ technique }) => technique === id);
      if (!one) return [0, 0, 0];
      const { all, unaided, missed } = together(one);
      return [all, unaided, missed];
    }),
  ]);
  return [head, ...rows];
}
