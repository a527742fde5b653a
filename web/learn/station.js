// A station of the path: one idea, a board with questions, a second one for who needs it, a board that only looks like the
// technique, a board with one hint, and then boards to find it on alone.

import { button, h, say, useEffect, useMemo, useRef, useState } from "../ui.js";
import { hintDrawing } from "../board/hint-shapes.js";
import { sheetFrom } from "../game/sheet.js";
import { Legend } from "../panels/legend.js";
import { Spans } from "../panels/spans.js";
import { faultText } from "../words/fault.js";
import { LessonQuestions, QuestionBoard } from "./question-board.js";
import { beginnersDrill } from "./drills.js";
import { FirstSteps } from "./first-steps.js";
import { Pattern } from "./icons.js";
import { toStation } from "./in-sight.js";
import { Bar } from "./mastery.js";
import { Argument } from "./argument.js";
import { Next } from "./next.js";
import { playOn } from "./play-on.js";
import {
  afterStation,
  isBeforeMarks,
  isBeforeNotes,
  isPlaced,
  isPractised,
  isWalked,
  leftToFind,
  mastery,
  PATH,
  stationOf,
} from "../progress/path.js";
import { testAt } from "./tests.js";
import { Practice } from "./practice.js";
import { WordPicture } from "./word-picture.js";
import { lookAlikeQuestion } from "./questions.js";
import { keep, record, stored, visit } from "../progress/progress.js";
import { settings } from "../settings.js";
import { ROOT } from "../root.js";

/** @import { BlockJson, LessonReply, ShownJson } from "../types/contract.js" */
/** @import { Answered } from "./question-board.js" */
/** @typedef {{ kind: "walk" | "alike", shown: ShownJson } | { kind: "four" | "cued" | "alone" }} Phase */

/** The boards of a lesson. @param {LessonReply} reply */
const shownIn = ({ blocks }) => blocks.flatMap((block) => (block.kind === "example" ? [block.shown] : []));

/**
 * What is done at a station, in order. The questions are made from a board once: it must stay the same object.
 * @param {LessonReply} reply
 * @param {LessonReply | null} opening the lesson whose board comes first
 * @param {ReturnType<typeof stationOf>} station
 * @returns {Phase[]}
 */
function phasesOf(reply, opening, station) {
  const { id, technique } = reply;
  const shown = shownIn(reply);
  const first = opening ? shownIn(opening).slice(0, 1) : [];
  const boards = [...first, ...shown.filter(({ sort }) => sort !== "looks-like")].slice(0, 2);
  const alike = shown.filter(({ sort }) => sort === "looks-like").slice(0, 1);
  /** @type {Phase[]} */
  const walks = boards.map((board) => ({
    kind: "walk",
    shown: isBeforeNotes(id) ? withoutNotes(board) : board,
  }));
  // Before pencil marks there is no pattern to mistake, and the cell is found by looking.
  const isPattern = technique && !isBeforeMarks(id);
  return [
    ...(station?.kind === "board" ? walks : []),
    ...(station?.kind === "four" ? [/** @type {const} */ ({ kind: "four" })] : []),
    ...(isPattern ? alike.map((board) => /** @type {const} */ ({ kind: "alike", shown: board })) : []),
    ...(isPattern ? [/** @type {const} */ ({ kind: "cued" })] : []),
    { kind: "alone" },
  ];
}

