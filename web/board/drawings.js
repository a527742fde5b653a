// All that the tutor draws, and the player's links; loaded late.

export { guideDrawing } from "./guide-shapes.js";
export { linkShapes } from "./link-shapes.js";
export { hintDrawing, markedDrawing, stepDrawing } from "./hint-shapes.js";
