// What the desk shows: the draft with its history, the tool, the rule that was drawn last, and what the tutor has found out.

import { computed, effect, signal } from "../ui.js";
import { geometry } from "../game/geometry.js";
import { begun, changed, draftOf, emptyDraft, redone, rulesText, undone, unevenRegions } from "./draft.js";

/** @import { ClueJson, CluesReply, PossibleReply, RateReply } from "../types/contract.js" */
/** @import { Draft } from "./draft.js" */

/** Where the browser keeps the draft. */
const KEY = "jade.desk";

export const history = signal(begun(restored()));
export const draft = computed(() => history.value.now);

/** The id of the tool. */
export const tool = signal("given");
/** The rule that digits and the erase key are for, in JADE's notation. */
export const chosen = signal("");
/** The id of a tool's group that is open. */
export const group = signal("cells");
/** Whether the digits that are possible are shown. */
export const shows = signal(true);

/**
 * What the tutor has found out about the draft: which part is still to come, and what is there.
 * @typedef {object} Found
 * @property {"uneven" | "busy" | "done"} phase
 * @property {PossibleReply} [possible]
 * @property {CluesReply} [clues]
 * @property {RateReply} [rate]
 * @property {string} [problem] why it could not be asked
 */

export const found = signal(/** @type {Found} */ ({ phase: "busy" }));

/** Counts how often the player wanted the same draft looked at again. */
export const tries = signal(0);

/** What the pointer or the focus is at, in the list of rules or of findings: its cells. */
export const lit = signal(/** @type {number[]} */ ([]));

/** What was just done, for the line under the board and for screen readers. @type {import("../vendor/signals/signals.js").Signal<{ id: string, args?: Record<string, string | number>, tone?: "bad" }>} */
export const told = signal({ id: "desk-help-given" });

/** @param {string} id @param {Record<string, string | number>} [args] @param {"bad"} [tone] */
export const tell = (id, args, tone) => void (told.value = { id, args, tone });

/** Whether the last change is still going on, so that the next one belongs to it. */
let going = false;

/** The stroke is at its end: the next change can be taken back by itself. */
export const endStroke = () => void (going = false);

/**
 * Changes the draft. A change that the board cannot show is none.
 * @param {Draft} next
 * @param {{ stroke?: boolean }} [options] stroke: whether further changes belong to this one
 */
export function change(next, { stroke = false } = {}) {
  if (next === draft.peek()) return;
  history.value = changed(history.peek(), next, stroke && going);
  going = stroke;
}

export function undo() {
  endStroke();
  if (!history.peek().past.length) return tell("desk-nothing-to-undo");
  history.value = undone(history.peek());
  chosen.value = "";
  tell("desk-undone");
}

export function redo() {
  endStroke();
  if (!history.peek().next.length) return tell("desk-nothing-to-redo");
  history.value = redone(history.peek());
  chosen.value = "";
  tell("desk-redone");
}

/** The board of a draft; without its rules if it cannot have them. @param {Draft} of */
export function boardOf(of) {
  try {
    return geometry(of.boxRows, of.boxColumns, rulesText(of));
  } catch {
    return geometry(of.boxRows, of.boxColumns);
  }
}

/** The clues that the tutor names: those that contradict each other, and those that are redundant. */
export const named = computed(() => {
  const { clues } = found.value;
  return { bad: clues?.contradiction ?? [], redundant: clues?.redundant ?? [] };
});

/** Whether a clue is this rule. @param {ClueJson} clue @param {string} rule */
export const isRule = (clue, rule) => clue.rule === rule;

/** Whether the regions can be regions. */
export const uneven = computed(() => unevenRegions(draft.value));

/** The draft that this browser keeps; an empty one if there is none. @returns {Draft} */
function restored() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null");
    const { boxRows, boxColumns, givens, rules } = kept;
    const side = boxRows * boxColumns;
    const fits = (/** @type {unknown} */ one) =>
      Number.isInteger(one) && Number(one) >= 0 && Number(one) <= side;
    if (side < 2 || side > 16 || !Array.isArray(givens) || givens.length !== side ** 2 || !givens.every(fits))
      throw new RangeError();
    return draftOf({ boxRows, boxColumns, givens: "", entries: "", rules: String(rules) }, givens);
  } catch {
    return emptyDraft(3, 3);
  }
}

/** From now on, keeps every change in this browser. */
export const keepDraft = () =>
  effect(() => {
    const { boxRows, boxColumns, givens } = draft.value;
    try {
      localStorage.setItem(
        KEY,
        JSON.stringify({ boxRows, boxColumns, givens, rules: rulesText(draft.value) }),
      );
    } catch {
      // It then begins anew next time.
    }
  });
