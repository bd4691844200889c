/**
 * Wishes: which icon should become a puzzle, and how. A wish has a key, by which its puzzle is
 * found in the cache and in `catalogue/chosen.tsv`.
 */

/**
 * What to make.
 * @typedef {object} Wish
 * @property {string} pack "noto"
 * @property {string} icon "fox"
 * @property {number} size Most cells along the longer side: 20.
 * @property {number} colors Inks: 1 is black and white.
 * @property {string} [aim] A wished difficulty: "hard".
 * @property {string} [concept] The concept that the icon shows: "1f98a".
 */

/** The key of a wish: "noto/fox@20c4", with a wished difficulty "noto/fox@20c4hard". */
export function makeKey({ pack, icon, size, colors, aim = '' }) {
  return `${pack}/${icon}@${size}c${colors}${aim}`;
}

/** The wish with this key. */
export function parseWish(key) {
  const [, pack, icon, size, colors, aim] = /^([\w-]+)\/(.+)@(\d+)c(\d+)([a-z]*)$/.exec(key) ?? [];
  if (pack === undefined) throw new Error(`"${key}" is no key of a wish`);
  return { pack, icon, size: Number(size), colors: Number(colors), ...(aim ? { aim } : {}) };
}

/** A number from 0 to 1 that depends on the text alone (FNV-1a), instead of chance. */
export function hashToShare(text) {
  let hash = 0x811c9dc5;
  for (const char of text) {
    hash = Math.imul(hash ^ char.codePointAt(0), 0x01000193) >>> 0;
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}
