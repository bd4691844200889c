/** Decodes X pixmaps: sizes, colours, and a string of characters for each row of pixels. */
import { bad, good, type Limits, type Problem, problem, type Result } from '@nonokit/core';
import { wrongSizes } from '../lexing/checked-puzzle.js';
import { cut } from '../lexing/cursor.js';
import {
  picturesXpmBadColor,
  picturesXpmBadPixel,
  picturesXpmBadRow,
  picturesXpmBadSizes,
  picturesXpmEndsEarly,
  picturesXpmManyColors,
  picturesXpmNamedColor,
} from '../words/en/pictures-xpm.js';
import { listValues, parseXpmColor, type XpmColor } from './xpm-colors.js';
import { placeAt, type XpmString, xpmStrings } from './xpm-strings.js';

/** A decoded file. */
export interface Xpm {
  readonly width: number;
  readonly height: number;
  /** 0xrrggbb, or `CLEAR`. */
  readonly palette: readonly number[];
  /** The palette entry of each pixel, row by row. */
  readonly indices: Uint16Array;
}

/** Maximum characters that stand for a pixel. */
const MOST_CHARACTERS = 8;

/** "16 16 2 1", perhaps with a hot spot. */
const SIZES = /^\s*(\d{1,9})\s+(\d{1,9})\s+(\d{1,9})\s+(\d{1,9})(?:\s|$)/;

/** Decodes a file. Sizes are checked before anything is allocated. */
export function decodeXpm(text: string, limits: Limits): Result<Xpm> {
  const strings = xpmStrings(text);
  const first = next(strings);
  const sizes = SIZES.exec(first?.text ?? '');
  if (first === undefined || sizes === null) {
    return bad(picturesXpmBadSizes, {}, placeAt(text, first?.at ?? 0));
  }
  const [width = 0, height = 0, count = 0, length = 0] = sizes.slice(1).map(Number);
  const place = placeAt(text, first.at);
  const wrong = wrongSizes(width, height, { ...limits, maxLines: Number.POSITIVE_INFINITY }, place);
  if (wrong !== undefined) return wrong;
  if (length < 1 || length > MOST_CHARACTERS) return bad(picturesXpmBadSizes, {}, place);
  if (count < 1 || count > limits.maxColors) {
    return bad(picturesXpmManyColors, { found: count, most: limits.maxColors }, place);
  }
  const colors = readColors(text, strings, count, length);
  if (!colors.ok) return colors;
  const indices = readRows(text, strings, { width, height, length }, colors.value.codes);
  if (!indices.ok) return indices;
  return good(
    { width, height, palette: colors.value.palette, indices: indices.value },
    colors.warnings,
  );
}

function next(strings: Iterator<XpmString>): XpmString | undefined {
  const { done, value } = strings.next();
  return done === true ? undefined : value;
}

interface Colors {
  readonly palette: readonly number[];
  /** The palette entry for the characters of a pixel. */
  readonly codes: ReadonlyMap<string, number>;
}

function readColors(
  text: string,
  strings: Iterator<XpmString>,
  count: number,
  length: number,
): Result<Colors> {
  const colors: XpmColor[] = [];
  const codes = new Map<string, number>();
  const warnings: Problem[] = [];
  for (let k = 0; k < count; k++) {
    const entry = next(strings);
    if (entry === undefined) return endsEarly(text);
    const color = parseXpmColor(entry.text.slice(length).trim().split(/\s+/));
    if (color === undefined) {
      return bad(picturesXpmBadColor, { found: cut(entry.text) }, placeAt(text, entry.at));
    }
    if (typeof color === 'string' && warnings.length === 0) {
      warnings.push(problem(picturesXpmNamedColor, { name: cut(color) }, placeAt(text, entry.at)));
    }
    codes.set(entry.text.slice(0, length), k);
    colors.push(color);
  }
  return good({ palette: listValues(colors), codes }, warnings);
}

function readRows(
  text: string,
  strings: Iterator<XpmString>,
  {
    width,
    height,
    length,
  }: { readonly width: number; readonly height: number; readonly length: number },
  codes: ReadonlyMap<string, number>,
): Result<Uint16Array> {
  const indices = new Uint16Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = next(strings);
    if (row === undefined) return endsEarly(text);
    if (row.text.length < width * length) {
      const counts = { row: y + 1, found: Math.floor(row.text.length / length), width };
      return bad(picturesXpmBadRow, counts, placeAt(text, row.at));
    }
    for (let x = 0; x < width; x++) {
      const code = row.text.slice(x * length, (x + 1) * length);
      const index = codes.get(code);
      if (index === undefined) {
        return bad(picturesXpmBadPixel, { found: cut(code) }, placeAt(text, row.at + x * length));
      }
      indices[y * width + x] = index;
    }
  }
  return good(indices);
}

function endsEarly(text: string): Result<never> {
  return bad(picturesXpmEndsEarly, {}, placeAt(text, text.length));
}
