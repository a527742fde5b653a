// Values of JSON as texts that can be compared.

/** A text that is the same for equal values, whatever the order of their fields. @param {unknown} value @returns {string} */
export const canonical = (value) =>
  JSON.stringify(value, (_, one) =>
    typeof one === "object" && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
