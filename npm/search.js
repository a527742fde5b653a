// Solves and counts plain 9×9 boards with a small module of its own, without the tutor.

import { read } from "#read";
import { startModule } from "./module.js";

/** Loads the search. */
export async function loadSearch() {
  const bytes = /** @type {Uint8Array<ArrayBuffer>} */ (
    await read(new URL("./jade-search.wasm", import.meta.url))
  );
  const answer = await startModule(await WebAssembly.compile(bytes), () => {
    throw new Error("the search needs no collection");
  });
  const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];
  const asked = (
    /** @type {string[]} */ puzzles,
    /** @type {number} */ most,
  ) => {
    const reply = decoder.decode(
      answer(encoder.encode(`${most}\n${puzzles.join("\n")}`)),
    );
    return reply
      .trimEnd()
      .split("\n")
      .map((line) => {
        if (line === "-") return undefined;
        const [count, solution] = line.split(" ");
        return {
          count: Number(count),
          solution: solution === "-" ? null : solution,
        };
      });
  };
  const checked = (/** @type {ReturnType<typeof asked>[number]} */ found) => {
    if (!found)
      throw new TypeError(
        "expected 81 cells in a line: digits, and . or 0 for an empty one",
      );
    return found;
  };
  return {
    /** @param {string} puzzle */
    solve(puzzle) {
      const { count, solution } = checked(asked([puzzle], 2)[0]);
      return count === 1 ? solution : null;
    },
    /** @param {string} puzzle @param {number} [most] */
    count: (puzzle, most = 1000) => checked(asked([puzzle], most)[0]).count,
    /** @param {string[]} puzzles */
    solveAll: (puzzles) =>
      puzzles.length
        ? asked(puzzles, 2).map((found) =>
            found?.count === 1 ? found.solution : null,
          )
        : [],
  };
}
