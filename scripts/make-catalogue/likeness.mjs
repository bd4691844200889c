/** When two pictures are so much alike that the catalogue has only one of them. */
import { samenessOf } from '../../packages/nonokit/dist/index.js';

/** Pictures that share this part of their cells, also mirrored, turned or recoloured, are one. */
const ALIKE = 0.9;

/** True if two puzzles of the same sides have nearly the same picture. */
export function isAlike(a, b) {
  const sides = ({ width, height }) => [width, height].sort((p, q) => p - q).join();
  return sides(a) === sides(b) && samenessOf(a, b) >= ALIKE;
}
