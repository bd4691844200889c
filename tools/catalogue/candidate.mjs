/**
 * A candidate: the puzzle that our maker makes of an icon, with what the maker says about it. All
 * of it follows from the wish, so the same wish gives the same candidate again.
 */
import { puzzleOf } from '../../packages/nonokit/dist/index.js';
import {
  aimAt,
  propertyFor,
  repairPuzzle,
  safeMakePuzzle,
} from '../../packages/nonokit/dist/make.js';
import { gridCells, measureCells } from './measures.mjs';
import { renderImage } from './packages.mjs';
import { pixelGrid } from './pixel-grid.mjs';

/** Pixels of an icon's longer side for each size: large puzzles show finer strokes. */
const side = (size) => (size > 40 ? 720 : 480);

/** Difficulties that a finished picture is steered to, by the aim of a wish. */
const STEERED = { harder: 'hard', hardest: 'expert' };

/** The candidate for a wish; without `cells` if nothing could be made. */
export async function makeCandidate(wish) {
  const { pack, icon, size, colors, aim } = wish;
  if (STEERED[aim] !== undefined) return { wish, ...(await steeredCandidate(wish)) };
  if (size === 0) return { wish, ...(await pixelCandidate(pack, icon)) };
  const image = await renderImage(pack, icon, side(size));
  const options = { size: { width: size, height: size }, colors };
  const wished = aim === undefined ? {} : { aim: aimAt(aim), repair: propertyFor(aim) };
  const made = safeMakePuzzle(image, { ...options, ...wished });
  if (!made.ok) return { wish, problem: made.problem.message };
  const [best] = made.value.candidates;
  return { wish, ...computeFacts(best) };
}

/**
 * The plain candidate with a few more cells changed, so that it is hard. The picture stays what was
 * judged: making it hard from the image on gives others, which are recognised less often.
 */
async function steeredCandidate({ aim, ...wish }) {
  const plain = await makeCandidate(wish);
  if (plain.cells === undefined) return { problem: plain.problem };
  const { width, height, palette } = plain;
  const grid = { width, height, cells: Uint16Array.from(gridCells(plain.cells)) };
  return computeFacts(steered(puzzleOf(grid, palette), STEERED[aim]));
}

/** A puzzle of a picture that has this difficulty and differs from it in a few cells. */
export function steered(puzzle, label) {
  const maxFlips = Math.max(2, Math.round(0.02 * puzzle.width * puzzle.height));
  return repairPuzzle(puzzle, { aim: aimAt(label), repair: propertyFor(label), maxFlips });
}

/** Pixel art stays as it is, but for the few cells that make it solvable. */
async function pixelCandidate(pack, icon) {
  const grid = await pixelGrid(pack, icon);
  if (grid === undefined) return { problem: 'nothing to see' };
  return computeFacts(repairPuzzle(puzzleOf(grid), { keepSymmetry: true }));
}

function computeFacts({ puzzle, reached, miss, changed, similarity, score }) {
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
  return { ...facts, ...measureCells(facts) };
}

function rounded(value) {
  return Math.round(value * 1000) / 1000;
}
