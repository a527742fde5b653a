// When a technique is to be repeated, in words.

import { settings } from "../settings.js";

/** A day in the words of the language; today if it has passed. @param {Date} day @param {Date} now */
export function dueText(day, now) {
  const days = Math.ceil((day.getTime() - now.getTime()) / 86_400_000);
  if (days <= 1)
    return new Intl.RelativeTimeFormat(settings.value.lang, { numeric: "auto" }).format(
      Math.max(0, days),
      "day",
    );
  return day.toLocaleDateString(settings.value.lang, {
    day: "numeric",
    month: "short",
    ...(day.getFullYear() === now.getFullYear() ? {} : { year: "numeric" }),
  });
}