/** @param {{ reply: LessonReply, opening: LessonReply | null, go: (to: string) => void }} props */
export function Station({ reply, opening, go }) {
  const { id } = reply;
  const station = stationOf(id);
  const [progress, setProgress] = useState(stored);
  const phases = useMemo(() => phasesOf(reply, opening, station), [reply]);
  const last = phases.length - 1;
  // The first phase after the boards with questions.
  const walks = phases.findIndex(({ kind }) => kind !== "walk" && kind !== "four");
  const [firstPhase] = useState(() => (isWalked(progress, id) || isPlaced(progress, id) ? last : 0));
  const [phase, setPhase] = useState(firstPhase);
  const top = /** @type {{ current: HTMLElement | null }} */ (useRef(null));
  const first = useRef(true);
  useEffect(() => {
    // Below the idea, the next board begins where the last one stood.
    if (first.current) toStation();
    else top.current?.scrollIntoView({ block: "start" });
    first.current = false;
  }, [phase]);
  const renew = () => setProgress(stored());
  const walked = () => {
    keep(visit(stored(), id, { walked: true }));
    renew();
  };
  const on = (/** @type {number} */ to) => {
    if (to >= walks) walked();
    setPhase(to);
  };
  if (!station) return null;
  const next = afterStation(station);
  const now = phases[phase];
  const share = mastery(progress, id);
  const practised = isPractised(progress, id);
  const test = testAt(progress, id, phase > 0 || id in progress.techniques, practised, new Date());
  const idea = reply.blocks.find((block) => block.kind === "paragraph");
  return h(
    "article",
    { class: "station" },
    h(
      "header",
      { class: station.number > 0 ? "station-head" : "station-head beyond-path" },
      station.number > 0 && h(Pattern, { id }),
      h(
        "div",
        {},
        station.number > 0 &&
          h("p", { class: "quiet" }, say("path-station", { number: station.number, count: PATH.length })),
        h("h1", { tabIndex: -1 }, station.kind === "four" ? say("path-first") : reply.title),
        h(Bar, { share }),
      ),
    ),
    h("p", { class: "idea" }, station.kind === "four" ? say("path-first-idea") : plain(idea)),
    phase === 0 && phase < last && h(WordPicture, { id }),
    test &&
      h(
        "p",
        { class: "test-offer" },
        h("a", { href: `${ROOT}learn/${id}?test=${test}` }, say(`test-offer-${test}`)),
      ),
    h(
      "div",
      { ref: top, class: "station-body" },
      now.kind === "four" &&
        h(FirstSteps, {
          key: "first",
          number: 0,
          onDone: () => {},
          children: h(Next, { onGo: () => on(walks), text: "path-go" }),
        }),
      now.kind === "walk" &&
        h(Walk, {
          key: String(phase),
          shown: now.shown,
          last: phase + 1 === walks,
          alone: walks === last,
          onAgain: () => on(phase + 1),
          onAlone: () => on(walks),
        }),
      now.kind === "alike" &&
        h(LookAlike, { key: "alike", shown: now.shown, name: reply.title, onGo: () => on(phase + 1) }),
      now.kind === "cued" &&
        h(
          "section",
          { key: "cued" },
          h("h2", {}, say("cued-title")),
          h(Practice, {
            technique: id,
            plain: true,
            atOnce: true,
            counts: false,
            cued: () => on(phase + 1),
          }),
        ),
      now.kind === "alone" &&
        h(UnaidedPractice, {
          key: "alone",
          station,
          technique: reply.technique,
          share,
          practised,
          left: leftToFind(progress, id),
          fresh: firstPhase < last,
          renew,
        }),
    ),
    h(
      "footer",
      { class: "station-foot" },
      !practised &&
        next &&
        button(
          {
            onClick: () => {
              keep(visit(stored(), id, { skipped: true }));
              go(stationPage(next.id));
            },
          },
          say("path-skip"),
        ),
      h("a", { href: `${ROOT}learn/${id}` }, say("path-read")),
      h("a", { href: `${ROOT}learn` }, say("path-all")),
    ),
  );
}

/** A board without small notes, which come later on the path. @param {ShownJson} shown @returns {ShownJson} */
const withoutNotes = ({ sheet: { corners: _, ...sheet }, ...shown }) => ({ ...shown, sheet });

/** The address of a station. @param {string} id */
const stationPage = (id) => `${ROOT}learn/${id}?do`;

/** @param {BlockJson | undefined} block */
const plain = (block) => (block?.kind === "paragraph" ? block.words.map(({ text }) => text).join("") : "");

/**
 * A board that only looks like the technique.
 * @param {{ shown: ShownJson, name: string, onGo: () => void }} props
 */
function LookAlike({ shown, name, onGo }) {
  const sheet = useMemo(() => sheetFrom(shown.sheet), [shown]);
  const question = useMemo(() => lookAlikeQuestion(shown, sheet, say, name), [shown, settings.value.lang]);
  const whole = useMemo(
    () => hintDrawing(sheet, { rungs: shown.walk, step: shown.step }, shown.walk.length - 1),
    [shown],
  );
  const [flawless, setFlawless] = useState(false);
  return h(
    "section",
    {},
    h("h2", {}, say("alike-title")),
    h(
      QuestionBoard,
      {
        sheet,
        questions: question ? [question] : [],
        whole,
        onDone: ({ wrong, shown }) => setFlawless(wrong + shown === 0),
      },
      h(
        Argument,
        { key: `argument ${flawless}`, open: !flawless },
        h(
          "ol",
          {},
          shown.walk.map(({ text }, i) => h("li", { key: i }, h(Spans, { text }))),
        ),
      ),
      h(Next, { onGo, text: "path-go" }),
    ),
  );
}

/**
 * A board with questions. Who answers all of them at once may go on; a second board is there on wish.
 * @param {{ shown: ShownJson, last: boolean, alone: boolean, onAgain: () => void, onAlone: () => void }} props alone: whether
 *   nothing stands between the questions and the boards to find it on alone
 */
function Walk({ shown, last, alone, onAgain, onAlone }) {
  const [flawless, setFlawless] = useState(false);
  const again = !last && !flawless;
  return h(
    LessonQuestions,
    { shown, onDone: ({ wrong, shown }) => setFlawless(wrong + shown === 0) },
    h(
      Argument,
      { key: `argument ${flawless}`, open: !flawless },
      h(
        "ol",
        {},
        shown.walk.map(({ text }, i) => h("li", { key: i }, h(Spans, { text }))),
      ),
      h(Legend, { step: shown.step }),
    ),
    h(
      "p",
      { class: "go-on" },
      h(Next, {
        key: `go ${again}`,
        onGo: again ? onAgain : onAlone,
        text: again ? "path-again" : alone ? "path-alone" : "path-go",
      }),
      !last && flawless && button({ onClick: onAgain }, say("path-again")),
    ),
  );
}

