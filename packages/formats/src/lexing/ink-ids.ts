/** Ids of inks in files: from the name of a colour in a file to the colour, and back. */
import { type Color, findLetter, type Palette, type PaletteColor } from '@nonokit/core';

/** A palette that grows while a file declares its colours. Clues refer to each colour by a key. */
export class Inks {
  readonly palette: PaletteColor[];
  readonly #colors = new Map<string, Color>();

  constructor(background: PaletteColor = { rgb: '#ffffff' }) {
    this.palette = [background];
  }

  /** Adds a colour under a key; if a key repeats, `of` finds the last one. */
  add(key: string, color: PaletteColor): Color {
    this.palette.push(color);
    this.#colors.set(key, this.palette.length - 1);
    return this.palette.length - 1;
  }

  /** The colour declared under `key`, or undefined. */
  of(key: string): Color | undefined {
    return this.#colors.get(key);
  }
}

/**
 * A different id for each colour of a palette; the background gets the empty id. The id is the
 * colour's own symbol or name if `allows` accepts it, else the usual letter for its value, else the
 * next of `spare`. Undefined if `spare` runs out.
 */
export function findIds(
  palette: Palette,
  allows: (id: string) => boolean,
  spare: Iterable<string>,
): string[] | undefined {
  const ids = new Array<string>(palette.length).fill('');
  const used = new Set<string>();
  const claim = (i: number, id: string | undefined): void => {
    if (id === undefined || used.has(id) || ids[i] !== '' || !allows(id)) return;
    used.add(id);
    ids[i] = id;
  };
  const inks = palette.map((color, i) => ({ color, i })).slice(1);
  for (const { color, i } of inks) claim(i, color.symbol);
  for (const { color, i } of inks) claim(i, color.name);
  for (const { color, i } of inks) claim(i, findLetter(color.rgb));
  const rest = spare[Symbol.iterator]();
  for (const { i } of inks) {
    while (ids[i] === '') {
      const next = rest.next();
      if (next.done === true) return undefined;
      claim(i, next.value);
    }
  }
  return ids;
}

/** True if the only ink is plain black without a symbol; formats then write bare numbers. */
export function isPlainBlack(palette: Palette): boolean {
  const [, ink, ...more] = palette;
  return (
    ink === undefined || (more.length === 0 && ink.rgb === '#000000' && ink.symbol === undefined)
  );
}

/** "a" to "z". */
export const LOWER_CASE = 'abcdefghijklmnopqrstuvwxyz';
