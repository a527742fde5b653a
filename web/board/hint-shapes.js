// What the tutor draws: turns a scene of the contract into shapes. The scene says what to mark; this module only picks
// the brushes, and draws candidates that the player has not written faintly.

import { bit, findHouse } from "../game/geometry.js";
import { isOpen } from "../game/sheet.js";
import { BRUSHES, PLACEMENT } from "./brushes.js";
import { pathAround } from "./outline.js";
import { bendAround, linkCurve, obstacles } from "./link-path.js";
import { sightShapes } from "./sight-shapes.js";

/** @import { ArgumentJson, CandidateData, SceneJson, StepJson } from "../types/contract.js" */
/** @import { Sheet } from "../game/sheet.js" */
/** @import { Shape } from "./shapes.js" */
/** @import { Brush } from "./brushes.js" */

/**
 * @typedef {object} Drawing
 * @property {Shape[]} under behind the digits
 * @property {Shape[]} over in front of the digits
 * @property {Set<number>} quiet cells where the tutor writes candidates that the player has not written
 * @property {boolean} [choice] whether the selection is shown in full beside it
 */

/**
 * A hint, or the explanation of a step: sentences, each with the scene to draw when it is shown. A sentence without a
 * scene draws the whole step.
 * @typedef {object} Telling
 * @property {{ scene?: SceneJson, argument?: ArgumentJson }[]} rungs
 * @property {StepJson} [step]
 */

/** @returns {Drawing} */
const empty = () => ({ under: [], over: [], quiet: new Set() });

/**
 * @param {Sheet} sheet
 * @param {Telling} telling
 * @param {number} rung the last rung that is shown
 * @param {number} [lines] the number of lines of a chain or a proof to draw (default: all)
 * @returns {Drawing}
 */
export function hintDrawing(sheet, { rungs, step }, rung, lines) {
  const scene = rungs[Math.min(rung, rungs.length - 1)]?.scene;
  if (!scene) {
    if (!step || rung < 0) return empty();
    const argument = rungs.find((one) => one.argument)?.argument;
    return stepDrawing(sheet, step, upTo(step.scene, argument, lines));
  }
  const drawing = empty();
  drawMarks(drawing, sheet, scene);
  return drawing;
}

/** What a proof says of candidates. */
const CLAIMED = ["on", "off", "extra"];

/**
 * What is drawn of a scene when so many lines of the argument have been played. Of a proof, that is what they claim;
 * what a lemma claims and its links are there as long as one is in it.
 * @param {SceneJson} scene
 * @param {ArgumentJson | undefined} argument without one, each link is a line
 * @param {number | undefined} count
 * @returns {Pick<SceneJson, "marks" | "links">}
 */
function upTo({ marks, links = [] }, argument, count) {
  if (count === undefined) return { marks, links };
  if (!argument) return { marks, links: links.slice(0, count) };
  const { lines } = argument;
  const isInside = (/** @type {number} */ i) =>
    lines[i]?.lemma !== undefined && lines[i].lemma === lines[i + 1]?.lemma;
  const lemma = isInside(count - 1) ? lines[count - 1].lemma : undefined;
  const inner = lines.filter((line, i) => i < count && lemma !== undefined && line.lemma === lemma);
  const played = lines.filter((_, i) => i < count && !isInside(i));
  const drawn = [
    ...links.slice(0, lines[count - 1]?.links ?? 0),
    ...inner.flatMap((line) => line.inner ?? []),
  ];
  if (lines.every(({ on, off }) => !on && !off)) return { marks, links: drawn };
  const claimed = new Set(
    [...played, ...inner].flatMap(({ on = [], off = [] }) => [...on, ...off].map(keyOf)),
  );
  const known = marks.map(({ candidates = [], ...rest }) => {
    if (!CLAIMED.includes(rest.role)) return { ...rest, candidates };
    return { ...rest, candidates: candidates.filter((one) => claimed.has(keyOf(one))) };
  });
  const marked = new Set(known.flatMap(({ candidates }) => candidates.map(keyOf)));
  const fresh = (/** @type {CandidateData[]} */ all) => all.filter((one) => !marked.has(keyOf(one)));
  return {
    marks: [
      ...known,
      { role: "on", candidates: fresh(inner.flatMap(({ on = [] }) => on)) },
      { role: "off", candidates: fresh(inner.flatMap(({ off = [] }) => off)) },
    ],
    links: drawn,
  };
}

