// What the tutor's panel shows only once it is asked for; loaded late.

export { ClaimActions, ClaimBody } from "./claim.js";
export { Legend, LinkPlayer } from "./legend.js";
export { Review } from "./review.js";
export { NameLink, Table } from "./techniques.js";
export { WalkActions, WalkList } from "./walk.js";
export { Writing, WritingActions } from "./writing.js";
