// The views of the tutor's panel that are shown only on request; loaded late.

export { BarredBar } from "./barred-bar.js";
export { ClaimActions, ClaimBody } from "./claim.js";
export { Guide } from "./guide.js";
export { HelpLeft } from "./help-left.js";
export { Ladder } from "./ladder.js";
export { RulesBar } from "./rules-bar.js";
export { Review } from "./review.js";
export { Chosen, NameLink, Table } from "./techniques.js";
export { WalkActions, WalkList } from "./walk.js";
export { Writing, WritingActions } from "./writing.js";
