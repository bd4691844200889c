/**
 * The targets of the solver's fuzzer. Each makes a puzzle from a stream of random numbers and
 * judges the results of both engines. A judge throws an Error whose message is the fault.
 */
import { judgeForced, judgeHard, judgeMiddle } from './solver-audited.mjs';
import { judgeBulk } from './solver-bulk.mjs';
import { agreesWithPicture, fail, sameJson, solutionsIn } from './solver-judge.mjs';
import { judgeLines } from './solver-lines.mjs';
import { judgeOptions } from './solver-options.mjs';

/** Maximum number of solutions listed one by one; of puzzles with more, only some are requested. */
const LISTED = 1500;

/**
 * Conflicts after which a puzzle is given up: some thin puzzles are easy to count but hard to
 * search.
 */
const MOST_CONFLICTS = 3000;

/** By name: the size of the puzzles, and their judge. */
export const TARGETS = {
  small: { bounds: { width: [1, 6], height: [1, 6], inks: 4 }, judge: judgeSmall },
  thin: { bounds: { width: [1, 3], height: [1, 250], inks: 3 }, judge: judgeThin },
  forced: { bounds: { width: [4, 8], height: [4, 8], inks: 3 }, judge: judgeForced },
  middle: { bounds: { width: [10, 25], height: [10, 25], inks: 4 }, judge: judgeMiddle },
  hard: { bounds: 'noise', judge: judgeHard },
  large: { bounds: { width: [26, 140], height: [10, 40], inks: 4 }, judge: judgeLarge },
  options: { bounds: { width: [3, 20], height: [3, 20], inks: 3 }, judge: judgeOptions },
  given: { bounds: { width: [1, 6], height: [1, 6], inks: 3 }, judge: judgeGiven },
  bulk: { bounds: undefined, judge: judgeBulk },
  lines: { bounds: undefined, judge: judgeLines },
};

/**
 * The puzzle of a case, with its picture if it has one, and the stream of the random numbers that
 * follow.
 */
export function makeCase(library, { target, seed, n }) {
  const random = library.randomOf(`${target} ${seed} ${n}`);
  const { bounds } = TARGETS[target];
  if (bounds === undefined) return { random };
  if (bounds === 'noise') return { random, ...noise(library, random) };
  const made = library.randomPuzzle(random, target === 'thin' ? thinner(bounds, random) : bounds);
  // swap the long and short sides in every other case
  if (random.below(2) === 0) return { random, ...made };
  return { random, puzzle: library.transposePuzzle(made.puzzle) };
}

/** Makes a thin puzzle much longer now and then, for windows of many words. */
function thinner(bounds, random) {
  return random.below(30) === 0 ? { ...bounds, width: [1, 2], height: [500, 1500] } : bounds;
}

/**
 * A picture of noise at the density at which searches are longest, with room for thousands of
 * conflicts.
 */
function noise(library, random) {
  const width = 22 + random.below(10);
  const height = 22 + random.below(10);
  const inks = random.below(4) === 0 ? 2 : 1;
  const density = (inks === 1 ? 0.33 : 0.45) + 0.15 * random.next();
  const grid = library.randomGrid(random, width, height, inks, density);
  return { grid, puzzle: library.puzzleOf(grid, library.paletteOf(inks)) };
}

