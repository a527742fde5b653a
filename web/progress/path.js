// The path: the stations from the first digit to chains, in the order in which they are needed. What must be known first
// comes first; beyond that, what more puzzles need comes earlier (crates/jade-lessons/data/frequency.txt; a test compares).

/**
 * A station.
 * @typedef {object} Station
 * @property {string} id the id of its lesson
 * @property {"board" | "four" | "marks"} kind `four`: a guided 4×4; `marks`: candidates of cells; else the lesson's boards
 * @property {string} [opening] the lesson whose board comes first: the same idea, seen without candidates
 */

/** What practice is made from, where a lesson is not about a technique. @type {Record<string, string>} */
export const DRILLS = {
  "cross-hatching": "hidden-single",
  "cell-count": "naked-single",
  "small-notes": "pointing",
  "pairs-in-a-box": "hidden-pair",
  "pencil-marks": "naked-single",
};

/** @type {Station[]} */
export const PATH = [
  { id: "rules", kind: "four" },
  { id: "full-house", kind: "board" },
  { id: "hidden-single", kind: "board", opening: "cross-hatching" },
  { id: "naked-single", kind: "board", opening: "cell-count" },
  { id: "small-notes", kind: "board" },
  { id: "pairs-in-a-box", kind: "board" },
  { id: "pencil-marks", kind: "marks" },
  { id: "pointing", kind: "board" },
  { id: "claiming", kind: "board" },
  { id: "naked-pair", kind: "board" },
  { id: "naked-triple", kind: "board" },
  { id: "x-wing", kind: "board" },
  { id: "xy-wing", kind: "board" },
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

/** The place of a lesson on the path, from 0; -1 beyond it. @param {string} id */
export const placeOf = (id) => PATH.findIndex((station) => station.id === id || station.opening === id);

/** Whether a lesson comes before pencil marks, so that its boards show none. @param {string} id */
export const isBeforeMarks = (id) => placeOf(id) >= 0 && placeOf(id) < placeOf("pencil-marks");

/** Whether a lesson comes before small notes, so that its boards show none. @param {string} id */
export const isBeforeNotes = (id) => placeOf(id) >= 0 && placeOf(id) < placeOf("small-notes");

/**
 * The station of a lesson, with its number from 1; 0 beyond the path.
 * @param {string} id
 * @returns {(Station & { number: number }) | null} null for a lesson that is only read
 */
export function stationOf(id) {
  const place = PATH.findIndex((station) => station.id === id);
  if (place >= 0) return { ...PATH[place], number: place + 1 };
  return BEYOND.includes(id) || placeOf(id) >= 0 ? { id, kind: "board", number: 0 } : null;
}

/** The station after one; undefined after the last, and beyond the path. @param {Station & { number: number }} station @returns {Station | undefined} */
export const afterStation = ({ number }) => (number > 0 ? PATH[number] : undefined);

/** The lessons of a station. What was found in either counts. @param {string} id */
const lessonsOf = (id) => {
  const opening = PATH.find((station) => station.id === id)?.opening;
  return opening ? [id, opening] : [id];
};

/**
 * Whether the boards with questions of a station were gone through.
 * @param {import("./progress.js").Progress} progress
 * @param {string} id
 */
export const isWalked = (progress, id) =>
  lessonsOf(id).some((one) => progress.stations?.[one]?.walked === true);

/**
 * Whether a pupil has shown, before coming to a station, that there is nothing to learn at it.
 * @param {import("./progress.js").Progress} progress
 * @param {string} id
 */
export const isPlaced = (progress, id) => progress.stations?.[id]?.placed === true;

/**
 * The boards found alone: how many, and whether on several days.
 * @param {import("./progress.js").Progress} progress
 * @param {string} id
 */
function finds(progress, id) {
  const ids = lessonsOf(id);
  const count = ids.reduce((sum, one) => sum + (progress.techniques[one]?.unaided ?? 0), 0);
  const later = (progress.log ?? []).filter(
    (entry) => ids.includes(entry.id) && entry.help === 0 && entry.at >= ANOTHER_DAY_SINCE,
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
  if (isPlaced(progress, id)) return true;
  const kind = stationOf(id)?.kind;
  // The rules are understood when a board is filled.
  if (kind === "four") return isWalked(progress, id);
  // The station of pencil marks has no board to go through first.
  return (kind === "marks" || isWalked(progress, id)) && finds(progress, id).count >= MASTERY;
};

/** How many boards are still to be found alone. @param {import("./progress.js").Progress} progress @param {string} id */
export const leftToFind = (progress, id) => Math.max(0, MASTERY - finds(progress, id).count);

/**
 * How far a pupil is with a station: 0 at the start, 1 when it is mastered, that is, practised on more than one day.
 * @param {import("./progress.js").Progress} progress
 * @param {string} id
 */
export function mastery(progress, id) {
  const kind = stationOf(id)?.kind;
  if (isPlaced(progress, id) || kind === "four") return Number(isPractised(progress, id));
  const { count, onSeveralDays } = finds(progress, id);
  const solved = Math.min(MASTERY, count);
  const again = Number(solved === MASTERY && onSeveralDays);
  if (kind === "marks") return (solved + again) / (MASTERY + 1);
  return (Number(isWalked(progress, id)) + solved + again) / (1 + MASTERY + 1);
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
