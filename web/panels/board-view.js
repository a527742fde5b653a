// A board as a component of a page: a picture of a sheet or, with handlers, an interactive board.

import { h, say, useLayoutEffect, useRef } from "../ui.js";
import { createBoard } from "../board/board.js";
import { settings } from "../settings.js";

/** @import { BoardApi, BoardConfig } from "../types/board.js" */
/** @import { Sheet } from "../game/sheet.js" */

/** @param {{ look: string, label?: string, sheet: Sheet } & Partial<BoardConfig>} props label: a text alternative for a picture */
export function BoardView({ look, label, ...rest }) {
  const host = /** @type {{ current: HTMLDivElement | null }} */ (useRef(null));
  const board = /** @type {{ current: BoardApi | null }} */ (useRef(null));
  const { alphabet, lang } = settings.value;
  const config = { alphabet, lang, say, ...rest };
  useLayoutEffect(() => {
    if (!host.current) return undefined;
    const created = createBoard(host.current, config);
    board.current = created;
    return created.destroy;
  }, []);
  useLayoutEffect(() => board.current?.set(config));
  return h("div", { class: look, ref: host, role: label && "img", "aria-label": label });
}

/** A thumbnail of a sheet. @param {{ sheet: Sheet } & Partial<BoardConfig>} props */
export const Thumbnail = (props) =>
  h(BoardView, { look: "thumbnail", numbered: false, colors: false, ...props });
