/**
 * A candidate: the puzzle that our maker makes of an icon, with what the maker says about it. All
 * of it follows from the wish, so the same wish gives the same candidate again.
 */
import { puzzleOf } from '../../packages/nonokit/dist/index.js';
import { aimAt, makePuzzle, propertyFor, repairPuzzle } from '../../packages/nonokit/dist/make.js';
import { measuresOf } from './measures.mjs';
import { imageOf } from './packages.mjs';
import { pixelGrid } from './pixel-grid.mjs';

/** Pixels of an icon's longer side for each size: large puzzles show finer strokes. */
const side = (size) => (size > 40 ? 720 : 480);

/** The candidate for a wish; without `grid` if nothing could be made. */
export async function makeCandidate(wish) {
  const { pack, icon, size, colors, aim } = wish;
  if (size === 0) return { wish, ...(await pixelCandidate(pack, icon)) };
  const image = await imageOf(pack, icon, side(size));
  const options = { size: { width: size, height: size }, colors };
  const wished = aim === undefined ? {} : { aim: aimAt(aim), repair: propertyFor(aim) };
  const made = makePuzzle(image, { ...options, ...wished });
  if (!made.ok) return { wish, problem: made.problem.message };
  const [best] = made.value.candidates;
  return { wish, ...factsOf(best) };
}

/** Pixel art stays as it is, but for the few cells that make it solvable. */
async function pixelCandidate(pack, icon) {
  const grid = await pixelGrid(pack, icon);
  if (grid === undefined) return { problem: 'nothing to see' };
  return factsOf(repairPuzzle(puzzleOf(grid), { keepSymmetry: true }));
}

function factsOf({ puzzle, reached, miss, changed, similarity, score }) {
  const { goal, palette } = puzzle;
  const { width, height, cells } = goal;
  const facts = {
    width,
    height,
    palette: palette.map(({ rgb }) => rgb),
    cells: Array.from(cells, (color) => color.toString(36)).join(''),
    reached: reached && miss === 0,
    changed: changed.length,
    similarity: rounded(similarity),
    score: rounded(score),
  };
  return { ...facts, ...measuresOf(facts) };
}

function rounded(value) {
  return Math.round(value * 1000) / 1000;
}
