// All that the tutor draws; loaded late.

export { guideDrawing } from "./guide-shapes.js";
export { hintDrawing, markedDrawing, stepDrawing } from "./hint-shapes.js";