/**
 * Draws the whole step.
 * @param {Sheet} sheet
 * @param {StepJson} step
 * @param {Pick<SceneJson, "marks" | "links">} [shown] what is drawn of its scene (default: all)
 * @returns {Drawing}
 */
export function stepDrawing(sheet, { scene, placements, eliminations, notes = [] }, shown = scene) {
  const drawing = empty();
  drawMarks(drawing, sheet, shown);
  const marked = new Set(shown.marks.flatMap(({ candidates = [] }) => candidates.map(keyOf)));
  for (const candidate of eliminations) {
    if (notes.length > 0 && sheet.candidates[candidate.cell] === null) continue;
    drawElimination(drawing, sheet, candidate, marked.has(keyOf(candidate)));
  }
  drawNotes(drawing, sheet, notes, eliminations);
  // Where a digit is placed, the ring is enough.
  const placed = new Set(placements.map(({ cell }) => cell));
  for (const candidate of placements) drawPlacement(drawing, sheet, candidate);
  const shownLinks = shown.links ?? [];
  for (const { from, to, branch } of shownLinks) {
    for (const { cells, digit, framed } of [from, to]) {
      for (const cell of cells) if (!placed.has(cell)) ghost(drawing, sheet, cell, digit);
      if (framed) drawing.over.push({ kind: "group", cells, digit, branch });
    }
  }
  // Links go round all digits of the chain, so that a link does not move when the next one is shown.
  const ends = [...(scene.links ?? []), ...shownLinks].flatMap(({ from, to }) =>
    [from, to].flatMap(({ cells, digit }) => cells.map((cell) => ({ cell, digit }))),
  );
  const ghosts = drawing.over.flatMap((shape) => (shape.kind === "ghost" ? [shape] : []));
  const digits = shownLinks.length ? obstacles(sheet, [...ghosts, ...ends]) : [];
  for (const { from, to, strength, branch } of shownLinks) {
    const bend = bendAround(sheet.board, from, to, digits);
    const curve = linkCurve(sheet.board, from, to, bend);
    drawing.over.push({ kind: "link", from, to, curve, strong: strength === "strong", branch });
  }
  const answered = [...placements, ...notes].map(({ cell }) => cell);
  drawing.under.push(...sightShapes(sheet, scene, answered));
  return { ...drawing, under: once(drawing.under), over: once(drawing.over) };
}

/**
 * Draws what is marked: cells of a pattern, and candidates to eliminate.
 * @param {Sheet} sheet
 * @param {number[]} cells
 * @param {CandidateData[]} eliminated
 * @returns {Drawing}
 */
export function markedDrawing(sheet, cells, eliminated) {
  const drawing = empty();
  for (const cell of cells) drawing.under.push({ kind: "cell", cell, brush: BRUSHES.subject });
  for (const candidate of eliminated)
    if (isOpen(sheet, candidate.cell)) drawElimination(drawing, sheet, candidate, false);
  return drawing;
}

/** @param {CandidateData} candidate */
const keyOf = ({ cell, digit }) => `${cell}:${digit}`;

/**
 * Draws houses behind cells, and cells behind candidates.
 * @param {Drawing} drawing
 * @param {Sheet} sheet
 * @param {Pick<SceneJson, "marks">} scene
 */
function drawMarks(drawing, sheet, { marks }) {
  for (const { role, houses = [] } of marks) {
    const brush = BRUSHES[role];
    for (const name of houses) {
      const house = findHouse(sheet.board, name);
      // Base and cover houses of the same shape are drawn one inside the other.
      const inset = brush.outline === "solid" ? 0.03 : 0.09;
      if (!house) continue;
      const { cells } = house;
      const [whole, edge] = [0, inset].map((inset) => pathAround(sheet.board, cells, inset, 0.1));
      drawing.under.push({
        kind: "house",
        cells,
        brush,
        inset,
        ...(whole && edge && { paths: [whole, edge] }),
      });
    }
  }
  for (const { role, cells = [] } of marks) {
    for (const cell of cells) {
      if (role === "witness") drawing.over.push({ kind: "ring", cell, digit: null, brush: BRUSHES[role] });
      else drawing.under.push({ kind: "cell", cell, brush: BRUSHES[role] });
    }
  }
  for (const { role, candidates = [] } of marks) {
    for (const { cell, digit } of candidates) drawCandidate(drawing, sheet, cell, digit, BRUSHES[role]);
  }
}

