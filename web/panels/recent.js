// The games played last, to resume.

import { aside, button, h, say, useEffect, useState } from "../ui.js";
import { Thumbnail } from "./board-view.js";
import { valueAt } from "../game/sheet.js";
import { recentGames, reopenGame } from "../keep/keeper.js";
import { settings } from "../settings.js";
import { dispatch, game } from "../store.js";

/** A link to the library. @param {string} [wish] the query of its address */
export const libraryLink = (wish = "") =>
  h("a", { class: "lesson-link", href: `/library${wish}` }, say("library-link"));

/** The number of games shown. */
const SHOWN = 12;

export function Recent() {
  const [games, setGames] = useState(/** @type {Awaited<ReturnType<typeof recentGames>>} */ ([]));
  useEffect(() => {
    let here = true;
    recentGames(SHOWN + 1).then(
      (found) => here && setGames(found),
      () => {},
    );
    return () => void (here = false);
  }, []);
  const others = games.filter((one) => one.game.id !== game.value.id).slice(0, SHOWN);
  const when = new Intl.DateTimeFormat(settings.value.lang, { dateStyle: "medium", timeStyle: "short" });
  return h(
    "section",
    { class: "recent" },
    h("h3", {}, say("recent-title")),
    others.length === 0 && aside("recent-none"),
    h(
      "ul",
      { class: "choices" },
      others.map(({ game: { id, sheet }, changed }) => {
        const filled = sheet.givens.filter((_, cell) => valueAt(sheet, cell)).length;
        return h(
          "li",
          { key: id },
          button(
            { onClick: () => (dispatch({ type: "dialogClosed" }), void reopenGame(id)) },
            h(Thumbnail, { sheet }),
            h("span", {}, say("saves-filled", { count: filled, of: sheet.board.size })),
            h("small", {}, when.format(changed)),
          ),
        );
      }),
    ),
    libraryLink(),
  );
}
