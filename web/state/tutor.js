// What the tutor shows and says: a hint, a list of steps, a claim and its verdict, or a note.

import { inOrOut } from "../game/selection.js";

/** @import { Claim, Note, PageEvent, Tutor } from "../types/page.js" */

/** @returns {Tutor} */
export const initialTutor = () => ({
  hint: null,
  walk: null,
  claim: null,
  note: null,
  ignored: [],
  lit: null,
  folded: false,
});

/** Clears the panel, but keeps the complaints that the player ignores. @param {Tutor} own @returns {Tutor} */
const silent = (own) => ({ ...initialTutor(), ignored: own.ignored });

/**
 * @param {Tutor} own
 * @param {PageEvent} event
 * @param {boolean} changed whether the event changed anything that the tutor sees
 * @returns {Tutor}
 */
export function reduceTutor(own, event, changed) {
  switch (event.type) {
    case "game":
    case "gameRebased":
      return changed ? afterChange(own, isFound(own, event) ? "note-found" : "note-stale") : own;
    case "hintApplied":
      return { ...(changed ? afterChange(own) : own), hint: null, lit: null, note: done(own) };
    case "gameOpened":
      return initialTutor();
    case "noted":
      return { ...own, note: event.note, folded: false };
    case "lit":
      return { ...own, lit: event.value };
    case "tutorFolded":
      return { ...own, folded: event.folded };
    case "dialogOpened":
    case "dialogClosed":
    case "draftWritten":
    case "draftClosed":
      return { ...own, lit: null };
    case "draftStarted":
      return silent(own);
    case "languageChanged":
      // The server's sentences are in the language of the request.
      return {
        ...own,
        note: own.note?.text || own.note?.review ? null : own.note,
        claim: own.claim && { ...own.claim, status: "marking", reply: undefined },
      };
    case "placeRestored": {
      const { hint, claim, note, ignored, folded } = event.place;
      // The reload cancelled a pending request.
      const mine =
        claim?.status === "asking" ? /** @type {Claim} */ ({ ...claim, status: "marking" }) : claim;
      return { ...own, hint, claim: mine, note, ignored, folded };
    }
    default:
      return reduceClaim(reduceWalk(reduceHint(own, event), event), event);
  }
}

/** @type {Note} */
const APPLIED = { id: "note-applied", tone: "calm" };
/** @type {Note} */
const CORRECTED = { id: "note-corrected", tone: "calm" };

/** Many notes may come before the next digit. @type {Note} */
const WROTE = { id: "note-wrote", tone: "calm" };

/** What to say when the open hint has been carried out: after a correction, nothing follows yet. @param {Tutor} own */
function done({ hint }) {
  if (hint?.reply?.kind === "complaint") return CORRECTED;
  return hint?.reply?.kind === "step" && hint.reply.step.notes?.length ? WROTE : APPLIED;
}

/** Whether the player has entered what the open hint leads to. @param {Tutor} own @param {any} event */
const isFound = ({ hint }, { event }) =>
  hint?.reply?.kind === "step" &&
  hint.reply.step.placements.some(
    ({ cell, digit }) => event?.type === "enter" && event.digit === digit && event.cells.includes(cell),
  );

/** Closes what refers to the board as it was before a change. @param {Tutor} own @returns {Tutor} */
function afterChange(own, id = "note-stale") {
  const list = own.walk?.status === "open" && own.walk.kind !== "moves";
  const stale = own.hint?.status === "open" || own.hint?.status === "asking" || list;
  const note = stale ? /** @type {Note} */ ({ id, tone: "calm" }) : null;
  return { ...own, hint: null, walk: null, claim: null, lit: null, note };
}

/**
 * @param {Tutor} own
 * @param {PageEvent} event
 * @returns {Tutor}
 */
