/**
 * The paper of a coloured picture. White things on white paper are lost, so a picture of a ghost
 * gets paper of a light colour; and if the person wants white paper, the ghost becomes grey.
 */
import { type Lab, labOfRgb, plainDistanceOf } from '@nonokit/image';
import { FROM_PAPER, standsApart, written } from './ink-gates.js';

/** Light colours that are pleasant as paper, the most welcome first. */
const PASTELS = ['#c4dcf2', '#d3cdf0', '#c3e3d0', '#f0dcc0', '#efcdd9', '#d0d4da', '#e6e2a8'];

/** What is left if a picture has all of those in itself. */
const STRONGER = ['#9fc3e6', '#b0a6dd', '#95cba9', '#dcb98a', '#d79db4', '#a3a9b3', '#3c4460'];

/** A pastel this far from every ink is as good as one that is farther. */
const FAR = 0.17;

/**
 * A light colour that every ink can be told from; undefined if there is none, as can be with dozens
 * of inks.
 */
export function pastelFor(inks: readonly Lab[]): Lab | undefined {
  for (const colors of [PASTELS, STRONGER]) {
    const papers = colors.map(labOfRgb).filter((paper) => standsApart(paper, inks));
    const [first, ...others] = papers;
    if (first === undefined) continue;
    return others.reduce(
      (best, paper) => (clearance(paper, inks) > clearance(best, inks) ? paper : best),
      first,
    );
  }
  return undefined;
}

function clearance(paper: Lab, inks: readonly Lab[]): number {
  return Math.min(FAR, ...inks.map((ink) => plainDistanceOf(ink, paper)));
}

/** Steps in which `toned` looks for a lightness. */
const STEP = 0.01;

/** The ink made darker, or on dark paper lighter, until it can be told from the paper. */
export function toned(ink: Lab, paper: Lab): Lab {
  const way = paper[0] > 0.5 ? -STEP : STEP;
  const [, a, b] = ink;
  for (let lightness = ink[0]; lightness >= 0 && lightness <= 1; lightness += way) {
    const tone = written([lightness, a, b]);
    if (plainDistanceOf(tone, paper) >= FROM_PAPER) return tone;
  }
  return way < 0 ? [0, 0, 0] : [1, 0, 0];
}
