// Loads what belongs to pictures when somebody asks for it: modules, texts, style.

import { loadStyle } from "../late.js";
import { alsoLoad, loadAllWords } from "../say.js";

/** Whether the browser takes a file for a picture. @param {{ type: string }} file */
export const isPicture = ({ type }) => type.startsWith("image/") && !type.includes("svg");

/** The first picture among files. @param {Iterable<File> | null | undefined} files */
export const pictureIn = (files) => [...(files ?? [])].find(isPicture);

/**
 * Loads a module together with the texts and the style of pictures.
 * @template Module
 * @param {Promise<Module>} module
 * @returns {Promise<Module>}
 */
export async function withPhoto(module) {
  alsoLoad("photo");
  const [loaded] = await Promise.all([module, loadAllWords(), loadStyle("styles/photo.css")]);
  return loaded;
}