/**
 * Boards to find it on alone. Who has found enough of them is told so, and may go on to more.
 * @param {{ station: NonNullable<ReturnType<typeof stationOf>>, technique: boolean, share: number, practised: boolean, left: number, fresh: boolean, renew: () => void }} props
 *   left: how many boards are still to be found; fresh: whether the boards with questions were gone through just now
 */
function UnaidedPractice({ station, technique, share, practised, left, fresh, renew }) {
  const [was] = useState(practised);
  const [more, setMore] = useState(!practised);
  return h(
    "section",
    {},
    practised
      ? h(Done, { station, technique, share, isNew: !was || (fresh && station.kind === "four") })
      : [
          h("h2", { key: "title" }, say("path-alone-title")),
          h("p", { key: "how" }, say(technique ? "path-alone-how" : "path-alone-boards", { count: left })),
        ],
    !more && h("p", {}, button({ onClick: () => setMore(true) }, say("path-more"))),
    more &&
      (technique
        ? h(Practice, { technique: station.id, plain: true, atOnce: true, onRecord: renew })
        : h(Beginners, { id: station.id, atOnce: true, onRecord: renew })),
  );
}

/**
 * What was reached at a station, the next one, and a game that needs what was learnt.
 * @param {{ station: NonNullable<ReturnType<typeof stationOf>>, technique: boolean, share: number, isNew: boolean }} props
 *   isNew: whether it was reached just now
 */
function Done({ station, technique, share, isNew }) {
  const next = afterStation(station);
  const host = /** @type {{ current: HTMLElement | null }} */ (useRef(null));
  const [problem, setProblem] = useState("");
  useEffect(() => {
    if (!isNew) return;
    // The board that was the last is still there, below.
    host.current?.scrollIntoView({ block: "start" });
    host.current?.querySelector(/** @type {"a"} */ (".main-button"))?.focus({ preventScroll: true });
  }, []);
  return h(
    "section",
    { class: isNew ? "station-done new" : "station-done", ref: host, role: "status" },
    h("span", { class: "station-done-mark", "aria-hidden": "true" }, "✓"),
    h(
      "div",
      {},
      h("h2", {}, say(isNew ? "path-done" : share >= 1 ? "path-done-before" : "path-done-today")),
      h("p", {}, say(share >= 1 ? "path-mastered" : "path-another-day")),
      h(
        "p",
        { class: "go-on" },
        next && h("a", { class: "main-button", href: stationPage(next.id) }, say("path-next")),
        technique &&
          button(
            {
              class: next ? "" : "main-button",
              onClick: () => void playOn(station.id).catch((error) => setProblem(faultText(error))),
            },
            say("path-play"),
          ),
      ),
      problem && h("p", { role: "alert" }, problem),
    ),
  );
}

/**
 * The practice of a lesson that is not about a technique: one question to a board.
 * @param {{ id: string, atOnce?: boolean, onRecord?: () => void }} props atOnce: whether the first board comes without asking for it
 */
export function Beginners({ id, atOnce = false, onRecord = () => {} }) {
  const [drill, setDrill] = useState(/** @type {import("./drills.js").Drill | null} */ (null));
  const [number, setNumber] = useState(0);
  const [problem, setProblem] = useState("");
  const four = id === "rules";
  const begin = async () => {
    try {
      setDrill(four ? null : await beginnersDrill(id));
      setNumber(number + 1);
      setProblem("");
    } catch (error) {
      setProblem(faultText(error));
    }
  };
  const done = (/** @type {Answered} */ { wrong, shown }) => {
    const found = shown === 0 && wrong < 3;
    keep(record(stored(), id, found ? { found, rungs: wrong > 0 ? 1 : 0 } : { found: false }, new Date()));
    onRecord();
  };
  useEffect(() => void (atOnce && begin()), []);
  const host = /** @type {{ current: HTMLElement | null }} */ (useRef(null));
  // Below the idea, a new board could be out of view.
  useEffect(() => host.current?.scrollIntoView({ block: "nearest" }), [number]);
  const more = h(Next, { onGo: () => void begin() });
  if (number === 0)
    return (
      (!atOnce || problem) &&
      h(
        "div",
        {},
        problem && h("p", { role: "alert" }, problem),
        button({ class: "main-button practice-button", onClick: () => void begin() }, say("practice-begin")),
      )
    );
  return h(
    "div",
    { ref: host },
    four &&
      h(FirstSteps, {
        key: String(number),
        number: 1 + ((number - 1) % 3),
        onDone: done,
        children: more,
      }),
    drill && h(QuestionBoard, { key: String(number), ...drill, onDone: done, children: more }),
    problem && h("p", { role: "alert" }, problem),
  );
}
