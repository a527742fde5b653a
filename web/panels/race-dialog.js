// A race by link: the same board for several people. This dialog makes the link, shows what a link brings, and the results.

import { aside, button, h, say, useEffect, useState } from "../ui.js";
import { sheetFrom } from "../game/sheet.js";
import {
  begun,
  finished,
  isNamed,
  met,
  nameRacer,
  newRace,
  racer,
  raceOfGame,
  renamed,
} from "../race/kept.js";
import { LONGEST_NAME, nameOf, raceText } from "../race/race.js";
import { label } from "../records/labels.js";
import { currentRecord } from "../records/records.js";
import { ROOT } from "../root.js";
import { reopenGame, startGame } from "../storage/keeper.js";
import { dispatch, game, solved } from "../store.js";
import { isOn } from "../sync/mark.js";
import { checkSheet } from "../tutor/asks.js";
import { isLocal } from "../tutor/write.js";
import { problemText } from "../words/fault.js";
import { accountName } from "./account-link.js";
import { clockText } from "./clock-times.js";
import { DialogFrame } from "./dialog.js";
import { levelText } from "./game-bar.js";
import { fault, Icon } from "./icons.js";
import { copied, ShareLink } from "./share-link.js";

/** @import { OwnRace } from "../race/kept.js" */
/** @import { Race } from "../race/race.js" */

/** The address of a race. @param {OwnRace} race */
export const raceLink = (race) => `${location.origin}${ROOT}${raceText(race)}`;

/** A race with one's own result, if the open game is it, and solved. @param {OwnRace} race @returns {OwnRace} */
export function withMine(race) {
  if (race.game !== game.peek().id || !solved.peek()) return race;
  const { outcome, seconds, hints, mistakes } = currentRecord();
  // What the tutor solved for the most part is no result.
  if (outcome !== "solved") return race;
  const asked = hints.reduce((a, b) => a + b, 0);
  return finished(race, { name: racer.peek(), seconds: Math.max(1, seconds), hints: asked, mistakes });
}

/** @param {{ race?: Race }} props the race of a link; without one, that of the open game */
export function RaceDialog({ race }) {
  const [own, setOwn] = useState(() => {
    if (race) return withMine(met(race));
    const { id, start } = game.peek();
    const { boxRows, boxColumns, givens, barred, rules } = start;
    const board = { boxRows, boxColumns, givens, ...(barred ? { barred } : {}), ...(rules ? { rules } : {}) };
    return withMine(raceOfGame(id) ?? newRace(board, id));
  });
  const isRun = own.game !== "";
  const isOpen = own.game === game.value.id;
  const title = say(own.mine ? "race-results" : race && !isRun ? "race-invited" : "race-title");
  return h(
    DialogFrame,
    { title, look: "wide race" },
    !own.mine && h("p", {}, say(race && !isRun ? "race-invited-about" : "race-about")),
    h("p", { class: "quiet race-board" }, boardText(own, isOpen)),
    own.results.length > 0 && h(RaceTable, { race: own }),
    h(Name, { named: (name) => setOwn(renamed(own, name)) }),
    isRun || !race ? h(Invite, { race: own }) : h(Begin, { race: own, setOwn }),
    isRun &&
      !own.mine &&
      !isOpen &&
      button({ onClick: () => void reopenGame(own.game) }, say("race-continue")),
  );
}

/** What is known about the board of a race. @param {OwnRace} race @param {boolean} isOpen */
function boardText({ board: { boxRows, boxColumns, givens } }, isOpen) {
  const side = boxRows * boxColumns;
  const left = [...givens].filter((one) => one === "." || one === "0").length;
  return [isOpen && levelText(label.value), say("bar-size", { side }), say("bar-left", { count: left })]
    .filter(Boolean)
    .join(" · ");
}

