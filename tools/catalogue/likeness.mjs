/** When two pictures are so much alike that the catalogue has only one of them. */
import { samenessOf } from '../../packages/nonokit/dist/index.js';

/** Pictures that share this part of their cells, also mirrored, turned or recoloured, are one. */
const ALIKE = 0.9;

/** True if two puzzles of the same sides have nearly the same picture. */
export function isAlike(a, b) {
  const sides = ({ width, height }) => [width, height].sort((p, q) => p - q).join();
  return sides(a) === sides(b) && samenessOf(a, b) >= ALIKE;
}

/** Sides that differ by less than this part of the longer one are nearly the same. */
const NEAR = 0.2;

/**
 * True if two puzzles show the same icon in nearly the same size, both in colours or both not.
 * @param {{ puzzle: object, source: { package?: string, icon?: string } }} a
 */
export function isSameIcon(a, b) {
  const isDrawn = a.source.icon === undefined;
  if (isDrawn || a.source.icon !== b.source.icon || a.source.package !== b.source.package) {
    return false;
  }
  const isColored = ({ puzzle }) => puzzle.palette.length > 2;
  const [short, long] = [a, b].map(longerSide).sort((p, q) => p - q);
  return isColored(a) === isColored(b) && short > (1 - NEAR) * long;
}

function longerSide({ puzzle }) {
  return Math.max(puzzle.width, puzzle.height);
}
