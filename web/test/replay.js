// Replays logs of games: a line of JSON in, `{start, events}`, a line of JSON out for each. The tests of jade-game compare
// what the page makes of random logs with what the program makes of them.

import { createInterface } from "node:readline";
import { openGame } from "../game/game.js";
import { sheetData } from "../game/sheet.js";

for await (const line of createInterface({ input: process.stdin })) {
  const { start, events } = JSON.parse(line);
  const { sheet, past, future, saves, at } = openGame("replayed", start, events);
  const said = {
    sheet: sheetData(sheet),
    colors: sheet.colors,
    links: sheet.links,
    undo: past.length,
    redo: future.length,
    saves: saves.map(({ id, parent }) => [id, parent]),
    at,
  };
  process.stdout.write(`${JSON.stringify(said)}\n`);
}
