/**
 * Grounds: the colour of the paper that a puzzle is drawn on, and of the rules on it.
 *
 * The paper is part of the puzzle: on a navy one, white cells are filled and blank ones are navy.
 * So the empty puzzle has it too. On a dark screen light paper would be brighter than everything
 * that is found; it is dimmed, to a shade that no ink of the puzzle is lost on.
 */
import { contrast, luminance, mixed } from '@nonokit/core';
import { distance } from './distance.js';
import type { Theme } from './theme.js';

/** True for colours on which white is easier to see than black. */
export function isDark(color: string): boolean {
  return luminance(color) < 0.18;
}

/** The darkest paper, and the shares of the puzzle's own that are tried, darkest first. */
const NIGHT = '#14171c';
const SHARES = [0.04, 0.38, 0.62];

/** A distance at which an ink is seen on the paper at a glance. */
const SEEN = 100;

/** Paper for a dark theme: dark paper stays, light paper is dimmed as far as the inks allow. */
export function dimmedPaper(paper: string, inks: readonly string[]): string {
  if (luminance(paper) < 0.5) return paper;
  const papers = SHARES.map((share) => mixed(NIGHT, paper, share));
  const nearest = (one: string): number => Math.min(...inks.map((ink) => distance(ink, one)));
  const seen = papers.find((one) => nearest(one) >= SEEN);
  return seen ?? papers.reduce((best, one) => (nearest(one) > nearest(best) ? one : best));
}

/** The share of its colour that paper keeps where toner is spared. */
const BREATH = 0.12;

/** The ground of cells in which nothing is drawn, for a puzzle with this paper. */
export function emptyGround(paper: string, theme: Theme): string {
  return theme.sparing === true ? mixed(theme.cell, paper, BREATH) : paper;
}

/** The paints of rules by their thickness. */
export interface RulePaints {
  readonly thin: string;
  readonly middle: string;
  readonly thick: string;
}

/** The paints of rules on a ground: those of the theme, as far as they can be seen there. */
export function rulePaints(ground: string, theme: Theme): RulePaints {
  const thin =
    isDark(ground) && !isDark(theme.paper)
      ? mixed(ground, '#ffffff', 0.25)
      : seenOn(ground, theme.thin, 1.25);
  const thick = seenOn(ground, theme.thick, 1.8);
  return { thin, middle: mixed(thin, thick, 0.45), thick };
}

/** A paint, or if it has less contrast with the ground a tone of that which has more. */
function seenOn(ground: string, paint: string, least: number): string {
  if (contrast(paint, ground) >= least) return paint;
  // on a middle grey black lines stay quieter than white ones
  return isDark(ground) ? mixed(ground, '#ffffff', 0.45) : mixed(ground, '#000000', 0.7);
}
