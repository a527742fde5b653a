// Bundles the page once for all browser tests. It then loads in half of the processor time that its modules take, and is
// what archives have; `modules.test.js` opens the page as `cargo run` sends it.

import { fileURLToPath } from "node:url";
import { bundle, write } from "../bundle.js";

export default async function bundlePage() {
  const folder = fileURLToPath(new URL("../../../target/browser-tests/page", import.meta.url));
  // Tests import modules of the page by their names.
  write(folder, await bundle({ openAll: true }));
  process.env.JADE_PAGE = folder;
}
