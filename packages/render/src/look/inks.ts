/**
 * Inks: the colours for cells and numbers of one puzzle under one theme.
 *
 * A number has its block's colour. If an ink is hard to read on the rail, or two inks are hard to
 * distinguish in strokes as thin as digits, all numbers of the sheet are drawn on chips of their
 * colour instead, so that a sheet has one look. Where toner is spared chips are rings.
 */
import { contrast, type Palette, type Puzzle, parseRgb } from '@nonokit/core';
import { distance } from './distance.js';
import { dimmedPaper, isDark } from './grounds.js';
import type { Theme } from './theme.js';

/** The look of numbers of one colour. */
export interface NumberLook {
  /** The colour of the digits: "#c8141e". */
  readonly ink: string;
  /** The colour of their chip, if numbers are on chips: "#ffe14d". */
  readonly chip?: string;
  /** True if only the edge of the chip is drawn. */
  readonly ring?: boolean;
}

/** Minimum contrast of a readable number, as WCAG 2.2 requires for text. */
const READABLE = 4.5;

/** True for plain black on white, the palette of puzzles without colour information. */
export function isBlackAndWhite(palette: Palette): boolean {
  return palette.length === 2 && palette[0]?.rgb === '#ffffff' && palette[1]?.rgb === '#000000';
}

/** The palette's own colours, by index: "#rrggbb". An invalid entry becomes black. */
export function plainPaints(palette: Palette): string[] {
  return palette.map(({ rgb }) => parseRgb(rgb) ?? '#000000');
}

/** The paint of each colour's cells on a sheet, by palette index. */
export function cellPaints(palette: Palette, theme: Theme): string[] {
  if (isBlackAndWhite(palette)) return [theme.cell, theme.ink];
  const [paper = theme.cell, ...inks] = plainPaints(palette);
  return [isDark(theme.paper) ? dimmedPaper(paper, inks) : paper, ...inks];
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
  if (bare) return [none, ...inks.map((ink) => ({ ink }))];
  const { sparing = false, text } = theme;
  return [
    none,
    ...inks.map((ink) => (sparing ? { ink: text, chip: ink, ring: true } : onChip(ink))),
  ];
}

/** Minimum distance at which digits of two colours look different. */
const DISTINCT = 120;

/** True if digits of these colours can be read on the rail, and told from each other. */
function areReadable(inks: readonly string[], { rail }: Theme): boolean {
  if (inks.some((ink) => contrast(ink, rail) < READABLE)) return false;
  return inks.every((ink, k) =>
    inks.slice(0, k).every((other) => distance(ink, other) >= DISTINCT),
  );
}

function onChip(chip: string): NumberLook {
  // one of the two is always readable; if both are, white looks heavier
  return { ink: contrast('#ffffff', chip) >= READABLE ? '#ffffff' : '#000000', chip };
}
