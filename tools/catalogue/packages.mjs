/**
 * The packages of icons that the catalogue is made of: their licences, how they want to be named,
 * and their icons as SVG and as pixels. The packages are installed here, not at the root, because
 * only the making of the catalogue needs their 175 MB.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const sharp = createRequire(new URL('../../apps/cli/package.json', import.meta.url))('sharp');

/** Pixels of the longer side of an icon: what the program's `make` uses. */
const SIDE = 480;

/**
 * A package of icons.
 * @typedef {object} IconPackage
 * @property {string} id Its name after "@iconify-json/": "noto".
 * @property {string} by The people who drew it, as they want to be named.
 * @property {string} license SPDX code: "CC-BY-4.0".
 * @property {string} url Where the drawings come from.
 * @property {boolean} [isEmoji] True if its icons are emoji with names of Unicode.
 */

/** @type {readonly IconPackage[]} */
export const PACKAGES = [
  ['fluent-emoji-flat', 'Microsoft Corporation', 'MIT', 'github.com/microsoft/fluentui-emoji'],
  ['noto', 'Google Inc', 'Apache-2.0', 'github.com/googlefonts/noto-emoji'],
  ['noto-v1', 'Google Inc', 'Apache-2.0', 'github.com/googlefonts/noto-emoji'],
  ['twemoji', 'Twitter, Inc and other contributors', 'CC-BY-4.0', 'github.com/jdecked/twemoji'],
  ['emojione', 'EmojiOne 2 (EmojiTwo)', 'CC-BY-4.0', 'github.com/EmojiTwo/emojitwo'],
  ['fxemoji', 'Mozilla', 'Apache-2.0', 'github.com/mozilla/fxemoji'],
  ['streamline-emojis', 'Streamline', 'CC-BY-4.0', 'github.com/webalys-hq/streamline-vectors'],
  ['game-icons', 'the authors of Game-icons.net', 'CC-BY-3.0', 'github.com/game-icons/icons'],
  ['mdi', 'Pictogrammers', 'Apache-2.0', 'github.com/Templarian/MaterialDesign'],
  ['pixel', 'HackerNoon', 'CC-BY-4.0', 'github.com/hackernoon/pixel-icon-library'],
  ['pixelarticons', 'Gerrit Halfmann', 'MIT', 'github.com/halfmage/pixelarticons'],
].map(([id, by, license, place], at) => ({
  id,
  by,
  license,
  url: `https://${place}`,
  isEmoji: at < 7,
}));

/** The package with this name. Throws if there is none. */
export function findPackage(id) {
  const found = PACKAGES.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no package of icons is called "${id}"`);
  return found;
}

/** One sentence that names the authors and says that the drawing was changed. */
export function formatAttribution({ by, license, url }) {
  return `Made from an icon by ${by} (${url}), ${license}; reduced to a puzzle, changed.`;
}

/** A JSON file of an installed package: "@iconify-json/noto/icons.json". */
export function installed(path) {
  const url = new URL(`node_modules/${path}`, import.meta.url);
  return JSON.parse(readFileSync(url, 'utf8'));
}

const sets = new Map();

/** The icons of a package, read once. */
export function readSet(id) {
  if (!sets.has(id)) sets.set(id, installed(`@iconify-json/${id}/icons.json`));
  return sets.get(id);
}

/** The names of the icons of a package, without hidden ones. */
export function listNames(id) {
  const { icons } = readSet(id);
  return Object.keys(icons).filter((name) => !icons[name].hidden);
}

/** The icon as an SVG document with a longer side of 480 pixels. */
export function writeSvg(id, name) {
  const set = readSet(id);
  const icon = set.icons[name];
  if (icon === undefined) throw new Error(`${id} has no icon "${name}"`);
  const { width = set.width ?? 16, height = set.height ?? 16, left = 0, top = 0, body } = icon;
  const scale = SIDE / Math.max(width, height);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="${left} ${top} ${width} ${height}" color="#000">${body}</svg>`;
}

/** The pixels of an icon: { width, height, rgba }. */
export async function renderImage(id, name, side = SIDE) {
  const { data, info } = await sharp(Buffer.from(writeSvg(id, name)))
    .resize(side, side, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgba: new Uint8Array(data) };
}
