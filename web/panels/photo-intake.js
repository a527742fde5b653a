// Where a picture comes from: the camera, a file, the clipboard, a drop.

import { pictureModule } from "../tutor/transport.js";
import { aside, h, say, useEffect, useState } from "../ui.js";
import { Icon } from "./icons.js";

/** What file fields offer. */
const KINDS = "image/*";

/** Whether this is a phone or a tablet, which has a camera to take a picture with. */
const hasCamera = () => matchMedia("(pointer: coarse)").matches;

/** @param {{ onPicture: (file: File) => void }} props */
export const Intake = ({ onPicture }) =>
  h(
    "div",
    { class: "photo-intake" },
    h("p", {}, say("photo-lead")),
    h(
      "div",
      { class: "photo-sources" },
      hasCamera() && h(Source, { text: "photo-take", camera: true, main: true, onPicture }),
      h(Source, { text: "photo-choose", main: !hasCamera(), onPicture }),
    ),
    !hasCamera() && aside("photo-drop"),
    aside("photo-tip"),
    h(Private, {}),
  );

/** The picture stays here, or goes to the program and no further. */
export function Private() {
  const [isHere, setIsHere] = useState(/** @type {boolean | null} */ (null));
  useEffect(() => void pictureModule().then((module) => setIsHere(module !== undefined)), []);
  // Nothing is promised before it is known.
  if (isHere === null) return null;
  return h(
    "p",
    { class: "photo-private" },
    h(Icon, { name: "done" }),
    h("span", {}, say(isHere ? "photo-private" : "photo-private-program")),
  );
}

/** To take another picture, or to choose one. @param {{ onPicture: (file: File) => void }} props */
export const Another = ({ onPicture }) => [
  hasCamera() && h(Source, { key: "take", text: "photo-take", camera: true, onPicture }),
  h(Source, { key: "choose", text: "photo-another", onPicture }),
];

/**
 * A field for a picture that looks like a button.
 * @param {{ text: string, camera?: boolean, main?: boolean, onPicture: (file: File) => void }} props
 */
const Source = ({ text, camera = false, main = false, onPicture }) =>
  h(
    "label",
    { class: main ? "file-button main-button" : "file-button" },
    say(text),
    h("input", {
      type: "file",
      accept: KINDS,
      autofocus: true,
      ...(camera ? { capture: "environment" } : {}),
      onChange: (/** @type {Event} */ event) => {
        const field = /** @type {HTMLInputElement} */ (event.target);
        const file = field.files?.[0];
        if (file) onPicture(file);
        // The same file can be chosen again.
        field.value = "";
      },
    }),
  );
