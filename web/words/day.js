// Days in words.

/** A day in words, for example "Sun 22 Nov". @param {string} day as from `today` @param {string} lang */
export const dayText = (day, lang) =>
  new Intl.DateTimeFormat(lang === "en" ? "en-GB" : lang, {
    weekday: "short",
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  }).format(new Date(`${day}T00:00:00Z`));