/** The results of a race, the fastest first. @param {{ race: OwnRace }} props */
export const RaceTable = ({ race: { results, mine } }) =>
  h(
    "table",
    { class: "race-table", "aria-label": say("race-results") },
    h(
      "tbody",
      {},
      results.map((one, i) => {
        const isMine = JSON.stringify(one) === JSON.stringify(mine);
        return h(
          "tr",
          { key: i, class: isMine ? "own" : "" },
          h("td", {}, i + 1),
          h(
            "th",
            { scope: "row" },
            h("span", {}, isMine ? say("race-you") : one.name || say("race-nameless")),
            h(
              "small",
              { class: "quiet" },
              [
                say("result-hints", { count: one.hints }),
                say("result-mistakes", { count: one.mistakes }),
              ].join(" · "),
            ),
          ),
          h("td", { class: "race-time" }, clockText(one.seconds)),
        );
      }),
    ),
  );

/** The name that the others see: at first, that of the account. @param {{ named: (name: string) => void }} props */
function Name({ named }) {
  useEffect(() => {
    if (isNamed()) return;
    void accountName().then((name) => {
      if (!name || isNamed()) return;
      nameRacer(nameOf(name));
      named(racer.peek());
    });
  }, []);
  return h(
    "label",
    { class: "race-name" },
    say("race-name"),
    h("input", {
      type: "text",
      value: racer.value,
      maxLength: LONGEST_NAME,
      autoComplete: "nickname",
      placeholder: say("race-nameless"),
      onInput: (/** @type {Event} */ event) => {
        nameRacer(nameOf(/** @type {HTMLInputElement} */ (event.target).value));
        named(racer.peek());
      },
    }),
  );
}

/** The link of a race, to send. @param {{ race: OwnRace }} props */
function Invite({ race }) {
  const [done, setDone] = useState("");
  const link = raceLink(race);
  const send = async () => {
    try {
      await navigator.share({ title: say("race-title"), text: inviteText(race), url: link });
    } catch (error) {
      if (!(error instanceof DOMException && error.name === "AbortError")) await copy();
    }
  };
  const copy = async () => setDone(await copied(link));
  const canSend = typeof navigator.share === "function";
  return [
    isLocal() && h("p", { class: "fault", key: "local" }, h(Icon, { name: "warning" }), say("race-local")),
    h(ShareLink, { key: "link", link }),
    h(
      "div",
      { class: "buttons", key: "buttons" },
      canSend && button({ class: "main-button", onClick: () => void send() }, say("share-send")),
      button({ class: canSend ? "" : "main-button", onClick: () => void copy() }, say("share-copy")),
    ),
    h("p", { class: "quiet", role: "status", key: "done" }, done && say(done)),
    !race.mine &&
      h(
        "p",
        { class: "quiet", key: "after" },
        [say("race-after"), isOn() && say("race-live")].filter(Boolean).join(" "),
      ),
  ];
}

/** What is sent along with the link. @param {OwnRace} race */
const inviteText = ({ mine }) =>
  mine ? say("race-beat", { time: clockText(mine.seconds) }) : say("race-come");

/** Begins a race that a link has brought. @param {{ race: OwnRace, setOwn: (race: OwnRace) => void }} props */
function Begin({ race, setOwn }) {
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const begin = async () => {
    if (busy) return;
    setBusy(true);
    const { start, reply, problem } = await checkSheet(sheetFrom({ ...race.board, entries: "" }));
    setBusy(false);
    if (problem) return setProblem(problemText(say, problem));
    if (reply?.status !== "proper") return setProblem(say("race-improper"));
    startGame(start);
    setOwn(begun(race, game.peek().id));
    dispatch({ type: "dialogClosed" });
  };
  return [
    aside("race-clock"),
    h(
      "div",
      { class: "buttons", key: "buttons" },
      button(
        {
          class: "main-button",
          autoFocus: true,
          "aria-disabled": busy ? "true" : undefined,
          onClick: () => void begin(),
        },
        say("race-begin"),
      ),
    ),
    problem && fault(problem),
  ];
}
