// Drills: find the technique, say whether it applies at all, or play on with known techniques. Every board is new. The
// techniques themselves check what the player marks and report which part is wrong. Help comes rung by rung. First the
// cells of the pattern count, then what follows from it; a wrong answer costs as much as a hint.

import { button, field, h, say, useEffect, useRef, useState } from "../ui.js";
import { hintDrawing, markedDrawing, stepDrawing } from "../board/hint-shapes.js";
import { symbol } from "../game/geometry.js";
import { sheetFrom } from "../game/sheet.js";
import { Parts } from "../panels/parts.js";
import { Spans } from "../panels/spans.js";
import { settings } from "../settings.js";
import { lit } from "../store.js";
import { ask } from "../tutor/api.js";
import { Argument } from "./argument.js";
import { faultText } from "../words/fault.js";
import { drill } from "./api.js";
import { handOver } from "../storage/hand-over.js";
import { MarkBoard, NO_MARKS, struck } from "./mark-board.js";
import { tally } from "./mastery.js";
import { bringUp } from "./in-sight.js";
import { onlyDigit, OneDigit } from "./one-digit.js";
import { nearMiss } from "../tutor/near.js";
import { isBeforeMarks } from "../progress/path.js";
import { keep, record, RUNGS, stored } from "../progress/progress.js";
import { Next } from "./next.js";
import { handOn, knownTechniques } from "./play-on.js";
import { Strikes } from "./strikes.js";
import { hasSingle } from "./singles.js";
import { ROOT } from "../root.js";

/** @import { AdviceReply, ClaimReply, DrillGrade, DrillKind, DrillReply, ShownJson, SpanJson, StepJson } from "../types/contract.js" */
/** @import { Marks } from "./mark-board.js" */
/**
 * @typedef {object} Board
 * @property {DrillKind} kind
 * @property {DrillReply} reply
 * @property {import("../game/sheet.js").Sheet} sheet
 * @property {AdviceReply | null} hint once the player has asked for help
 * @property {number} rungs the number of rungs of help shown
 * @property {number} said how many sentences about the pattern were shown as help, once its cells are found
 * @property {SpanJson[]} cue the hint that is given at once
 * @property {SpanJson[][]} findings
 * @property {string} why what is wrong with the marked cells
 * @property {number} wrong the number of wrong answers
 * @property {boolean} isWhether whether it was asked first whether the technique is there
 * @property {"cells" | "what" | "digit"} ask what is asked for: the cells, what goes from other cells, or the digit
 * @property {{ step: StepJson, walk: ShownJson["walk"] } | null} pattern the step and its argument, once its cells are found
 * @property {string} verdict an id in page.ftl
 * @property {"open" | "found" | "missed"} state
 */

/** The rungs of help: where, which digit, and which cells. The technique is known; the reasoning would give the answer away. */
const HELP = ["where", "digit", "cells"];

/** The rungs of help that a hint has. @param {AdviceReply | null} hint */
const helpsOf = (hint) => hint?.rungs.filter(({ name }) => HELP.includes(name)) ?? [];

/** The hint that says most without showing the cells: the digit, or else where to look. @param {AdviceReply} hint */
const cueOf = ({ rungs }) =>
  (rungs.find(({ name }) => name === "digit") ?? rungs.find(({ name }) => name === "where"))?.text ?? [];

/** How much the help shown counts: one rung, or two with the cells. @param {Board} board */
const helpOf = ({ hint, rungs }) =>
  helpsOf(hint)
    .slice(0, rungs)
    .some(({ name }) => name === "cells")
    ? RUNGS
    : Math.min(1, rungs);

/** The cells that a word of a sentence mentions. @param {SpanJson["value"]} value @returns {number[]} */
function cellsIn(value) {
  if (value?.kind === "cell") return [value.cell];
  if (value?.kind === "cells") return value.cells;
  return value?.kind === "candidates" ? value.candidates.map(({ cell }) => cell) : [];
}

