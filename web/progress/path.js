// The path: the stations from the first digit to chains, in the order in which they are needed. What must be known first
// comes first; beyond that, what more puzzles need comes earlier (crates/jade-lessons/data/frequency.txt; a test compares).

/**
 * A station.
 * @typedef {object} Station
 * @property {string} id the id of its lesson
 * @property {"board" | "four" | "marks"} kind `four`: a guided 4×4; `marks`: candidates of cells; else the lesson's boards
 * @property {string} [drill] what its practice is made from, where the lesson is not about a technique
 */

/** @type {Station[]} */
export const PATH = [
  { id: "rules", kind: "four" },
  { id: "full-house", kind: "board" },
  { id: "cross-hatching", kind: "board", drill: "hidden-single" },
  { id: "hidden-single", kind: "board" },
  { id: "cell-count", kind: "board", drill: "naked-single" },
  { id: "naked-single", kind: "board" },
  { id: "small-notes", kind: "board", drill: "pointing" },
  { id: "pairs-in-a-box", kind: "board", drill: "hidden-pair" },
  { id: "pencil-marks", kind: "marks", drill: "naked-single" },
  { id: "pointing", kind: "board" },
  { id: "claiming", kind: "board" },
  { id: "naked-pair", kind: "board" },
  { id: "naked-triple", kind: "board" },
  { id: "xy-wing", kind: "board" },
  { id: "x-wing", kind: "board" },
  { id: "skyscraper", kind: "board" },
  { id: "two-string-kite", kind: "board" },
  { id: "w-wing", kind: "board" },
  { id: "locked-pair", kind: "board" },
  { id: "hidden-pair", kind: "board" },
  { id: "xyz-wing", kind: "board" },
  { id: "empty-rectangle", kind: "board" },
  { id: "unique-rectangle-1", kind: "board" },
  { id: "simple-coloring", kind: "board" },
  { id: "xy-chain", kind: "board" },
  { id: "discontinuous-nice-loop", kind: "board" },
];

/** Techniques beyond the path that are learnt in the same way, those first that more puzzles need. */
export const BEYOND = [
  ...["wxyz-wing", "hidden-rectangle", "dual-implication-chain", "remote-pair", "finned-x-wing"],
  ...["almost-locked-candidates", "turbot-fish", "unique-rectangle-4", "3d-medusa", "finned-swordfish"],
  ...["als-xz", "locked-triple", "hidden-triple", "swordfish", "multi-colors"],
];

/** So many boards found alone at a station are enough for one day. Found again on another day, it is mastered. */
export const MASTERY = 3;
/** Before this time, three boards found alone made a station mastered, also on one day. What was mastered stays so. */
const ANOTHER_DAY_SINCE = Date.UTC(2026, 10, 26);

/** Whether a station comes before pencil marks, so that its boards show none. @param {string} id */
export const isBeforeMarks = (id) => {
  const place = PATH.findIndex((station) => station.id === id);
  return place >= 0 && place < PATH.findIndex(({ kind }) => kind === "marks");
};

/** Whether a station comes before small notes, so that its boards show none. @param {string} id */
export const isBeforeNotes = (id) => {
  const place = PATH.findIndex((station) => station.id === id);
  return place >= 0 && place < PATH.findIndex((station) => station.id === "small-notes");
};

/**
 * The station of a lesson, with its number from 1; 0 beyond the path.
 * @param {string} id
 * @returns {(Station & { number: number }) | null} null for a lesson that is only read
 */
export function stationOf(id) {
  const place = PATH.findIndex((station) => station.id === id);
  if (place >= 0) return { ...PATH[place], number: place + 1 };
  return BEYOND.includes(id) ? { id, kind: "board", number: 0 } : null;
}

/** The station after one; undefined after the last, and beyond the path. @param {Station & { number: number }} station @returns {Station | undefined} */
export const afterStation = ({ number }) => (number > 0 ? PATH[number] : undefined);

/**
 * The boards found alone: how many, and whether on several days.
 * @param {import("./progress.js").Progress} progress
 * @param {string} id
 */
function finds(progress, id) {
  const count = progress.techniques[id]?.unaided ?? 0;
  const later = (progress.log ?? []).filter(
    (entry) => entry.id === id && entry.help === 0 && entry.at >= ANOTHER_DAY_SINCE,
  );
  const before = count - later.length;
  const days = new Set(later.map(({ at }) => new Date(at).toDateString())).size + Number(before > 0);
  return { count, onSeveralDays: before >= MASTERY || days > 1 };
}

/**
 * Whether a station is practised enough to go on: its walk was gone through, and it was found alone three times.
 * @param {import("./progress.js").Progress} progress
 * @param {string} id
 */
export const isPractised = (progress, id) => {
  // The station of pencil marks has no board to go through first.
  const isWalked = stationOf(id)?.kind === "marks" || progress.stations?.[id]?.walked === true;
  return isWalked && finds(progress, id).count >= MASTERY;
};

/**
 * How far a pupil is with a station: 0 at the start, 1 when it is mastered, that is, practised on more than one day.
 * @param {import("./progress.js").Progress} progress
 * @param {string} id
 */
export function mastery(progress, id) {
  const { count, onSeveralDays } = finds(progress, id);
  const solved = Math.min(MASTERY, count);
  const again = Number(solved === MASTERY && onSeveralDays);
  if (stationOf(id)?.kind === "marks") return (solved + again) / (MASTERY + 1);
  const walked = progress.stations?.[id]?.walked ? 1 : 0;
  return (walked + solved + again) / (1 + MASTERY + 1);
}

/**
 * The station to go on with: the first that is not practised. Skipped ones come after all others, then those that were
 * practised on one day only.
 * @param {import("./progress.js").Progress} progress
 */
export const nextStation = (progress) =>
  PATH.find(({ id }) => !isPractised(progress, id) && !progress.stations?.[id]?.skipped) ??
  PATH.find(({ id }) => !isPractised(progress, id)) ??
  PATH.find(({ id }) => mastery(progress, id) < 1) ??
  PATH[PATH.length - 1];
