/** Colours by name, for files and programs that name colours without giving their values. */
import { type PaletteColor, parseRgb, rgbOf } from './palette.js';

/** Common names with their CSS values, and the letters that files use for them. */
const RGB_OF_NAME: ReadonlyMap<string, string> = new Map([
  ['black', '#000000'],
  ['k', '#000000'],
  ['white', '#ffffff'],
  ['w', '#ffffff'],
  ['red', '#ff0000'],
  ['r', '#ff0000'],
  ['green', '#008000'],
  ['g', '#008000'],
  ['blue', '#0000ff'],
  ['b', '#0000ff'],
  ['yellow', '#ffff00'],
  ['y', '#ffff00'],
  ['orange', '#ffa500'],
  ['o', '#ffa500'],
  ['purple', '#800080'],
  ['p', '#800080'],
  ['cyan', '#00ffff'],
  ['c', '#00ffff'],
  ['magenta', '#ff00ff'],
  ['m', '#ff00ff'],
  ['violet', '#ee82ee'],
  ['v', '#ee82ee'],
  ['brown', '#a52a2a'],
  ['n', '#a52a2a'],
  ['gray', '#808080'],
  ['grey', '#808080'],
  ['pink', '#ffc0cb'],
  ['lime', '#00ff00'],
  ['l', '#00ff00'],
  ['teal', '#008080'],
  ['t', '#008080'],
  ['navy', '#000080'],
  ['maroon', '#800000'],
  ['olive', '#808000'],
  ['silver', '#c0c0c0'],
  ['s', '#c0c0c0'],
  ['gold', '#ffd700'],
  ['tan', '#d2b48c'],
  ['beige', '#f5f5dc'],
  ['indigo', '#4b0082'],
  ['i', '#4b0082'],
]);

/** RGB value of a common colour name or letter, or undefined. Case does not matter. */
export function rgbOfName(name: string): string | undefined {
  return RGB_OF_NAME.get(name.toLowerCase());
}

/** Letter that usually stands for a colour, or undefined: "r" for #ff0000. */
export function findLetter(rgb: string): string | undefined {
  for (const [name, value] of RGB_OF_NAME) if (value === rgb && name.length === 1) return name;
  return undefined;
}

/**
 * Palette entries for ids without RGB: a common name gets its usual value, any other id an invented
 * one; all differ. An id of one character becomes the entry's symbol, a longer one its name.
 */
export function colorsOfIds(ids: readonly string[], taken: readonly string[] = []): PaletteColor[] {
  const used = new Set(taken);
  return ids.map((id, i) => {
    let rgb = rgbOfName(id) ?? (id.startsWith('#') ? parseRgb(id) : undefined);
    for (let k = i; rgb === undefined || used.has(rgb); k++) rgb = inventedRgb(k);
    used.add(rgb);
    return Array.from(id).length === 1 ? { rgb, symbol: id } : { rgb, name: id };
  });
}

/**
 * The invented colour number `k`; all differ for k < 65,536, and neighbours differ in every
 * channel.
 */
function inventedRgb(k: number): string {
  const mixed = Math.imul(k + 1, 0x9e37) & 0xffff;
  return rgbOf(mixed >> 8, (k * 97 + 40) & 255, mixed & 255);
}