function reduceHint(own, event) {
  const { hint } = own;
  if (event.type === "hintAsked") {
    // Asked again in another language: the old hint stays until the reply arrives.
    if (event.keep && hint) return { ...own, lit: null };
    return { ...silent(own), hint: { status: "asking", rung: 0, until: event.until } };
  }
  if (event.type === "hintClosed") return { ...own, hint: null, note: null, lit: null };
  if (event.type === "complaintIgnored") return { ...own, ignored: [...own.ignored, event.complaint] };
  if (!hint) return own;
  switch (event.type) {
    case "hintCame": {
      const last = event.reply.rungs.length - 1;
      const found = event.reply.rungs.findIndex(({ name }) => name === hint.until);
      // A hint without a conclusion of its own ends with its reasons.
      const named = found < 0 && hint.until === "apply" && event.reply.kind === "step" ? last : found;
      const rung = Math.max(0, named, Math.min(hint.rung, last));
      return { ...own, hint: { status: "open", reply: event.reply, rung } };
    }
    case "hintFailed":
      return { ...own, hint: { status: "failed", rung: 0, problem: event.problem } };
    case "hintMore":
      if (!hint.reply || hint.rung + 1 >= hint.reply.rungs.length) return own;
      return { ...own, hint: { ...hint, rung: hint.rung + 1 }, folded: false };
    case "linksShown":
      return { ...own, hint: { ...hint, linesShown: event.lines } };
    default:
      return own;
  }
}

/**
 * @param {Tutor} own
 * @param {PageEvent} event
 * @returns {Tutor}
 */
function reduceWalk(own, event) {
  const { walk } = own;
  if (event.type === "walkAsked") {
    const { kind } = event;
    return { ...silent(own), walk: { kind, status: "asking", steps: [], sheets: [], text: [], at: -1 } };
  }
  if (!walk) return own;
  switch (event.type) {
    case "walkCame": {
      const last = event.walk.sheets.length - 1;
      const at = walk.kind === "moves" ? last : event.walk.steps.length && walk.kind === "path" ? 0 : -1;
      return { ...own, walk: { ...walk, ...event.walk, status: "open", at } };
    }
    case "walkFailed":
      return { ...own, walk: { ...walk, status: "failed", problem: event.problem } };
    case "walked":
      return walk.at === event.at ? own : { ...own, lit: null, walk: { ...walk, at: event.at } };
    case "moveExplained":
      return { ...own, walk: { ...walk, found: { ...walk.found, [event.at]: event.step } } };
    case "walkClosed":
      return { ...own, walk: null, lit: null };
    default:
      return own;
  }
}

/**
 * @param {Tutor} own
 * @param {PageEvent} event
 * @returns {Tutor}
 */
function reduceClaim(own, event) {
  if (event.type === "claimStarted") {
    const { technique, cells } = event;
    const { folded } = own;
    return {
      ...silent(own),
      folded,
      claim: { technique, part: "cells", cells, eliminated: [], status: "marking" },
    };
  }
  if (event.type === "claimClosed") return silent(own);
  const { claim } = own;
  if (!claim) return own;
  // A verdict applies to the marks that were submitted; a change makes it obsolete.
  const change = (/** @type {Partial<Claim>} */ change) => ({
    ...own,
    claim: {
      ...claim,
      status: /** @type {const} */ ("marking"),
      reply: undefined,
      problem: undefined,
      ...change,
    },
  });
  switch (event.type) {
    case "claimCellToggled":
      return change({ cells: inOrOut(claim.cells, event.cell) });
    case "claimCandidateToggled":
      return change({ eliminated: inOrOut(claim.eliminated, event.candidate) });
    case "claimCleared":
      return change({ cells: [], eliminated: [] });
    case "claimTechniqueChosen":
      return change({ technique: event.technique });
    case "claimPartChosen":
      return change({ part: event.part });
    case "claimAsked":
      return change({ status: "asking" });
    case "claimJudged":
      return change({ status: "judged", reply: event.reply });
    case "claimFailed":
      return change({ status: "failed", problem: event.problem });
    default:
      return own;
  }
}
