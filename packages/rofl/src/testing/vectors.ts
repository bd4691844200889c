/**
 * The test vectors of docs/formats/rofl.md: pictures in characters, and the bytes of their files.
 */
import type { RoflImage } from '../image.js';

/** A picture of the specification, and its file. */
export interface Vector {
  /** "p1 by its cells". */
  readonly name: string;
  readonly image: RoflImage;
  readonly bytes: Uint8Array;
}

/**
 * The colours of the specification's symbols; the background is white or, if there is glass, clear.
 */
const LOOKS: Readonly<Record<string, number>> = {
  '#': 0x000000ff,
  R: 0xc8141eff,
  Y: 0xf0be14ff,
  G: 0x146432ff,
  A: 0x0000ff80,
};

/** The vectors of the specification, in its order. */
export function parseVectors(page: string): Vector[] {
  return [...page.matchAll(/^\*\*(.+?)\*\*: `([^`]+)`.*?\n\n((?: {4}.+\n)+)/gm)].map(
    ([, name = '', picture = '', hex = '']) => ({
      name,
      image: pictured(picture),
      // a wide gap begins a remark
      bytes: Uint8Array.from(
        hex.replace(/(?<=\S) {3,}.*$/gm, '').match(/[0-9a-f]{2}/g) ?? [],
        (byte) => Number.parseInt(byte, 16),
      ),
    }),
  );
}

/** Reads a picture: "##. .RY" is rows of symbols of the palette, background first. */
function pictured(text: string): RoflImage {
  const symbols = ['.', ...new Set([...text].filter((symbol) => /[#A-Z]/.test(symbol)))];
  const background = text.includes('A') ? 0 : 0xffffffff;
  const lines = text.split(' ');
  return {
    width: lines[0]?.length ?? 0,
    height: lines.length,
    palette: Uint32Array.from(symbols, (symbol) => LOOKS[symbol] ?? background),
    cells: Uint32Array.from(lines.join(''), (symbol) => symbols.indexOf(symbol)),
  };
}
