/**
 * The colours of a griddlers.net page. Clues name paints by their number in `palette`, whose
 * entries have a shape and an index into `colors`. Entry 0 is unknown, 1 the background, the others
 * are paints.
 */
import {
  BLACK_ON_WHITE,
  bad,
  type Color,
  colorsOfIds,
  good,
  type PaletteColor,
  parseRgb,
  problem,
  type Result,
} from '@nonokit/core';
import { lexingTooManyColors } from '../words/en/lexing-shared.js';
import {
  griddlersHalfCell,
  griddlersInvented,
  griddlersUnknownPaint,
} from '../words/en/sites-pages.js';
import type { Headers } from './griddlers-headers.js';

/** A puzzle's palette, and the colour of each paint. */
export interface Paints {
  readonly palette: readonly PaletteColor[];
  readonly colors: ReadonlyMap<number, Color>;
}

/** The number of the background among the paints. */
const BACKGROUND = 1;

/** The paints of a page. Without a palette they are invented, with a warning. */
export function readPaints(text: string, headers: Headers, maxColors: number): Result<Paints> {
  const used = new Set<number>();
  for (const line of [...headers.left, ...headers.top]) {
    for (const { paint } of line) used.add(paint);
  }
  const rgbs = listedColors(text, maxColors);
  const entries = listedPaints(text, maxColors + 1);
  if (rgbs.length === 0 || entries.length === 0) return inventedPaints([...used], maxColors);
  const count = Math.max(entries.length, BACKGROUND + 1);
  const odd = [...used].find((paint) => paint <= BACKGROUND || paint >= count);
  if (odd !== undefined) {
    return bad(griddlersUnknownPaint, { paint: odd, most: count - 1 }, headers.place);
  }
  const shaped = [...used].find((paint) => entries[paint]?.shape !== 0);
  if (shaped !== undefined) {
    return bad(griddlersHalfCell, { paint: shaped }, headers.place);
  }
  const palette = entries.slice(BACKGROUND).map(({ color }) => ({ rgb: rgbs[color] ?? '#808080' }));
  return good({ palette, colors: new Map(palette.map((_, i) => [i + BACKGROUND, i])) });
}

/** The colours that a page lists, "#rrggbb", at most `most`. */
function listedColors(text: string, most: number): string[] {
  const start = /\bcolors['"]?\s{0,9}:\s{0,9}\[/.exec(text);
  if (start === null) return [];
  const item = /[\s,]*["']#?([0-9a-f]{6})["']/iy;
  item.lastIndex = start.index + start[0].length;
  const colors: string[] = [];
  while (colors.length < most) {
    const rgb = parseRgb(item.exec(text)?.[1] ?? '');
    if (rgb === undefined) break;
    colors.push(rgb);
  }
  return colors;
}

/** The shapes and the numbers of colours of the paints, at most `most`. */
function listedPaints(text: string, most: number): { shape: number; color: number }[] {
  const start = /\bpalette['"]?\s{0,9}:\s{0,9}\[/.exec(text);
  if (start === null) return [];
  const item = /[\s,]*\{([^{}]{0,300})\}/y;
  item.lastIndex = start.index + start[0].length;
  const paints: { shape: number; color: number }[] = [];
  while (paints.length < most) {
    const inside = item.exec(text)?.[1];
    if (inside === undefined) break;
    paints.push({ shape: parseMember(inside, 's') ?? 0, color: parseMember(inside, 'c') ?? -1 });
  }
  return paints;
}

/** The whole number of a member: "s" in "s:0 , c:-1" is 0. */
function parseMember(inside: string, name: 's' | 'c'): number | undefined {
  const digits = new RegExp(`\\b${name}['"]?\\s*:\\s*['"]?(-?[0-9]{1,9})`).exec(inside)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

function inventedPaints(used: readonly number[], maxColors: number): Result<Paints> {
  if (used.length <= 1) {
    return good({ palette: BLACK_ON_WHITE, colors: new Map(used.map((paint) => [paint, 1])) });
  }
  if (used.length >= maxColors) {
    const counts = { colors: used.length, most: maxColors };
    return bad(lexingTooManyColors, counts, { line: 1, column: 1 });
  }
  const paints = used.toSorted((a, b) => a - b);
  const palette = [{ rgb: '#ffffff' }, ...colorsOfIds(paints.map(String), ['#ffffff'])];
  return good({ palette, colors: new Map(paints.map((paint, i) => [paint, i + 1])) }, [
    problem(griddlersInvented, {}, { line: 1, column: 1 }),
  ]);
}