/** What a board costs that is found now: each rung of help and each wrong answer counts. @param {Board} board */
const costOf = (board) => Math.max(helpOf(board) + Math.min(1, board.said), board.wrong);

/**
 * The sentences that say what a pattern does, before the first that names what goes.
 * @param {Board} board @returns {SpanJson[][]}
 */
function sayingsOf({ ask, pattern }) {
  if (ask !== "what" || !pattern) return [];
  const { step, walk } = pattern;
  const goes = new Set(step.eliminations.map(({ cell }) => cell));
  const texts = walk.map(({ text }) => text);
  const end = texts.findIndex((text) =>
    text.some(({ value }) => cellsIn(value).some((cell) => goes.has(cell))),
  );
  return end < 0 ? texts : texts.slice(0, end);
}

const KINDS = /** @type {const} */ (["find", "whether", "play"]);
const GRADES = /** @type {const} */ (["exclusive", "clean", "shared"]);
/** How often to request another board if the same one comes again. */
const AGAIN = 4;
/** The same for boards without pencil marks, which come less often. */
const AGAIN_BARE = 12;

/** A new board. @param {DrillKind} kind @param {DrillReply} reply @param {number} [wrong] wrong answers so far @returns {Board} */
const boardOf = (kind, reply, wrong = 0) => ({
  kind,
  reply,
  sheet: sheetFrom(reply.shown.sheet),
  hint: null,
  rungs: 0,
  said: 0,
  cue: [],
  findings: [],
  why: "",
  wrong,
  isWhether: kind === "whether",
  ask: "cells",
  pattern: null,
  verdict: "",
  state: "open",
});

/**
 * @param {object} props
 * @param {string} props.technique
 * @param {boolean} [props.plain] only to find it, nothing to choose
 * @param {boolean} [props.atOnce] whether the first board comes without asking for it
 * @param {(found: boolean) => void} [props.onRecord] called when a board is done
 * @param {{ reply: DrillReply, wrong: number, next: () => void, back?: boolean }} [props.given] a board to begin with, the
 *   wrong answers to it so far, and what comes next; back: whether that is where the pupil came from
 * @param {() => void} [props.cued] what comes after one board with a hint that is given at once
 * @param {boolean} [props.counts] whether the results are recorded
 * @param {import("../progress/progress.js").Source} [props.from] where the boards come from
 */
