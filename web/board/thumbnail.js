// A small picture of a sheet, to look at only.

import { h, useLayoutEffect, useRef } from "../ui.js";
import { conflicts } from "../game/sheet.js";
import { picture, show } from "./render.js";
import { sheetShapes } from "./sheet-shapes.js";

/** @import { Sheet } from "../game/sheet.js" */
/** @import { Shape } from "./shapes.js" */

/** @param {{ sheet: Sheet, shapes?: Shape[], over?: Shape[], numbered?: boolean }} props */
export function Thumbnail({ sheet, shapes = [], over = [], numbered = false }) {
  const host = /** @type {{ current: HTMLDivElement | null }} */ (useRef(null));
  useLayoutEffect(() => {
    const image = picture(sheet.board, numbered);
    show(image, "sheet", sheetShapes(sheet, conflicts(sheet)));
    show(image, "under", shapes);
    show(image, "over", over);
    host.current?.replaceChildren(image.root);
  }, [sheet, JSON.stringify([shapes, over]), numbered]);
  return h("div", { class: "thumbnail", ref: host });
}
