/**
 * Inks: in which colours the cells and the numbers of one puzzle are drawn under one theme.
 *
 * A number has its block's colour. Some inks would be hard to read on the rail, or two of them hard
 * to tell apart in strokes as thin as digits: then all numbers of the sheet stand on chips of their
 * colour instead, so that one sheet has one look.
 */
import { type Palette, type Puzzle, parseRgb } from '@nonokit/core';
import { contrast, distance } from './contrast.js';
import type { Theme } from './theme.js';

/** How the numbers of one colour look. */
export interface NumberLook {
  /** The colour of the digits: "#c8141e". */
  readonly ink: string;
  /** The colour of the chip they stand on, where numbers stand on chips: "#ffe14d". */
  readonly chip?: string;
}

/** The least contrast at which a number is readable: what WCAG 2.2 asks of text. */
const READABLE = 4.5;

/** True for plain black on white, the palette of puzzles that say nothing about colours. */
export function isBlackAndWhite(palette: Palette): boolean {
  return palette.length === 2 && palette[0]?.rgb === '#ffffff' && palette[1]?.rgb === '#000000';
}

/** The palette's own colours, by index: "#rrggbb". An entry that is no colour becomes black. */
export function plainPaints(palette: Palette): string[] {
  return palette.map(({ rgb }) => parseRgb(rgb) ?? '#000000');
}

/** The paint of each colour's cells on a sheet, by palette index. */
export function cellPaints(palette: Palette, theme: Theme): string[] {
  return isBlackAndWhite(palette) ? [theme.cell, theme.ink] : plainPaints(palette);
}

/** How the numbers of each colour look, by index; entry 0 is the 0 of an empty clue. */
export function numberLooks(
  { palette, rows, columns }: Pick<Puzzle, 'palette' | 'rows' | 'columns'>,
  theme: Theme,
): NumberLook[] {
  const none: NumberLook = { ink: theme.faint };
  if (isBlackAndWhite(palette)) return [none, { ink: theme.text }];
  const inks = cellPaints(palette, theme).slice(1);
  const used = new Set<string>();
  for (const clue of [...rows, ...columns]) {
    for (const { color } of clue) used.add(inks[color - 1] ?? theme.text);
  }
  const bare = areReadable([...used], theme);
  return [none, ...inks.map((ink) => (bare ? { ink } : onChip(ink)))];
}

/** The least distance of two colours that digits of them can be told apart by. */
const DISTINCT = 120;

/** True if digits of these colours can be read on the rail, and told from each other. */
function areReadable(inks: readonly string[], { rail }: Theme): boolean {
  if (inks.some((ink) => contrast(ink, rail) < READABLE)) return false;
  return inks.every((ink, k) =>
    inks.slice(0, k).every((other) => distance(ink, other) >= DISTINCT),
  );
}

function onChip(chip: string): NumberLook {
  // one of the two is always readable; where both are, white looks the heavier
  return { ink: contrast('#ffffff', chip) >= READABLE ? '#ffffff' : '#000000', chip };
}
