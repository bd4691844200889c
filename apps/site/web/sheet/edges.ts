/**
 * Edges of what is drawn in a page: lines around cells and chips whose ink is nearly the colour
 * that lies below them. Paper that is white, rails and black are the theme's: what needs an edge
 * in one theme has a class by which the other hides it.
 */
import { contrast, edgeLines, isWhite, type Palette } from '@nonokit/core';
import { inkColor } from '../widgets/ink-color.js';
import './edges.css';

/** A line around cells. */
export interface Outline {
  readonly stroke: string;
  /** Shows it in one theme only. */
  readonly class?: string;
}

/** Cells with less contrast to their paper are lost in a small drawing. */
export const LOST = 1.35;

/** Chips with less contrast to what is behind them have a rim. */
const RIMLESS = 1.5;

const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** Colours of the themes; that of high contrast is like the light one here. */
const CELLS = { light: '#ffffff', dark: '#414857' };
const GROUNDS = {
  rail: { light: '#f0f2f2', dark: '#262a33' },
  card: { light: '#edf0ef', dark: '#252932' },
};
const THEMED: Readonly<Record<string, Readonly<Record<Theme, string>>>> = {
  'var(--b-ink)': { light: '#22263a', dark: '#f2efe6' },
  'var(--b-black)': { light: '#22212b', dark: '#06070a' },
};

/** The colour of an ink in a theme: "#rrggbb". */
function shownInk(palette: Palette, ink: number, theme: Theme): string {
  const color = inkColor(palette, ink);
  return THEMED[color]?.[theme] ?? color;
}

/** The lines around cells with an ink, on the paper of its puzzle. */
export function findOutlines(palette: Palette, ink: number): readonly Outline[] {
  const paper = palette[0]?.rgb ?? '#ffffff';
  return THEMES.flatMap((theme) => {
    const ground = isWhite(paper) ? CELLS[theme] : paper;
    const [stroke] = edgeLines(shownInk(palette, ink, theme), ground, LOST);
    return stroke === undefined ? [] : [{ stroke, class: `edge-${theme}` }];
  });
}

/** The classes of chips with an ink, on rails or on the ground of a card. */
export function findRims(palette: Palette, ink: number, on: keyof typeof GROUNDS): string {
  return THEMES.filter(
    (theme) => contrast(shownInk(palette, ink, theme), GROUNDS[on][theme]) < RIMLESS,
  )
    .map((theme) => `rim-${theme}`)
    .join(' ');
}
