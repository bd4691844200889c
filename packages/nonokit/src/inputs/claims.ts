/**
 * Turns a `PuzzleInput` into claims, which `checkPuzzle` of core judges. Only shapes and colours
 * are read here; core decides whether clues fit and sums agree, as for files.
 */
import {
  type Block,
  bad,
  type Clue,
  type Color,
  colorsOfIds,
  good,
  type Line,
  type Palette,
  type PaletteColor,
  type PuzzleClaims,
  parseRgb,
  type Result,
  rgbOfName,
} from '@nonokit/core';
import { badBlock, badPaletteColor, badWord, noClues, unknownColor } from '../words/en/inputs.js';
import type { ClueInput, CluesInput, ColorInput, PuzzleInput } from './puzzle-input.js';

/** Longest text that messages quote in full. */
const LONGEST_QUOTE = 40;

/** The claims of an input, or the first problem of its shape. */
export function parseClaims({ rows, columns, palette, meta }: PuzzleInput): Result<PuzzleClaims> {
  if (!isClues(rows)) return bad(noClues, { which: 'rows' });
  if (!isClues(columns)) return bad(noClues, { which: 'columns' });
  const given = palette === undefined ? undefined : paletteOf(palette);
  if (given?.ok === false) return given;
  const inks = new Inks(given?.value);
  const read = { rows: cluesOf('row', rows, inks), columns: cluesOf('column', columns, inks) };
  if (!read.rows.ok) return read.rows;
  if (!read.columns.ok) return read.columns;
  return good({
    width: read.columns.value.length,
    height: read.rows.value.length,
    palette: inks.palette(),
    rows: read.rows.value,
    columns: read.columns.value,
    meta,
  });
}

/** False for values of the wrong type, which JavaScript programs may pass, and for no text. */
function isClues(clues: unknown): boolean {
  return typeof clues === 'string' ? clues.trim() !== '' : Array.isArray(clues);
}

/** A palette from names, values and entries. */
export function paletteOf(colors: readonly ColorInput[]): Result<Palette> {
  const palette: PaletteColor[] = [];
  for (const [index, color] of colors.entries()) {
    const entry = toPaletteColor(color);
    if (entry === undefined) {
      return bad(badPaletteColor, { index, found: shown(color) });
    }
    palette.push(entry);
  }
  return good(palette);
}

function toPaletteColor(color: ColorInput): PaletteColor | undefined {
  if (typeof color !== 'string') {
    const rgb =
      typeof color?.rgb === 'string' ? (parseRgb(color.rgb) ?? rgbOfName(color.rgb)) : undefined;
    return rgb === undefined ? undefined : { ...color, rgb };
  }
  const named = rgbOfName(color);
  if (named !== undefined) return { rgb: named, name: color };
  const rgb = parseRgb(color);
  return rgb === undefined ? undefined : { rgb };
}

/** The colours that clues mention: from a given palette, or collected from their names. */
class Inks {
  readonly #given: Palette | undefined;
  readonly #names: string[] = [];
  #highest = 1;

  constructor(given: Palette | undefined) {
    this.#given = given;
  }

