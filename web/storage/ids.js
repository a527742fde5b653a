// Ids of techniques and stations in what is stored or imported.

/** Whether a value can be one. A name that every object has, such as "constructor", is none. @param {unknown} id @returns {id is string} */
export const isId = (id) => typeof id === "string" && /^[a-z0-9-]+$/.test(id) && !(id in {});
