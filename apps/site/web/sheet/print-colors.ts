/** The colours of a printed sheet: the same in every theme, since paper is white. */
import { digitOn } from '@nonokit/board';
import type { Palette } from '@nonokit/core';

/** Whether colours are printed. */
export type InkId = 'color' | 'black';

/** The colours of rules, rails and texts. */
export interface SheetColors {
  readonly rail: string;
  readonly thin: string;
  readonly thick: string;
  readonly frame: string;
  readonly text: string;
  readonly faint: string;
}

/** Rules of a sheet in colour, and of one without. */
export const SHEET_COLORS: Readonly<Record<InkId, SheetColors>> = {
  color: {
    rail: '#f3f4f6',
    thin: '#b9bec7',
    thick: '#3b4048',
    frame: '#1d2134',
    text: '#1d2134',
    faint: '#5f6672',
  },
  black: {
    rail: '#ffffff',
    thin: '#8a8a8a',
    thick: '#000000',
    frame: '#000000',
    text: '#000000',
    faint: '#333333',
  },
};

/** The fill of an ink and what is written on it. */
export interface PrintedInk {
  readonly fill: string;
  readonly digit: string;
  /** An outline, for inks that would be lost on paper. */
  readonly edge: string;
}

/** How an ink is printed. Without colours only its symbol tells it from the others. */
export function printedInk(palette: Palette, ink: number, inks: InkId): PrintedInk {
  if (palette.length === 2) return { fill: '#22263a', digit: '#ffffff', edge: 'none' };
  if (inks === 'black') return { fill: '#e4e4e4', digit: '#000000', edge: '#000000' };
  const fill = palette[ink]?.rgb ?? '#000000';
  const digit = digitOn(fill);
  return { fill, digit, edge: digit === '#000000' ? '#9aa1ac' : 'none' };
}
