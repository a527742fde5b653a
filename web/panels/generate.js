// Puzzles to order, from JADE's collection or newly generated. By level: with a choice among its techniques, and either
// the first puzzle found or the best within a time limit. By technique: shown at the moment when it applies.

import { aside, button, field, h, say, useEffect, useRef, useState, valued } from "../ui.js";
import { begin, library, unrated } from "../commands/orders.js";
import { startMoment } from "../storage/moment.js";
import { changeSettings, settings } from "../settings.js";
import { askLines } from "../tutor/api.js";
import { techniques, techniquesOf } from "../tutor/asks.js";
import { choiceOf } from "../tutor/chosen.js";
import { faultText } from "../words/fault.js";
import { TechniqueOptions, useAnswer } from "./answer.js";
import { clockText } from "./clock-times.js";
import { fault } from "./icons.js";
import { libraryLink } from "./recent.js";
import { profileText } from "./techniques.js";
import { RestrictionBar } from "./restriction-bar.js";

/** @import { GenerateEvent, GenerateRequest, LevelJson, PuzzleJson } from "../types/contract.js" */

/** The time limits for the best puzzle, in seconds. */
const TIMES = [10, 30, 60, 300];

/** The sizes of boards, as rows and columns of a box. */
const SIZES = ["2x2", "2x3", "2x4", "3x3", "3x4", "4x4"];
/** The size that the collection has, and the smallest one, on which singles always suffice. */
const [USUAL, SMALLEST] = ["3x3", "2x2"];

/** The symmetries of the givens to choose from; the first is none in particular. */
const PATTERNS = /** @type {const} */ (["any", "half-turn", "quarter-turn", "left-right", "diagonal"]);

/** The numbers of givens to choose from; 0 for as many as there happen to be. A quarter turn can have each. */
const GIVENS = [0, 28, 32, 36];
/** The fewest givens of a puzzle of a level, where that is more than the first of these. @type {Record<string, number>} */
const LEAST_GIVENS = { "very-easy": 32 };

/** Where puzzles come from: the collection, the first one generated, or the best one within the time limit. */
const WAYS = /** @type {const} */ (["library", "first", "best"]);

