// Writes passwords.bin from the list of common passwords in zxcvbn 4.4.2:
//
//   npm pack zxcvbn@4.4.2 && tar xzf zxcvbn-4.4.2.tgz && node make.mjs package/lib/frequency_lists.js
//
// Of each password with at least 8 characters, in lower case, the first 5 bytes of its SHA-256 hash, in order. Hashes are
// shorter than the passwords, and nobody has to read those.

import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";

const lists = createRequire(import.meta.url)(resolve(process.argv[2]));
const common = [...lists.passwords].map((one) => one.toLowerCase().normalize("NFKC")).filter((one) => [...one].length >= 8);
const hashes = common.map((one) => createHash("sha256").update(one).digest().subarray(0, 5).toString("hex"));
const sorted = [...new Set(hashes)].sort();
writeFileSync(new URL("passwords.bin", import.meta.url), Buffer.from(sorted.join(""), "hex"));
console.log(`${sorted.length} passwords`);
