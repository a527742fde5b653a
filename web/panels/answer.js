// What the server says, in a panel; techniques to choose from.

import { h, say, useEffect, useState } from "../ui.js";
import { settings } from "../store.js";
import { faultText } from "../words/fault.js";

/** @typedef {import("../types/contract.js").TechniqueJson} TechniqueJson */

/**
 * What the server says, asked when the language changes; a sentence where it says nothing.
 * @template T
 * @param {() => Promise<T>} question
 * @param {string} about
 * @returns {{ reply: T | null, problem: string }}
 */
export function useAnswer(question, about) {
  const [answer, setAnswer] = useState(/** @type {{ reply: T | null, problem: string }} */ ({ reply: null, problem: "" }));
  const { lang } = settings.value;
  useEffect(() => {
    let here = true;
    question().then((reply) => here && setAnswer({ reply, problem: "" }), (error) => {
      const problem = faultText(error);
      if (here) setAnswer({ reply: null, problem });
    });
    return () => void (here = false);
  }, [lang, about]);
  return answer;
}

/** Techniques as options, under their levels. @param {{ list: TechniqueJson[] }} props */
export function TechniqueOptions({ list }) {
  const levels = [...new Set(list.map(({ level }) => level))];
  return levels.map((level) => h("optgroup", { key: level, label: say(`page-level-${level}`) },
    list.filter((one) => one.level === level).map(({ id, name }) => h("option", { key: id, value: id }, name))));
}
