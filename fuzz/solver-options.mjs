/**
 * Budgets, aborts and limits: a stopped solver must still report only what is true, and must not
 * affect the next puzzle.
 */
import { agreesWithPicture, fail, sameJson, solutionsIn } from './solver-judge.mjs';

/** Solves a puzzle in full, then stopped in several ways, then in full again. */
export function judgeOptions(library, { puzzle, random, grid }) {
  const seed = random.below(1000);
  const limits = { seed, maxSolutions: 1 + random.below(8), maxConflicts: random.below(200) };
  const full = library.solve(puzzle, limits);
  sameJson(full, library.solve(puzzle, { ...limits, engine: 'reference' }), 'the engines disagree');
  isTrue(library, puzzle, full, grid);
  for (const engine of ['fastest', 'reference']) {
    const looks = random.below(40);
    let looked = 0;
    const stops = [
      {
        signal: {
          get aborted() {
            return looked++ >= looks;
          },
        },
      },
      { timeoutMs: looks, clock: () => looked++ },
      { lineOnly: true },
      { maxConflicts: random.below(5) },
      { maxSolutions: 1 },
      { maxMemoryBytes: 65536 * random.below(40) },
    ];
    for (const stop of stops) {
      looked = 0;
      const result = library.solve(puzzle, { ...limits, engine, ...stop });
      isTrue(library, puzzle, result, grid);
      agree(full, result);
    }
    sameJson(
      library.solve(puzzle, { ...limits, engine }),
      full,
      'not the same after being stopped',
    );
  }
}

/** Checks that status and solutions of a result are true. */
function isTrue(library, puzzle, result, grid) {
  agreesWithPicture(result, grid);
  const found = solutionsIn(result);
  if (new Set(found.map(({ cells }) => cells.join())).size !== found.length) fail('found twice');
  for (const solution of found) {
    if (!library.solves(solution, puzzle)) fail('a solution is none');
    if (result.status !== 'unknown') continue;
    const { cells } = result.known;
    if (cells.some((color, i) => color >= 0 && color !== solution.cells[i])) {
      fail('what is known contradicts a solution that was found');
    }
  }
  if (result.status === 'multiple' && found.length < 2) fail('multiple, with less than two');
}

/**
 * Checks that a stopped run reports no more than a full run does, and nothing that contradicts it.
 */
function agree(full, stopped) {
  if (full.status === 'unknown' || stopped.status === 'unknown') {
    for (const solution of solutionsIn(full)) {
      if (stopped.status !== 'unknown') continue;
      const { cells } = stopped.known;
      if (cells.some((color, i) => color >= 0 && color !== solution.cells[i])) {
        fail('what is known contradicts a solution');
      }
    }
    return;
  }
  if (full.status !== stopped.status) fail(`${stopped.status} when stopped, else ${full.status}`);
}