/** Judges a case; returns the fault, or undefined. */
export function judge(library, target, made) {
  try {
    TARGETS[target].judge(library, made);
    return undefined;
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}

/** Judges puzzles so small that all their solutions are known: makes every check. */
function judgeSmall(library, made) {
  const { puzzle, random } = made;
  const census = library.takeCensus(puzzle) ?? fail('too many states for a small puzzle');
  const expected = census.solutions <= LISTED ? library.solutionsOf(puzzle) : undefined;
  if (expected !== undefined && expected.length !== census.solutions) fail('the oracles disagree');
  judgeSolutions(library, made, census, expected);
  judgeLogic(library, puzzle);
  judgeSymmetry(library, puzzle, random, census.solutions);
}

/**
 * Judges puzzles of few columns and many rows (or the other way round): counts solutions without
 * listing them.
 */
function judgeThin(library, made) {
  const { puzzle } = made;
  const upright = puzzle.width <= puzzle.height ? puzzle : library.transposePuzzle(puzzle);
  const census = library.takeCensus(upright);
  if (census === undefined) return;
  judgeSolutions(library, made, census, undefined);
  judgeLogic(library, puzzle);
}

/**
 * Checks that both engines agree with each other, with the number of solutions, and with their
 * list.
 */
function judgeSolutions(library, { puzzle, random }, { solutions }, expected) {
  const seed = random.below(1000);
  const maxSolutions = solutions <= LISTED ? Number.POSITIVE_INFINITY : 2 + random.below(40);
  const results = ['fastest', 'reference'].map((engine) =>
    library.solve(puzzle, { engine, seed, maxSolutions, maxConflicts: MOST_CONFLICTS }),
  );
  sameJson(results[0], results[1], 'the engines disagree');
  const [result] = results;
  if (result.stats.conflicts > MOST_CONFLICTS) return;
  const status = solutions === 0 ? 'none' : solutions === 1 ? 'unique' : 'multiple';
  if (result.status !== status) fail(`${result.status}, with ${solutions} solutions`);
  const found = solutionsIn(result).map(({ cells }) => cells.join());
  if (new Set(found).size !== found.length) fail('a solution is found twice');
  if (found.length !== Math.min(solutions, maxSolutions)) {
    fail(`${found.length} solutions of ${solutions}, ${maxSolutions} at most`);
  }
  if (status === 'multiple' && result.complete !== (found.length === solutions)) {
    if (!result.complete && found.length < maxSolutions) fail('complete is wrong');
    if (result.complete) fail('complete is wrong');
  }
  for (const grid of solutionsIn(result)) {
    if (!library.solves(grid, puzzle)) fail('a solution is none');
  }
  if (expected === undefined) return;
  const all = expected.map(({ cells }) => cells.join());
  sameJson(found.toSorted(), all.toSorted(), 'other solutions than brute force finds');
}

/**
 * Checks puzzles with some cells given, rightly or wrongly: exactly the solutions that agree with
 * them count.
 */
function judgeGiven(library, { puzzle, random }) {
  const solutions = library.solutionsOf(puzzle, LISTED);
  if (solutions.length === LISTED) return;
  const { width, height, palette } = puzzle;
  const one = solutions[random.below(Math.max(1, solutions.length))];
  const known = random.next();
  const wrong = random.below(3) === 0 ? 0.1 : 0;
  const cells = Int32Array.from({ length: width * height }, (_, i) => {
    if (random.next() >= known) return -1;
    const right = one?.cells[i] ?? random.below(palette.length);
    return random.next() < wrong ? random.below(palette.length + 1) : right;
  });
  const given = { width, height, cells };
  const agree = (grid) => cells.every((color, i) => color < 0 || color === grid.cells[i]);
  const expected = solutions.filter(agree).map((grid) => grid.cells.join());
  const options = { given, seed: random.below(100) };
  const result = library.solve(puzzle, { ...options, maxSolutions: Number.POSITIVE_INFINITY });
  const other = { ...options, maxSolutions: Number.POSITIVE_INFINITY, engine: 'reference' };
  sameJson(result, library.solve(puzzle, other), 'the engines disagree');
  const found = solutionsIn(result).map((grid) => grid.cells.join());
  sameJson(found.toSorted(), expected.toSorted(), 'other solutions than those that agree');
  judgeLogic(library, puzzle, given);
}

/** Checks that propagation finds what the definition finds, and says whether that is all. */
function judgeLogic(library, puzzle, given) {
  const logic = library.propagateScalar(puzzle, given);
  const options = given === undefined ? {} : { given };
  const decided = logic === undefined || !logic.cells.includes(-1);
  for (const engine of ['fastest', 'reference']) {
    const result = library.solve(puzzle, { ...options, engine, lineOnly: true });
    if (result.lineSolvable !== decided) fail(`${engine}: lineSolvable is ${result.lineSolvable}`);
    if (logic === undefined) {
      if (result.status !== 'none') fail(`${engine}: ${result.status}, where a line is impossible`);
    } else if (decided) {
      if (result.status !== 'unique') fail(`${engine}: ${result.status}, where logic finds all`);
      sameJson([...result.solution.cells], [...logic.cells], `${engine}: another picture`);
    } else {
      if (result.status !== 'unknown') fail(`${engine}: ${result.status} by line logic alone`);
      sameJson([...result.known.cells], [...logic.cells], `${engine}: other cells are known`);
    }
  }
}

/** Checks that a mirrored, turned or recoloured puzzle has as many solutions. */
function judgeSymmetry(library, puzzle, random, solutions) {
  const inks = puzzle.palette.length - 1;
  const rotated = [0, ...Array.from({ length: inks }, (_, i) => ((i + 1) % inks) + 1)];
  const variants = [
    library.mirrorPuzzle(puzzle),
    library.transposePuzzle(puzzle),
    library.turnPuzzle(puzzle),
    library.recolorPuzzle(puzzle, rotated),
  ];
  const variant = variants[random.below(variants.length)];
  const maxSolutions = Math.min(solutions, 60) + 1;
  const result = library.solve(variant, { maxSolutions, seed: random.below(100) });
  const found = solutionsIn(result);
  if (found.length !== Math.min(solutions, maxSolutions)) {
    fail(`${found.length} solutions of a variant, ${solutions} of the puzzle`);
  }
  if (!found.every((grid) => library.solves(grid, variant)))
    fail('a solution of a variant is none');
  const { lineSolvable } = library.solve(puzzle, { lineOnly: true });
  if (result.lineSolvable !== lineSolvable) fail('a variant is line-solvable or not, unlike it');
}

/** Judges lines of several words: the engines agree, and lose no picture. */
function judgeLarge(library, { puzzle, random, grid }) {
  const options = { maxSolutions: 2, maxConflicts: 60, seed: random.below(1000) };
  const result = library.solve(puzzle, { ...options, engine: 'fastest' });
  const other = library.solve(puzzle, { ...options, engine: 'reference' });
  sameJson(result, other, 'the engines disagree');
  agreesWithPicture(result, grid);
}
