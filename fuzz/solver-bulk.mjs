/**
 * The judge of puzzles in bulk: black-and-white pictures of one size, and pairs of them whose rows
 * and columns are mixed, through every entrance of the module for bulk, against the learning search
 * and the reference.
 */
import { fail, sameJson } from './solver-judge.mjs';

/** Conflicts after which the learning search gives a puzzle up, alone and in bulk. */
const MOST_CONFLICTS = 1000;
const LIMITS = { maxConflicts: MOST_CONFLICTS };

/** Judges some pictures of one size. */
export function judgeBulk(library, { random }) {
  const { width, height, density } = chooseShape(random);
  const grids = Array.from({ length: 2 + random.below(5) }, () =>
    library.randomGrid(random, width, height, 1, density),
  );
  const made = grids.map((grid) => library.puzzleOf(grid, library.paletteOf(1)));
  const mixed = made.map((puzzle, k) => ({ ...puzzle, columns: made.at(k - 1).columns }));
  const puzzles = [...made, ...mixed];
  const clues = Uint32Array.from(puzzles.flatMap((puzzle) => [...library.clueWordsOf(puzzle)]));
  const many = library.solveMany({ width, height, clues }, LIMITS);
  const pictures = Uint32Array.from(grids.flatMap((grid) => rowsOf(grid)));
  const checked = library.checkMany({ width, height, pictures }, LIMITS);
  for (const [k, puzzle] of puzzles.entries()) {
    const status = library.MANY_STATUSES[many.statuses[k]];
    const answer = { status, lineSolvable: many.lineSolvable[k] === 1 };
    const cells = cellsOf(many.pictures.subarray(k * height, (k + 1) * height), width);
    const learned = judgeOne(library, puzzle, answer, { width, height, cells });
    if (k >= made.length) continue;
    const check = library.MANY_STATUSES[checked.statuses[k]];
    judgeCheck({ status: check, lineSolvable: checked.lineSolvable[k] === 1 }, answer, learned);
    judgePicture(library, grids[k], answer);
  }
}

/** A size and a density, often ones at which puzzles are probed. */
function chooseShape(random) {
  const side = (least, most) => least + random.below(most - least + 1);
  if (random.below(3) === 0) {
    return { width: side(15, 26), height: side(15, 26), density: 0.4 + 0.15 * random.next() };
  }
  const most = random.below(4) === 0 ? 32 : 14;
  return { width: side(1, most), height: side(1, most), density: 0.2 + 0.75 * random.next() };
}

/**
 * Compares the answer for a picture with the one for its clues. The module begins elsewhere when it
 * knows a picture, so one may leave to the learning search what the other decides; only a puzzle
 * that this search gives up may be undecided.
 */
function judgeCheck(check, answer, learned) {
  sameJson(check.lineSolvable, answer.lineSolvable, 'line logic of checkMany and solveMany');
  if (learned === 'unknown' && [check.status, answer.status].includes('unknown')) return;
  sameJson(check.status, answer.status, 'checkMany and solveMany');
}

/**
 * Compares with the learning search, the reference and the way for one small puzzle. Returns the
 * status of the learning search.
 */
function judgeOne(library, puzzle, { status, lineSolvable }, picture) {
  const isSolved = status === 'unique' || status === 'multiple';
  if (isSolved && !library.solves(picture, puzzle)) fail('solveMany: the picture is no solution');
  if (!isSolved && picture.cells.some((color) => color !== 0)) fail('a picture without a solution');
  const learned = library.solve(puzzle, LIMITS);
  if (learned.status !== 'unknown' && status !== 'unknown')
    sameJson(learned.status, status, 'search and bulk');
  sameJson(learned.lineSolvable, lineSolvable, 'line logic of search and bulk');
  const quick = library.solveSmall(puzzle, {});
  const slow = library.solveSmall(puzzle, { engine: 'reference' });
  sameJson(inOrder(quick), inOrder(slow), 'the engines disagree');
  const words = library.solveWords(puzzle.width, puzzle.height, library.clueWordsOf(puzzle));
  const findings = quick.status === 'open' ? undefined : inOrder({ ...quick, found: [] });
  sameJson(words && inOrder({ ...words, found: [] }), findings, 'solveWords and solveSmall');
  if (quick.status !== 'open') sameJson(quick.status, status, 'solveSmall and solveMany');
  else judgeRoot(library, puzzle, quick, learned);
  return learned.status;
}

/** Checks that what probing found holds for all solutions, and that `solve` goes on from there. */
function judgeRoot(library, puzzle, { root }, learned) {
  for (const { cells } of library.solutionsIn(learned)) {
    const differs = (color, i) => color >= 0 && color !== cells[i];
    if (root?.known.cells.some(differs)) fail('what probing found does not hold for a solution');
  }
  const whole = library.solve(puzzle, { timeoutMs: 20_000, clock: () => performance.now() });
  if (learned.status !== 'unknown' && whole.status !== 'unknown') {
    sameJson(whole.status, learned.status, 'solve from the root and the learning search');
  }
}

/** Compares what is asked of a picture with its puzzle's answer. */
function judgePicture(library, grid, { status, lineSolvable }) {
  const settled = library.settlePicture(grid);
  const puzzle = library.puzzleOf(grid, library.paletteOf(1));
  const lines = library.solve(puzzle, { lineOnly: true, engine: 'reference' });
  sameJson(settled.open === 0, lineSolvable, 'settlePicture and line logic');
  const known = lines.status === 'unique' ? lines.solution.cells : lines.known.cells;
  sameJson([...settled.known.cells], [...known], 'other cells are known');
  const only = library.isOnlyPicture(grid);
  if (only !== undefined) sameJson(only ? 'unique' : 'multiple', status, 'isOnlyPicture');
}

/** Findings with their members in one order. */
function inOrder({ status, found, lineSolvable, stats, root }) {
  const { linesSettled, probes, decisions, conflicts } = stats;
  const pictures = found.map(({ cells }) => [...cells]);
  const probed = root && { known: [...root.known.cells], gains: [...root.gains] };
  return { status, lineSolvable, linesSettled, probes, decisions, conflicts, pictures, probed };
}

function rowsOf({ width, height, cells }) {
  return Array.from({ length: height }, (_, r) => {
    let row = 0;
    for (let c = 0; c < width; c++) if (cells[r * width + c] !== 0) row |= 1 << c;
    return row >>> 0;
  });
}

function cellsOf(rows, width) {
  return Uint16Array.from({ length: rows.length * width }, (_, i) => {
    return (rows[Math.floor(i / width)] >>> (i % width)) & 1;
  });
}
