// The games played last, to resume.

import { aside, button, h, say, useEffect, useState } from "../ui.js";
import { Thumbnail } from "./board-view.js";
import { isSolved, valueAt } from "../game/sheet.js";
import { labelOf } from "../records/labels.js";
import { recentGames, reopenGame, startCopy } from "../storage/keeper.js";
import { settings } from "../settings.js";
import { START } from "../start-puzzle.js";
import { dispatch, game } from "../store.js";
import { times } from "./clock.js";
import { clockText } from "./clock-times.js";
import { levelText } from "./game-bar.js";
import { ROOT } from "../root.js";
import { forgetOther, otherLogs } from "../sync/kept.js";
import { loadPart } from "../say.js";

/** @import { Game, GameEvent } from "../game/game.js" */

/** A link to the library. @param {string} [wish] the query of its address */
export const libraryLink = (wish = "") =>
  h("a", { class: "lesson-link", href: `${ROOT}library${wish}` }, say("library-link"));

/** The number of games shown. */
const SHOWN = 12;

/** Opens what another device has played from the same beginning. @param {Game} one @param {GameEvent[]} log */
function openOther({ id, start }, log) {
  dispatch({ type: "dialogClosed" });
  startCopy(start, log);
  void forgetOther(id, log);
}

export function Recent() {
  const [games, setGames] = useState(/** @type {Awaited<ReturnType<typeof recentGames>>} */ ([]));
  const [others, setOthers] = useState(/** @type {Map<string, GameEvent[][]>} */ (new Map()));
  useEffect(() => {
    let here = true;
    recentGames(SHOWN + 1).then(
      (found) => here && setGames(found),
      () => {},
    );
    otherLogs().then(
      async (found) => {
        if (found.size) await loadPart("account");
        if (here) setOthers(found);
      },
      () => {},
    );
    return () => void (here = false);
  }, []);
  const listed = games
    .filter(
      ({ game: one }) =>
        one.id !== game.value.id && (one.log.length > 0 || one.start.givens !== START.givens),
    )
    .slice(0, SHOWN);
  const played = new Map(times());
  const when = new Intl.DateTimeFormat(settings.value.lang, {
    day: "numeric",
    month: "short",
    hour: "numeric",
    minute: "2-digit",
  });
  return h(
    "section",
    { class: "recent" },
    h("h3", {}, say("recent-title")),
    listed.length === 0 && aside("recent-none"),
    h(
      "ul",
      { class: "choices" },
      listed.map(({ game: one, changed }) => {
        const { id, sheet } = one;
        const about = labelOf(one);
        const seconds = played.get(id);
        const open = sheet.givens.filter((given) => !given).length;
        const filled = sheet.givens.filter((given, cell) => !given && valueAt(sheet, cell)).length;
        return h(
          "li",
          { key: id },
          button(
            { onClick: () => (dispatch({ type: "dialogClosed" }), void reopenGame(id)) },
            h(Thumbnail, { sheet }),
            h("strong", {}, about.guide ? say("guide-title") : levelText(about)),
            h(
              "span",
              {},
              [
                isSolved(sheet) ? say("solved-title") : say("saves-filled", { count: filled, of: open }),
                seconds !== undefined && clockText(seconds),
              ]
                .filter(Boolean)
                .join(" · "),
            ),
            h("small", {}, when.format(changed)),
          ),
          others
            .get(id)
            ?.map((log, i) =>
              button(
                { key: i, class: "link-button", onClick: () => openOther(one, log) },
                say("recent-other", { count: log.length }),
              ),
            ),
        );
      }),
    ),
    libraryLink(),
  );
}
