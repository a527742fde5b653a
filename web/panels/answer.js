// Hooks and components for the server's replies, and a list of techniques to choose from.

import { h, say, useEffect, useState } from "../ui.js";
import { settings } from "../settings.js";
import { ApiError } from "../tutor/api.js";
import { faultText } from "../words/fault.js";

/** @import { TechniqueJson } from "../types/contract.js" */

/**
 * Asks the server, and asks again when the language changes. `problem` is a message if the request failed. It is worded
 * where it is shown: some messages are in a file of texts that is loaded later.
 * A question may be null until what it depends on is known.
 * @template T
 * @param {(() => Promise<T>) | null} question
 * @param {string} about
 * @returns {{ reply: T | null, problem: string }}
 */
export function useAnswer(question, about) {
  const [{ reply, error }, setAnswer] = useState(
    /** @type {{ reply: T | null, error: ApiError | null }} */ ({ reply: null, error: null }),
  );
  const { lang } = settings.value;
  useEffect(() => {
    let here = true;
    question?.().then(
      (reply) => here && setAnswer({ reply, error: null }),
      (error) => {
        // Anything else is a bug of the page.
        if (!(error instanceof ApiError)) throw error;
        if (here) setAnswer({ reply: null, error });
      },
    );
    return () => void (here = false);
  }, [lang, about]);
  return {
    reply,
    get problem() {
      return error ? faultText(error) : "";
    },
  };
}

/**
 * Techniques as options, grouped by level; last, those that are used only on request.
 * @param {{ list: TechniqueJson[], others?: TechniqueJson[] }} props
 */
export function TechniqueOptions({ list, others = [] }) {
  const levels = [...new Set(list.map(({ level }) => level))];
  const group = (/** @type {string} */ label, /** @type {TechniqueJson[]} */ some) =>
    h(
      "optgroup",
      { key: label, label: say(label) },
      some.map(({ id, name }) => h("option", { key: id, value: id }, name)),
    );
  return [
    ...levels.map((level) =>
      group(
        `page-level-${level}`,
        list.filter((one) => one.level === level),
      ),
    ),
    others.length > 0 && group("library-others", others),
  ];
}
