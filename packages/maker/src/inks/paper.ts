/**
 * Chooses the paper of a coloured picture. White things on white paper are lost, so a picture of a
 * ghost gets paper of a light colour; if the user wants white paper, the ghost becomes grey.
 */
import { computePlainDistance, type Lab, labOfRgb } from '@nonokit/core';
import { FROM_PAPER, standsApart, written } from './ink-gates.js';

/** Light colours that are pleasant as paper, the preferred ones first. */
const PASTELS = [
  ...['#c4dcf2', '#d3cdf0', '#c0e2cd', '#b9e3e6', '#f2d4ac', '#f4ccd6', '#d0d4da', '#e9e3a0'],
];

/**
 * Paper for pictures with white and pale grey, from which no pastel differs: white snow shows on a
 * clear or a dark sky.
 */
const SKIES = ['#8cc4f2', '#3c4460', '#8fd3a6', '#b39ee6', '#f2a98c', '#5d6b8c', '#8a8f99'];

/** A paper this far from every ink is as good as one that is farther. */
const FAR = 0.14;

/** A light colour that differs from every ink, if there is one. */
export function pastelFor(inks: readonly Lab[]): Lab | undefined {
  return clearest(PASTELS, inks);
}

/**
 * A colour that differs from every ink; undefined if dozens of inks fill the whole colour space.
 */
export function skyFor(inks: readonly Lab[]): Lab | undefined {
  return clearest(SKIES, inks);
}

/** The paper that is farthest from its nearest ink, or the first one that is far enough. */
function clearest(colors: readonly string[], inks: readonly Lab[]): Lab | undefined {
  const clearance = (paper: Lab): number =>
    Math.min(FAR, ...inks.map((ink) => computePlainDistance(ink, paper)));
  const papers = colors.map(labOfRgb).filter((paper) => standsApart(paper, inks));
  const [first, ...others] = papers;
  return others.reduce(
    (best, paper) => (best !== undefined && clearance(paper) > clearance(best) ? paper : best),
    first,
  );
}

/** Steps in which `toned` looks for a lightness. */
const STEP = 0.01;

/** Makes an ink darker, or lighter on dark paper, until it can be told from the paper. */
export function toned(ink: Lab, paper: Lab): Lab {
  const way = paper[0] > 0.5 ? -STEP : STEP;
  const [, a, b] = ink;
  for (let lightness = ink[0]; lightness >= 0 && lightness <= 1; lightness += way) {
    const tone = written([lightness, a, b]);
    if (computePlainDistance(tone, paper) >= FROM_PAPER) return tone;
  }
  return way < 0 ? [0, 0, 0] : [1, 0, 0];
}