/**
 * @param {Drawing} drawing
 * @param {Sheet} sheet
 * @param {number} cell
 * @param {number} digit
 * @param {Brush} brush
 */
function drawCandidate(drawing, sheet, cell, digit, brush) {
  // The player may have filled the cell in the meantime.
  if (!isOpen(sheet, cell)) return void drawing.under.push({ kind: "cell", cell, brush });
  drawing.under.push({ kind: "spot", cell, digit, brush });
  ghost(drawing, sheet, cell, digit);
}

/**
 * Draws an eliminated candidate. Within a pattern it keeps the form of its role.
 * @param {Drawing} drawing
 * @param {Sheet} sheet
 * @param {CandidateData} candidate
 * @param {boolean} marked
 */
function drawElimination(drawing, sheet, { cell, digit }, marked) {
  if (!marked) ghost(drawing, sheet, cell, digit);
  drawing.over.push({ kind: "strike", cell, digit });
}

/**
 * Draws a candidate that the player has not written.
 * @param {Drawing} drawing
 * @param {Sheet} sheet
 * @param {number} cell
 * @param {number} digit
 */
function ghost(drawing, sheet, cell, digit) {
  if (!isOpen(sheet, cell) || (sheet.candidates[cell] ?? 0) & bit(digit)) return;
  drawing.over.push({ kind: "ghost", cell, digit });
  drawing.quiet.add(cell);
}

/**
 * Draws what a move before pencil marks writes small, beside the notes that are there. Nobody has written the candidates
 * that it rules out: where the move is about one digit, the cells that lose it are crossed as those that a witness sees.
 * @param {Drawing} drawing
 * @param {Sheet} sheet
 * @param {CandidateData[]} notes
 * @param {CandidateData[]} eliminations
 */
function drawNotes(drawing, sheet, notes, eliminations) {
  /** @type {Map<number, number>} */
  const fresh = new Map();
  for (const { cell, digit } of notes) {
    if (sheet.candidates[cell] !== null) ghost(drawing, sheet, cell, digit);
    else fresh.set(cell, (fresh.get(cell) ?? 0) | bit(digit));
  }
  for (const [cell, mask] of fresh) {
    if (!isOpen(sheet, cell)) continue;
    drawing.quiet.add(cell);
    drawing.under.push({ kind: "cell", cell, brush: PLACEMENT });
    drawing.over.push({ kind: "corners", cell, mask: sheet.corners[cell] | mask, fresh: mask });
  }
  if (new Set(notes.map(({ digit }) => digit)).size !== 1) return;
  for (const { cell } of eliminations)
    if (sheet.candidates[cell] === null && isOpen(sheet, cell)) drawing.under.push({ kind: "blocked", cell });
}

/**
 * @param {Drawing} drawing
 * @param {Sheet} sheet
 * @param {CandidateData} placement
 */
function drawPlacement(drawing, sheet, { cell, digit }) {
  // A step that has just been taken: the digit is there already.
  if (!isOpen(sheet, cell)) {
    drawing.over.push({ kind: "ring", cell, digit: null, brush: PLACEMENT });
    return;
  }
  if (sheet.candidates[cell] !== null) {
    drawing.under.push({ kind: "cell", cell, brush: PLACEMENT });
    drawing.over.push({ kind: "ring", cell, digit, brush: PLACEMENT });
    return;
  }
  // The ring needs no other frame.
  drawing.quiet.add(cell);
  drawing.over.push(
    { kind: "ring", cell, digit: null, brush: PLACEMENT },
    { kind: "ghostDigit", cell, digit },
  );
}

/** Removes duplicates: links share their ends, and a cell may be blocked twice. @param {Shape[]} shapes */
const once = (shapes) => [...new Map(shapes.map((shape) => [JSON.stringify(shape), shape])).values()];
