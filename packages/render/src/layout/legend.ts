/**
 * The legend of a sheet: the colour of the paper, which says what a blank cell looks like, and the
 * inks of the clues by name.
 */
import { BLANK, type Puzzle } from '@nonokit/core';
import type { Box } from './box.js';
import type { Label } from './label.js';
import { fitText, textWidth } from './measure.js';
import type { SheetPlan } from './sheet-plan.js';

/** A colour and its name. */
export interface LegendEntry {
  /** An index into the palette; 0 is the paper. */
  readonly color: number;
  /** A square to be painted with the colour. */
  readonly swatch: Box;
  readonly label: Label;
}

/** The legend of a sheet. */
export interface Legend {
  readonly entries: readonly LegendEntry[];
  /** Its height, including the space above it. */
  readonly height: number;
}

/** More colours than this would be a table, not a legend. */
const MOST_ENTRIES = 24;

/** The legend in the given room, if the plan has one. */
export function layOutLegend(
  { puzzle, cell, legend, words }: SheetPlan,
  room: { readonly left: number; readonly top: number; readonly width: number },
): Legend | undefined {
  const colors = legend ? colorsOf(puzzle) : [];
  if (colors.length < 2 || colors.length > MOST_ENTRIES) return undefined;
  const fontSize = Math.round(Math.min(16, Math.max(11, 0.6 * cell)));
  const side = fontSize;
  const gap = 0.5 * fontSize;
  const line = Math.round(1.7 * fontSize);
  const entries: LegendEntry[] = [];
  let x = room.left;
  let y = room.top + Math.round(0.9 * fontSize);
  for (const color of colors) {
    const whole = color === BLANK ? words.blank : words.color(puzzle.palette, color);
    const text = fitText(whole, fontSize, room.width - side - gap);
    const width = Math.ceil(side + gap + textWidth(text, fontSize));
    if (x > room.left && x + width > room.left + room.width) [x, y] = [room.left, y + line];
    const slot = { left: x + side + gap, top: y, width: width - side - gap, height: 1.2 * side };
    entries.push({
      color,
      swatch: { left: x, top: y, width: side, height: side },
      label: { text, x: slot.left, y: y + 0.85 * side, fontSize, slot, align: 'left' },
    });
    x += width + 2 * gap;
  }
  return { entries, height: y + side - room.top };
}

/** The paper and the inks that the clues use. */
function colorsOf({ palette, rows, columns }: Puzzle): number[] {
  const used = new Set([BLANK]);
  for (const clue of [...rows, ...columns]) {
    for (const { color } of clue) used.add(color);
  }
  return [...palette.keys()].filter((color) => used.has(color));
}
