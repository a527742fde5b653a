// What kept an answer from coming, in words with what to do.

import { ApiError } from "../tutor/api.js";
import { say as aloud } from "./say.js";

/** @param {import("../types/board.js").Say} say @param {import("../types/page.js").Problem} problem */
export function problemText(say, problem) {
  if (problem.code === "refused") return problem.message ?? say("problem-refused");
  return say(problem.code === "slow" ? "problem-slow" : "problem-offline");
}

/** The same for what was thrown; anything else is a mistake of ours, and goes on its way. @param {unknown} error */
export function faultText(error) {
  if (!(error instanceof ApiError)) throw error;
  return problemText(aloud, error.problem);
}
