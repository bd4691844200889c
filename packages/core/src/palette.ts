/** Palettes: the colours of a puzzle. A colour is an index; the palette says what it looks like. */

/** An index into a puzzle's palette. Colour 0 is always the background: a blank cell. */
export type Color = number;

/** The background: the colour of a cell that no block covers. */
export const BLANK: Color = 0;

/** The most colours a palette can have: cells are stored in 16 bits. */
export const MAX_COLORS = 65_535;

/** A cell that a diagonal cuts into two colours. */
export interface Cut {
  /** The diagonal: "/" rises to the right, "\\" falls. */
  readonly slash: '/' | '\\';
  /** The colours left and right of it: "#c8141e". */
  readonly left: string;
  readonly right: string;
}

/** What a colour looks like and what files call it. */
export interface PaletteColor {
  /** "#c8141e": always six lower-case digits. Of a cut cell the mean of its halves. */
  readonly rgb: string;
  /** A word, if a file gave one: "red". */
  readonly name?: string;
  /** One character for text pictures, if a file gave one: "R". */
  readonly symbol?: string;
  /** Of puzzles of another kind: cells of this colour are cut. */
  readonly cut?: Cut;
}

/** Most characters of a name that a sentence shows. */
const LONGEST_NAME = 40;

/** The colours of a puzzle; entry 0 is the background. */
export type Palette = readonly PaletteColor[];

/** White paper, black ink: the palette of a puzzle that does not mention colours. */
export const BLACK_ON_WHITE: Palette = [{ rgb: '#ffffff' }, { rgb: '#000000' }];

/** True for black ink alone: its numbers need no chips, and a theme may have an ink of its own. */
export function isBlackOnly(palette: Palette): boolean {
  return palette.length <= 2 && (palette[1]?.rgb ?? '#000000') === '#000000';
}

/**
 * Reads "#abc", "#aabbcc" or either without "#", in any case, as "#aabbcc". Returns undefined for
 * anything else.
 */
export function parseRgb(text: string): string | undefined {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text)?.[1]?.toLowerCase();
  if (digits === undefined) return undefined;
  return digits.length === 6 ? `#${digits}` : `#${digits.replace(/./g, '$&$&')}`;
}

/** The three channels of "#rrggbb", each 0..255. */
export function parseChannels(rgb: string): readonly [number, number, number] {
  const value = Number.parseInt(rgb.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Writes three channels, each 0..255, as "#rrggbb". */
export function rgbOf(red: number, green: number, blue: number): string {
  const value = (red << 16) | (green << 8) | blue;
  return `#${value.toString(16).padStart(6, '0')}`;
}

/** The name of a colour in a sentence: its name, symbol or value, else its index. */
export function colorName(palette: Palette, color: Color): string {
  const entry = palette[color];
  const name = entry?.name ?? entry?.symbol ?? entry?.rgb ?? `number ${color}`;
  return name.length <= LONGEST_NAME ? name : `${name.slice(0, LONGEST_NAME - 1)}…`;
}
