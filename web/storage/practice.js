// What to practise today: what the lessons' page has scheduled, or else a technique that the player has not practised.

/** Techniques that a beginner meets first, in the order of learning. */
const FIRST = [
  "hidden-single",
  "naked-single",
  "pointing",
  "claiming",
  "naked-pair",
  "hidden-pair",
  "naked-triple",
  "x-wing",
  "xy-wing",
  "skyscraper",
  "swordfish",
  "simple-coloring",
];

/**
 * @param {Date} now
 * @returns {{ technique: string, due: boolean }} due: whether it was practised before and is due again
 */
export function practiceToday(now) {
  /** @type {Record<string, { card: { due: string } }>} */
  let practised = {};
  try {
    practised = JSON.parse(localStorage.getItem("jade.progress") ?? "{}").techniques ?? {};
  } catch {
    // Nothing practised.
  }
  const due = Object.entries(practised)
    .map(([technique, one]) => ({ technique, at: Date.parse(one?.card?.due) }))
    .filter(({ at }) => at <= now.getTime())
    .sort((a, b) => a.at - b.at);
  if (due.length) return { technique: due[0].technique, due: true };
  const technique = FIRST.find((id) => !practised[id]) ?? FIRST[now.getDate() % FIRST.length];
  return { technique, due: false };
}
