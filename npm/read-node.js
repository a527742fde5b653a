// Reads a file of this package in Node. Bundlers for browsers take `read.js` instead: see `imports` in package.json.

import { readFile } from "node:fs/promises";

/** @param {URL} address @returns {Promise<Uint8Array>} */
export const read = (address) => readFile(address);