export function Practice({
  technique,
  plain = false,
  atOnce = false,
  onRecord = () => {},
  given,
  cued,
  from = "drill",
  counts = true,
}) {
  const [kind, setKind] = useState(/** @type {DrillKind} */ ("find"));
  const [grade, setGrade] = useState(/** @type {DrillGrade} */ ("exclusive"));
  const [part, setPart] = useState(/** @type {import("../types/page.js").Part} */ ("cells"));
  const [board, setBoard] = useState(
    given ? boardOf("find", given.reply, given.wrong) : /** @type {Board | null} */ (null),
  );
  const [marks, setMarks] = useState(NO_MARKS);
  const [digit, setDigit] = useState(0);
  const [picked, setPicked] = useState(-1);
  const [problem, setProblem] = useState("");
  const [asking, setAsking] = useState(false);
  const asked = useRef(false);
  const [done, setDone] = useState(() => stored().techniques[technique]);
  const section = /** @type {{ current: HTMLElement | null }} */ (useRef(null));
  const last = useRef("");
  const since = useRef(Date.now());
  // Boards of which the pupil said rightly that it is not there. They count together with one where it is found.
  const rightNos = useRef(/** @type {Board[]} */ ([]));
  // A link may lead to this section.
  useEffect(() => void (location.hash === "#practice" && section.current?.scrollIntoView()), []);
  // On a small screen, a new board could otherwise be out of view.
  useEffect(
    () => section.current?.querySelector(".shown")?.scrollIntoView({ block: "nearest" }),
    [board?.sheet],
  );

  useEffect(() => void (atOnce && begin()), []);
  // A player who asked for this board by keyboard goes on at the board: the button is gone.
  useEffect(() => {
    const cell = section.current?.querySelector("[role=gridcell][tabindex='0']");
    if (document.activeElement === document.body && cell instanceof HTMLElement)
      cell.focus({ preventScroll: true });
  }, [board?.sheet]);

  // The answer that is asked for next is given on the board: the button that was pressed is eliminated.
  useEffect(() => {
    const cell = section.current?.querySelector("[role=gridcell][tabindex='0']");
    if (board && board.ask !== "cells" && cell instanceof HTMLElement) cell.focus({ preventScroll: true });
  }, [board?.ask]);
  // What is asked next, and the argument at the end, are in sight together with the board.
  useEffect(
    () =>
      board && (board.ask !== "cells" || board.state !== "open")
        ? bringUp(section.current?.querySelector(".shown"))
        : undefined,
    [board?.ask, board?.state],
  );

  // One question at a time: a second press of a button must not count a board twice.
  const attempt = async (/** @type {() => Promise<void>} */ work) => {
    if (asked.current) return;
    asked.current = true;
    setAsking(true);
    try {
      await work();
      setProblem("");
    } catch (error) {
      setProblem(faultText(error));
    } finally {
      asked.current = false;
      setAsking(false);
    }
  };
  /** @param {import("../progress/progress.js").Outcome} outcome @param {Board} at */
  const finish = (outcome, { wrong }) => {
    if (!counts) return onRecord(outcome.found && outcome.rungs === 0);
    const seconds = (Date.now() - since.current) / 1000;
    const next = record(stored(), technique, outcome, new Date(), { wrong, seconds, from });
    if (!keep(next)) setProblem(say("practice-not-kept"));
    setDone(next.techniques[technique]);
    onRecord(outcome.found && outcome.rungs === 0);
  };
  /** A right answer after wrong ones or with help. @param {Board} at */
  const found = (at) => {
    const cost = costOf(at);
    finish(cost > RUNGS ? { found: false } : { found: true, rungs: cost }, at);
    // A pupil who finds it has also looked on the boards without it.
    if (at.isWhether && cost === 0) rightNos.current.forEach((no) => finish({ found: true, rungs: 0 }, no));
    if (at.isWhether) rightNos.current = [];
  };
  const begin = () =>
    attempt(async () => {
      const wish = {
        technique,
        lang: settings.peek().lang,
        kind,
        ...(kind === "find" ? { grade } : {}),
        ...(kind === "play" ? { known: knownTechniques() } : {}),
      };
      let reply = await drill(wish);
      const bare = plain && isBeforeMarks(technique);
      // Avoid the same board twice in a row, and one on which something else would be done first.
      const fits = () =>
        JSON.stringify(reply.shown.sheet) !== last.current &&
        (!bare || sheetFrom(reply.shown.sheet).candidates.every((marks) => marks === null)) &&
        (kind !== "whether" || !hasSingle(sheetFrom(reply.shown.sheet))) &&
        (kind !== "play" || reply.within);
      // The answer to "Is it there?" stays as likely as it was: only the board is another.
      const { applies } = reply;
      for (let i = 0; i < (bare ? AGAIN_BARE : AGAIN) && !fits(); i++) {
        const other = await drill(wish);
        if (kind !== "whether" || other.applies === applies) reply = other;
      }
      last.current = JSON.stringify(reply.shown.sheet);
      setMarks(NO_MARKS);
      setDigit(0);
      setPicked(-1);
      since.current = Date.now();
      const cue = cued ? cueOf(await hintOn(reply)) : [];
      setBoard({ ...boardOf(kind, reply), cue });
      setPart("cells");
    });
  /** @param {DrillReply} reply @returns {Promise<AdviceReply>} */
  const hintOn = (reply) =>
    ask("hint", { question: { sheet: reply.shown.sheet, lang: settings.peek().lang }, technique });
  const about = (/** @type {Board} */ at) => ({
    sheet: at.reply.shown.sheet,
    lang: settings.peek().lang,
    technique,
  });
  const check = (/** @type {Board} */ at) =>
    attempt(async () => {
      const body = {
        ...about(at),
        ...(marks.cells.length ? { cells: marks.cells } : {}),
        ...(marks.eliminated.length ? { eliminations: marks.eliminated } : {}),
      };
      const { verdict, step, walk, findings } = /** @type {ClaimReply} */ (await ask("claim", body));
      const right = verdict === "right";
      const shown = right && step ? { ...at.reply.shown, step, walk } : at.reply.shown;
      const now = { ...at, reply: { ...at.reply, shown } };
      const concluded = marks.eliminated.length > 0;
      if (right && step && !concluded) {
        // The cells are found: what follows from them is asked for, too.
        const ask = step.eliminations.length > 0 ? "what" : "digit";
        if (ask === "what") setPart("eliminated");
        return setBoard({ ...now, reply: at.reply, pattern: { step, walk }, ask, findings: [], why: "" });
      }
      if (right) found(at);
      const missed = verdict === "wrong" || verdict === "absent";
      const isWrong = !right && verdict !== "incomplete";
      const near = right ? "" : nearMiss(technique, marks.cells, at.sheet, say, at.reply.name);
      setBoard({
        ...now,
        findings: near && missed ? [] : findings,
        why: missed ? near : "",
        wrong: at.wrong + Number(isWrong),
        state: right ? "found" : "open",
      });
    });
  /** The digit of a pattern that fills its cell. @param {Board} at @param {number} digit */
  const enter = (at, digit) => {
    if (!at.pattern) return;
    const { step } = at.pattern;
    if (!step.placements.some((placed) => placed.digit === digit))
      return setBoard({ ...at, wrong: at.wrong + 1, why: say("near-other-digit", { digit }) });
    found(at);
    const reply = { ...at.reply, shown: { ...at.reply.shown, step } };
    setBoard({ ...at, reply, why: "", verdict: "ask-right", state: "found" });
  };
  const help = (/** @type {Board} */ at) => {
    if (at.ask === "what") return void setBoard({ ...at, said: at.said + 1, findings: [] });
    return attempt(async () => {
      const hint = at.hint ?? (await hintOn(at.reply));
      setBoard({ ...at, hint, rungs: Math.min(at.rungs + 1, helpsOf(hint).length), findings: [] });
    });
  };
  const giveUp = (/** @type {Board} */ at) => {
    if (asked.current) return;
    finish({ found: false }, at);
    setBoard({ ...at, state: "missed", findings: [] });
  };
  const answer = (/** @type {Board} */ at, /** @type {boolean} */ there) => {
    const { applies } = at.reply;
    // A player who says that it is there says where.
    if (there && applies) return setBoard({ ...at, ask: "cells", kind: "find", why: say("near-where") });
    const isRight = there === applies;
    if (isRight) rightNos.current.push(at);
    else {
      finish({ found: false }, at);
      rightNos.current = [];
    }
    setBoard({
      ...at,
      verdict: `practice-${isRight ? "right" : "wrong"}-${applies ? "there" : "absent"}`,
      state: isRight ? "found" : "missed",
    });
  };

  const marked = marks.cells.length + marks.eliminated.length > 0;
  /** @param {Board} at */
  const actions = (at) => {
    const on = h(
      "a",
      {
        class: "try",
        href: ROOT,
        onClick: () =>
          at.kind === "play"
            ? handOn(at.reply)
            : handOver({ ...at.reply.shown.sheet, moment: at.kind === "find" }),
      },
      say(at.kind === "play" ? "practice-play-on" : "lessons-try"),
    );
    if (at.state !== "open" && atOnce) return null;
    if (at.state !== "open" || at.kind === "play") return on;
    if (at.kind === "whether") {
      return [true, false].map((there) =>
        h(
          "button",
          { key: String(there), type: "button", onClick: () => answer(at, there) },
          say(there ? "practice-there" : "practice-absent"),
        ),
      );
    }
    if (at.ask === "digit")
      return h(
        "div",
        { class: "ask-digits", role: "group", "aria-label": say("near-which") },
        Array.from({ length: at.sheet.board.side }, (_, i) => i + 1).map((digit) =>
          button({ key: digit, onClick: () => enter(at, digit) }, symbol(digit, settings.value.alphabet)),
        ),
      );
    return [
      button(
        {
          key: "check",
          class: "main-button",
          "aria-disabled": !marked,
          onClick: () => marked && void check(at),
        },
        say("practice-check"),
      ),
      (at.ask === "what" ? at.said < sayingsOf(at).length : !at.hint || at.rungs < helpsOf(at.hint).length) &&
        button({ key: "help", onClick: () => void help(at) }, say("practice-help")),
      button({ key: "show", onClick: () => giveUp(at) }, say("practice-show")),
    ];
  };

  return h(
    "section",
    { class: "practice", id: "practice", "aria-busy": asking, ref: section },
    !plain && h("h2", {}, say("practice-title")),
    !plain &&
      h(
        "div",
        { class: "parts", role: "group", "aria-label": say("practice-title") },
        KINDS.map((one) =>
          button(
            { key: one, "aria-pressed": kind === one, onClick: () => (setKind(one), setBoard(null)) },
            say(`practice-kind-${one}`),
          ),
        ),
      ),
    !plain && h("p", {}, say(`practice-how-${kind}`)),
    kind === "find" &&
      !plain &&
      field(
        "practice-grade",
        h(
          "select",
          {
            value: grade,
            onChange: (/** @type {Event} */ event) =>
              setGrade(/** @type {DrillGrade} */ (/** @type {HTMLSelectElement} */ (event.target).value)),
          },
          GRADES.map((one) => h("option", { key: one, value: one }, say(`practice-grade-${one}`))),
        ),
      ),
    done && !plain && h("p", { class: "quiet tally" }, tally(done)),
    board &&
      h(
        "div",
        {
          class: board.state !== "open" ? "shown over" : part === "eliminated" ? "shown striking" : "shown",
        },
        h(
          "div",
          { class: "shown-body" },
          h(
            "div",
            {},
            h(MarkBoard, {
              ...onlyDigit(board.sheet, drawingOf(board, marks, part), digit),
              key: JSON.stringify(board.reply.shown.sheet),
              marks,
              part,
              onPick: setPicked,
              lit: lit.value,
              onMark: (next) => board.state === "open" && board.kind === "find" && setMarks(next),
              ...(board.ask === "digit" && board.state === "open"
                ? { onDigit: (/** @type {number} */ one) => enter(board, one) }
                : {}),
            }),
            h(OneDigit, { side: board.sheet.board.side, digit, choose: setDigit }),
          ),
          h(
            "div",
            { class: "walk" },
            board.kind === "find" &&
              board.state === "open" &&
              board.ask === "cells" &&
              !plain &&
              h(Parts, { part, choose: setPart }),
            h(
              "div",
              { role: "status" },
              h(Feedback, { board, plain, counts, several: marks.cells.length > 1 }),
            ),
            board.kind === "find" &&
              board.state === "open" &&
              part === "eliminated" &&
              h(Strikes, {
                sheet: board.sheet,
                cell: picked,
                eliminated: marks.eliminated,
                onStrike: (digit) => setMarks(struck(marks, board.sheet, { cell: picked, digit })),
              }),
            h(
              "div",
              { class: "walk-foot" },
              actions(board),
              given?.back &&
                board.state === "open" &&
                button({ key: "back", onClick: given.next }, say("lessons-try-back")),
            ),
            (board.state !== "open" || board.kind === "play") &&
              h(Next, {
                ...(given?.back ? { text: "lessons-try-back" } : cued ? { text: "path-alone" } : {}),
                key: board.state,
                takesFocus: board.state !== "open",
                onGo: given?.next ?? cued ?? (() => void begin()),
              }),
          ),
        ),
      ),
    problem && h("p", { role: "alert" }, problem),
    board === null &&
      (!atOnce || problem) &&
      button({ class: "main-button practice-button", onClick: () => void begin() }, say("practice-begin")),
  );
}

