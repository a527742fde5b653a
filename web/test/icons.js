// Draws the PNG icons from icon.svg: `npm run icons`. Systems that install the page as an app want pictures.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { startBrowser } from "./browser/pages.js";

const web = fileURLToPath(new URL("../", import.meta.url));
const drawing = readFileSync(`${web}icon.svg`, "utf8");

/**
 * size: in pixels; part: how much of it the drawing takes, since systems round the corners of a maskable icon; ground:
 * the colour behind it, where it must not be transparent
 */
const ICONS = [
  { name: "180", size: 180, part: 0.8, ground: "#f3efe6" },
  { name: "192", size: 192, part: 1, ground: "" },
  { name: "512", size: 512, part: 1, ground: "" },
  { name: "maskable-512", size: 512, part: 0.6, ground: "#f3efe6" },
];

mkdirSync(`${web}icons`, { recursive: true });
const browser = await startBrowser();
const page = await browser.newPage();
for (const { name, size, part, ground } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  const inner = Math.round(size * part);
  await page.setContent(
    `<style>body { margin: 0; display: grid; place-items: center; height: 100vh; background: ${ground || "transparent"} }
     svg { width: ${inner}px; height: ${inner}px }</style>${drawing}`,
  );
  writeFileSync(`${web}icons/${name}.png`, await page.screenshot({ omitBackground: !ground }));
}
await browser.close();
