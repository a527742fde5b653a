// Error messages that say what to do.

import { ApiError } from "../tutor/api.js";
import { say as aloud } from "../say.js";

/** @param {import("../types/board.js").Say} say @param {import("../types/page.js").Problem} problem */
export function problemText(say, problem) {
  if (problem.code === "refused") return problem.message ?? say("problem-refused");
  return say(`problem-${problem.code}`);
}

/** The message for an ApiError; rethrows anything else, which is a bug of the page. @param {unknown} error */
export function faultText(error) {
  if (!(error instanceof ApiError)) throw error;
  return problemText(aloud, error.problem);
}
