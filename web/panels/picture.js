// A picture of a board as a PNG file, as it is drawn on the page; loaded late.

import { ROOT } from "../root.js";

/** The sides of the picture, in pixels. */
const SIZE = 1200;

/** What the style sheets say about a shape, written into the picture. */
const STYLE = [
  "fill",
  "stroke",
  "stroke-width",
  "vector-effect",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "opacity",
  "visibility",
  "font-family",
  "font-size",
  "font-style",
  "font-weight",
  "text-anchor",
  "text-decoration",
  "dominant-baseline",
];

/** The typeface of the digits; a picture loads nothing by itself. */
const FONTS = { 400: "vendor/atkinson/regular.woff2", 700: "vendor/atkinson/bold.woff2" };

/**
 * @param {SVGSVGElement} drawn a board of the page
 * @returns {Promise<Blob>}
 */
export async function pictureOf(drawn) {
  const copy = /** @type {SVGSVGElement} */ (drawn.cloneNode(true));
  const [from, to] = [drawn, copy].map((one) => [...one.querySelectorAll("*")]);
  for (const [i, element] of from.entries()) {
    const style = getComputedStyle(element);
    // The page's policy allows no style in the text of a document, but any that a script sets.
    for (const name of STYLE)
      /** @type {SVGElement} */ (to[i]).style.setProperty(name, style.getPropertyValue(name));
  }
  const [x, y, width] = [...(drawn.getAttribute("viewBox") ?? "0 0 1 1").split(" ")].map(Number);
  const ground = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  for (const [name, value] of Object.entries({ x, y, width, height: width }))
    ground.setAttribute(name, String(value));
  ground.setAttribute("fill", getComputedStyle(document.body).backgroundColor);
  copy.prepend(ground);
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(SIZE));
  copy.setAttribute("height", String(SIZE));
  const faces = (await Promise.all(Object.entries(FONTS).map(face))).join("");
  const text = copy.outerHTML.replace(">", `><style>${faces}</style>`);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIZE;
  canvas.getContext("2d")?.drawImage(image, 0, 0, SIZE, SIZE);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new TypeError("no picture"))), "image/png"),
  );
}

/** @param {[string, string]} font its weight and address */
async function face([weight, path]) {
  const bytes = new Uint8Array(await (await fetch(ROOT + path)).arrayBuffer());
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return `@font-face{font-family:Atkinson;font-weight:${weight};src:url(data:font/woff2;base64,${text})}`;
}