  /** The index of a colour given by index or name; undefined if the palette lacks it. */
  indexOf(color: Color | string): Color | undefined {
    if (typeof color === 'number') {
      this.#highest = Math.max(this.#highest, color);
      return color;
    }
    const given = this.#given;
    if (given !== undefined) {
      const rgb = parseRgb(color) ?? rgbOfName(color);
      const found = given.findIndex(
        (entry) => entry.name === color || entry.symbol === color || entry.rgb === rgb,
      );
      return found < 0 ? undefined : found;
    }
    if (!this.#names.includes(color)) this.#names.push(color);
    return this.#names.indexOf(color) + 1;
  }

  /** The palette; undefined means black on white. */
  palette(): Palette | undefined {
    if (this.#given !== undefined) return this.#given;
    if (this.#names.length > 0) return [{ rgb: '#ffffff' }, ...colorsOfIds(this.#names)];
    if (this.#highest <= 1 || this.#highest > USUAL_INKS.length) return undefined;
    return [{ rgb: '#ffffff' }, ...colorsOfIds(USUAL_INKS.slice(0, this.#highest))];
  }
}

/** The colours 1, 2, 3 … of clues that use numbers without a palette. */
const USUAL_INKS = ['black', 'red', 'green', 'blue', 'orange', 'purple', 'brown', 'teal', 'gold'];

function cluesOf(kind: Line['kind'], input: CluesInput, inks: Inks): Result<Clue[]> {
  const list = typeof input === 'string' ? cluesIn(input) : input;
  const clues: Clue[] = [];
  for (const [index, clue] of list.entries()) {
    const line = { kind, index };
    const read = typeof clue === 'string' ? clueIn(line, clue, inks) : clueOf(line, clue, inks);
    if (!read.ok) return read;
    clues.push(read.value);
  }
  return good(clues);
}

/**
 * The clues of a text: one per line; in a single line, separated by semicolons, bars or slashes, or
 * else by commas. A separator behind the last clue begins no other.
 */
function cluesIn(text: string): string[] {
  const lines = text.replace(/^\s*\n|\n\s*$/g, '').split('\n');
  if (lines.length > 1) return lines;
  const [line = ''] = lines;
  const separator = [';', '|', '/'].find((mark) => line.includes(mark)) ?? ',';
  const clues = line.split(separator);
  return clues.length > 1 && clues.at(-1)?.trim() === '' ? clues.slice(0, -1) : clues;
}

function clueOf(line: Line, input: Exclude<ClueInput, string>, inks: Inks): Result<Clue> {
  const blocks: unknown = typeof input === 'number' ? [input] : input;
  if (!Array.isArray(blocks)) return bad(badBlock, { ...line, found: shown(blocks) });
  const clue: Block[] = [];
  for (const block of blocks) {
    const [size, color] = sizeAndColor(block);
    if (typeof size !== 'number' || (typeof color !== 'number' && typeof color !== 'string')) {
      return bad(badBlock, { ...line, found: shown(block) });
    }
    const ink = inks.indexOf(color);
    if (ink === undefined) return bad(unknownColor, { ...line, found: shown(color) });
    // many people write a blank line as a clue with a single 0
    if (size !== 0 || blocks.length > 1) clue.push({ size, color: ink });
  }
  return good(clue);
}

/** Size and colour of any block notation; they are not yet known to be numbers. */
function sizeAndColor(block: unknown): readonly [size: unknown, color: unknown] {
  if (typeof block !== 'object' || block === null) return [block, 1];
  if (Array.isArray(block)) return [block[0], block[1] ?? 1];
  const size = 'size' in block ? block.size : undefined;
  return [size, 'color' in block ? block.color : 1];
}

/** Parses the clue in a text: "2 1", "2,1", "2red 1#0000ff". */
function clueIn(line: Line, text: string, inks: Inks): Result<Clue> {
  const words = text.split(/[\s,]+/).filter((word) => word !== '' && word !== '-');
  const clue: Block[] = [];
  for (const word of words) {
    const [, digits, color] = /^(\d{1,9})([^\d\s].*)?$/u.exec(word) ?? [];
    if (digits === undefined) return bad(badWord, { ...line, found: shown(word) });
    const ink = inks.indexOf(color ?? 1);
    if (ink === undefined) return bad(unknownColor, { ...line, found: shown(color) });
    const size = Number(digits);
    if (size !== 0 || words.length > 1) clue.push({ size, color: ink });
  }
  return good(clue);
}

/** Any value for display in a message, cut if it is long. */
export function shown(value: unknown): string {
  const isObject = typeof value === 'object' && value !== null;
  const text = isObject ? (JSON.stringify(value) ?? '') : String(value);
  return text.length <= LONGEST_QUOTE ? text : `${text.slice(0, LONGEST_QUOTE - 1)}…`;
}
