// A puzzle that is being written is still there after a reload.

import { sheetData, sheetFrom } from "../game/sheet.js";
import { dispatch, watch } from "../store.js";

const KEY = "jade.writing";

/** Brings back what was being written, and keeps it from now on. */
export function keepWriting() {
  try {
    const left = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    if (left) dispatch({ type: "writingBegun", boxRows: left.boxRows, boxColumns: left.boxColumns, sheet: sheetFrom(left) });
  } catch {
    // Nothing that could be read.
  }
  watch((before, _, { writing }) => {
    if (before.writing === writing) return;
    try {
      if (writing) sessionStorage.setItem(KEY, JSON.stringify(sheetData(writing.sheet)));
      else sessionStorage.removeItem(KEY);
    } catch {
      // Then a reload ends the writing.
    }
  });
}