/** @param {{ by: "level" | "technique" }} props */
export function Generate({ by }) {
  const shelves = useAnswer(library, "");
  const known = useAnswer(techniques, "");
  const { profile, own } = settings.value;
  // The techniques of the profile, with their levels there.
  const used = useAnswer(profile === "classic" ? () => techniquesOf(profile) : null, profile);
  const [wish, setWish] = useState(by === "level" ? "easy" : "x-wing");
  const [way, setWay] = useState(/** @type {typeof WAYS[number]} */ ("library"));
  const [seconds, setSeconds] = useState(30);
  const [size, setSize] = useState(USUAL);
  const [pattern, setPattern] = useState(/** @type {typeof PATTERNS[number]} */ ("any"));
  const [wished, setWished] = useState(0);
  const [without, setWithout] = useState(/** @type {string[]} */ ([]));
  const [work, setWork] = useState(
    /** @type {{ busy: boolean, text: string, problem: string }} */ ({ busy: false, text: "", problem: "" }),
  );
  const running = /** @type {{ current: AbortController | null }} */ (useRef(null));
  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => setWithout([]), [wish]);

  const all = known.reply?.techniques ?? [];
  // Techniques outside all profiles come last; their puzzles in the collection count as “early”.
  // The level for beginners is about the usual board: its givens and what there is to find.
  const levels = (shelves.reply?.levels ?? []).filter(({ id }) => size === USUAL || id !== "beginner");
  const list =
    by === "level"
      ? size === SMALLEST
        ? levels.slice(0, 1 + levels.findIndex(({ id }) => id === "very-easy"))
        : levels
      : [...(shelves.reply?.techniques ?? []), ...(shelves.reply?.onRequest ?? [])];
  const shelf = list.find(({ id }) => id === wish);
  const usual = by === "technique" || size === USUAL;
  useEffect(() => {
    if (list.length && !shelf) setWish(list[list.length - 1].id);
  }, [size, list.length, shelf === undefined]);
  // Techniques that a puzzle of this level may need: its own and those of the levels below.
  /** @type {string[]} */
  const order = (shelves.reply?.levels ?? []).map(({ id }) => id);
  const mine = profile === "classic" ? (used.reply?.techniques ?? []) : all;
  const isMine = (/** @type {string} */ id) => profile !== "own" || !own.length || own.includes(id);
  const implied =
    by === "level" && shelf
      ? mine.filter(({ id, level }) => isMine(id) && order.indexOf(level) <= order.indexOf(wish))
      : [];
  // A board for beginners needs no technique but singles.
  const ruled = by === "level" && wish !== "beginner" ? profileText() : "";
  const chosen = ruled ? choiceOf(settings.value, without) : choiceOf({ profile: "full", own: [] }, without);
  const onlyEarly = by === "technique" && shelf && !shelf.count;
  const count = shelf ? (onlyEarly ? ("earlyCount" in shelf ? shelf.earlyCount : 0) : shelf.count) : 0;
  const ordered = by === "level";
  // A level of the beginners' kind is about the number of givens.
  const counted = ordered && usual && wish !== "beginner";
  // In the profile “classic”, techniques alone decide.
  const least = profile === "classic" ? 0 : (LEAST_GIVENS[wish] ?? 0);
  const givens = counted && wished >= least ? wished : 0;
  const plain = !givens && (!ordered || pattern === "any") && !ruled;
  const isInCollection = usual && count > 0 && without.length === 0 && plain;
  const now = !usual || (way === "library" && !isInCollection) ? "first" : way;

  const make = async () => {
    const cancel = new AbortController();
    running.current = cancel;
    setWork({ busy: true, text: say("make-begun"), problem: "" });
    /** @type {PuzzleJson | null} */
    let latest = null;
    /** @type {GenerateRequest} */
    const body = {
      lang: settings.peek().lang,
      wish: {
        difficulty:
          by === "level"
            ? { level: /** @type {LevelJson} */ (wish) }
            : { technique: { id: wish, ...(onlyEarly ? { early: onlyEarly } : {}) } },
        ...(chosen ? { techniques: chosen } : {}),
        ...(givens ? { givens: { exactly: givens } } : {}),
        ...(ordered && pattern !== "any" ? { layout: { symmetry: pattern } } : {}),
        ...(usual ? {} : { boxes: { rows: Number(size[0]), columns: Number(size[2]) } }),
      },
      ...(now === "library" ? { source: "collection" } : {}),
      ...(now === "best" ? { goal: "best", seconds } : now === "first" ? { seconds: 300 } : {}),
    };
    try {
      let words = "";
      await askLines("generate", body, cancel.signal, (/** @type {GenerateEvent} */ event) => {
        if (event.event === "made" || event.event === "better") latest = event.puzzle;
        if (event.event === "ended") words = event.text.join(" ");
        if (event.event === "failed") words = event.message;
        if (event.event === "progress") {
          const args = {
            time: clockText(Math.round(event.seconds)),
            attempts: event.attempts,
            most: duration(event.estimate.most),
          };
          setWork({ busy: true, text: say(latest ? "make-better" : "make-progress", args), problem: "" });
        }
      });
      if (latest)
        open(
          chosen ? unrated(latest) : latest,
          shelf && "name" in shelf ? shelf.name : undefined,
          onlyEarly && wish,
          without,
        );
      else setWork({ busy: false, text: "", problem: words });
    } catch (error) {
      if (cancel.signal.aborted) setWork({ busy: false, text: say("make-cancelled"), problem: "" });
      else setWork({ busy: false, text: "", problem: faultText(error) });
    }
  };

  const problem = work.problem || shelves.problem || known.problem;
  return h(
    "div",
    { class: "make" },
    field(
      `make-${by}`,
      h(
        "select",
        { value: wish, onChange: valued(setWish) },
        by === "level"
          ? list.map(({ id }) => h("option", { key: id, value: id }, say(`page-level-${id}`)))
          : h(TechniqueOptions, { list: all, others: known.reply?.onRequest }),
      ),
    ),
    by === "level" &&
      field(
        "make-size",
        h(
          "select",
          { value: size, onChange: valued(setSize) },
          SIZES.map((one) => {
            const side = Number(one[0]) * Number(one[2]);
            return h("option", { key: one, value: one }, say("bar-size", { side }));
          }),
        ),
      ),
    ordered &&
      field(
        "make-pattern",
        h(
          "select",
          {
            value: pattern,
            onChange: valued((value) => setPattern(/** @type {typeof PATTERNS[number]} */ (value))),
          },
          PATTERNS.map((one) => h("option", { key: one, value: one }, say(`make-pattern-${one}`))),
        ),
      ),
    counted &&
      field(
        "make-givens",
        h(
          "select",
          { value: givens, onChange: valued((value) => setWished(Number(value))) },
          GIVENS.filter((one) => one === 0 || one >= least).map((one) =>
            h("option", { key: one, value: one }, one ? String(one) : say("make-givens-any")),
          ),
        ),
      ),
    ruled &&
      h(RestrictionBar, {
        text: `${ruled}. ${say("make-ruled")}`,
        lift: "chosen-off",
        onLift: () => changeSettings({ profile: "full" }),
      }),
    implied.length > 0 &&
      h(
        "details",
        {},
        h("summary", {}, say("make-techniques", { count: implied.length - without.length })),
        h(
          "div",
          { class: "implied" },
          implied.map(({ id, name }) =>
            h(
              "label",
              { class: "choice", key: id },
              h("input", {
                type: "checkbox",
                checked: !without.includes(id),
                onChange: () =>
                  setWithout(without.includes(id) ? without.filter((one) => one !== id) : [...without, id]),
              }),
              h("span", {}, name),
            ),
          ),
        ),
      ),
    shelf &&
      usual &&
      h(
        "fieldset",
        { class: "segments" },
        h("legend", {}, say("make-how")),
        WAYS.filter((one) => one !== "best" || by === "level").map((one) =>
          h(
            "label",
            { class: "choice", key: one },
            h("input", {
              type: "radio",
              name: "way",
              value: one,
              checked: now === one,
              disabled: one === "library" && !isInCollection,
              onChange: () => setWay(one),
            }),
            h("span", {}, say(`make-way-${one}`, { count })),
          ),
        ),
      ),
    now === "library" && libraryLink(`?${by}=${wish}`),
    now === "best" &&
      field(
        "make-time",
        h(
          "select",
          { value: seconds, onChange: valued((value) => setSeconds(Number(value))) },
          TIMES.map((one) => h("option", { key: one, value: one }, duration(one))),
        ),
      ),
    now === "first" &&
      shelf &&
      usual &&
      plain &&
      aside("make-estimate", { half: duration(shelf.estimate.half), most: duration(shelf.estimate.most) }),
    h(
      "div",
      { class: "buttons" },
      button(
        {
          class: "main-button",
          "aria-disabled": Boolean(work.busy || !shelf),
          onClick: () => !work.busy && shelf && make(),
        },
        say("make-go"),
      ),
      work.busy && button({ onClick: () => running.current?.abort() }, say("writing-cancel")),
    ),
    h("p", { class: "quiet", role: "status" }, work.text),
    problem && fault(problem),
  );
}

/** For example "under 1 s", "12 s", "3 min"; "none" if unknown. @param {number | null} seconds */
function duration(seconds) {
  if (seconds === null) return "none";
  if (seconds < 1) return say("time-moment");
  return seconds < 90
    ? say("time-seconds", { count: Math.round(seconds) })
    : say("time-minutes", { count: Math.round(seconds / 60) });
}

/**
 * Opens a puzzle. If it was made for a technique, opens it at the moment when the technique applies.
 * @param {PuzzleJson} puzzle
 * @param {string | undefined} name of the technique
 * @param {unknown} only the technique, if hints would show simpler ones first
 * @param {string[]} without the techniques that it was made without
 */
function open(puzzle, name, only, without) {
  const { origin } = puzzle;
  if (origin.kind === "order" && origin.moment) return startMoment(origin.moment.sheet, name, only);
  begin(puzzle, without.length ? { without } : {});
}
