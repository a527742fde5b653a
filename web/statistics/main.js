// Starts the page of statistics: what the player has solved, how fast, with which techniques, and on which days.

import { aside, effect, h, say } from "../ui.js";
import { today } from "../game/today.js";
import { Icon } from "../panels/icons.js";
import { startLeaf } from "../panels/leaf.js";
import { SiteHead } from "../panels/site-head.js";
import { ROOT } from "../root.js";
import { alsoLoad } from "../say.js";
import { Calendar } from "./calendar.js";
import { Data } from "./data.js";
import { Levels } from "./levels.js";
import { load, lost, records } from "./records.js";
import { isOn } from "../sync/mark.js";
import { sums } from "../records/sums.js";
import { Techniques } from "./techniques.js";
import { Times } from "./times.js";

function Page() {
  const all = records.value;
  return h(
    "div",
    { class: "leaf statistics" },
    h(SiteHead, { here: "statistics" }),
    h(
      "main",
      { class: "leaf-main" },
      h("h1", {}, say("statistics-title")),
      lost.value
        ? h("p", {}, say("statistics-lost"))
        : aside(isOn() ? "statistics-about-synced" : "statistics-about"),
      all && (all.length ? h(Filled, { all }) : h(Empty, {})),
      all && !lost.value && h(Data, {}),
    ),
  );
}

/** What somebody without a game sees. */
const Empty = () =>
  h(
    "section",
    { class: "empty" },
    h("span", { class: "empty-gem", "aria-hidden": "true" }, h(Icon, { name: "gem" })),
    h("h2", {}, say("statistics-empty-title")),
    h("p", {}, say("statistics-empty")),
    h(
      "p",
      { class: "buttons" },
      h("a", { class: "link-button main", href: ROOT }, say("statistics-empty-play")),
      h("a", { class: "link-button", href: `${ROOT}?day=${today()}` }, say("statistics-empty-today")),
    ),
  );

/** @param {{ all: import("../types/contract.js").GameRecord[] }} props */
function Filled({ all }) {
  const found = sums(all, today());
  const { solved, seconds, withoutHints, days, shown, unfinished } = found;
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return [
    h(
      "dl",
      { class: "tiles", key: "tiles" },
      tile(String(solved), say("statistics-solved", { count: solved })),
      tile(
        String(days.streak),
        say("statistics-streak", { count: days.streak }),
        say("statistics-longest", { count: days.longest }),
      ),
      tile(
        say("statistics-share", { percent: solved ? Math.round((100 * withoutHints) / solved) : 0 }),
        say("statistics-alone"),
      ),
      tile(hours ? `${hours} h ${minutes} min` : `${minutes} min`, say("statistics-played")),
    ),
    shown + unfinished > 0 &&
      h("p", { class: "quiet", key: "others" }, say("statistics-others", { shown, unfinished })),
    h(Calendar, { all, madeUp: days.madeUp, key: "days" }),
    h(Levels, { levels: found.levels, key: "levels" }),
    h(Times, { all, levels: found.levels, key: "times" }),
    h(Techniques, { list: found.techniques, key: "techniques" }),
  ];
}

/** @param {string} value @param {string} name @param {string} [more] */
const tile = (value, name, more) =>
  h(
    "div",
    { class: "tile" },
    h("dt", {}, name),
    h("dd", {}, h("strong", {}, value), more && h("small", {}, more)),
  );

function follow() {
  effect(() => void (document.title = `${say("statistics-title")} · JADE`));
  void load();
  // Another tab, or the game that this page came from, may have stored more.
  addEventListener("focus", () => void load());
  addEventListener("jade:synced", () => void load());
  addEventListener("pageshow", (event) => event.persisted && void load());
}

alsoLoad("statistics");
void startLeaf(
  Page,
  follow,
  "The statistics could not be loaded: the program does not answer. · No se han podido cargar las estadísticas: el programa no responde.",
);