/** @param {{ board: Board, plain: boolean, counts: boolean, several: boolean }} props several: whether the pattern has several cells */
function Feedback({ plain, counts, several, board }) {
  const { kind, reply, hint, rungs, cue, findings, verdict, state, ask, why } = board;
  const cost = costOf(board);
  const answer = state === "open" ? [] : reply.shown.walk;
  // Once the cells are found, what led to them is no help any more.
  const helps =
    state !== "open"
      ? []
      : ask === "what"
        ? sayingsOf(board).slice(0, board.said)
        : helpsOf(hint)
            .slice(0, rungs)
            .map(({ text }) => text);
  // Found without help and without a wrong answer.
  const alone = state === "found" && cost === 0;
  const told = h(
    "ol",
    {},
    answer.map(({ text }, i) => h("li", { key: i }, h(Spans, { text }))),
  );
  const better = kind === "find" && reply.grade && !plain ? say(`practice-got-${reply.grade}`) : "";
  const single = reply.shown.step.placements.length > 0 && isBeforeMarks(reply.shown.step.technique);
  return h(
    "div",
    {},
    state === "open" &&
      ask === "cells" &&
      plain &&
      h("p", { class: "to-find" }, say(single ? "near-find-one" : "near-find", { name: reply.name })),
    state === "open" &&
      ask === "cells" &&
      cue.length > 0 &&
      h("p", { class: "said" }, h(Spans, { text: cue })),
    state === "open" && ask === "cells" && better && h("p", { class: "quiet" }, better),
    why && h("p", { key: why, class: "finding" }, why),
    state === "open" &&
      ask !== "cells" &&
      h(
        "p",
        { class: "ask" },
        say(ask === "what" ? "near-what" : several ? "near-which-several" : "near-which"),
      ),
    verdict && h("p", { class: "finding" }, say(verdict, { name: reply.name })),
    state === "found" &&
      cost > 0 &&
      counts &&
      h("p", { class: "quiet" }, say("practice-cost", { cost: Math.min(cost, RUNGS + 1) })),
    kind === "play" && [
      h("p", { key: "rest" }, say(reply.within ? "practice-rest" : "practice-rest-more")),
      h(
        "ul",
        { key: "list" },
        reply.rest.map(({ technique, name, times }) =>
          h("li", { key: technique }, h("a", { href: `${ROOT}learn/${technique}` }, name), ` × ${times}`),
        ),
      ),
    ],
    helps.map((text, i) => h("p", { key: `help${i}` }, h(Spans, { text }))),
    findings.map((text, i) => h("p", { key: `said${i}`, class: "finding" }, h(Spans, { text }))),
    answer.length > 0 && (plain ? h(Argument, { open: !alone }, told) : told),
  );
}

/** @param {Board} board @param {Marks} marks @param {import("../types/page.js").Part} part */
function drawingOf({ reply, sheet, hint, rungs, state, ask }, { cells, eliminated }, part) {
  if (state !== "open") return stepDrawing(sheet, reply.shown.step);
  // While candidates are struck, the selection is the cell that was picked, and the pattern stays marked.
  const mine = markedDrawing(sheet, part === "eliminated" ? cells : [], eliminated);
  if (!hint || rungs === 0 || ask === "what") return mine;
  const { under, over, quiet } = hintDrawing(sheet, { rungs: helpsOf(hint) }, rungs - 1);
  return {
    under: [...under, ...mine.under],
    over: [...over, ...mine.over],
    quiet: new Set([...quiet, ...mine.quiet]),
  };
}
