/**
 * Small and medium puzzles without probing, which would finish most of them before the search. The
 * reference runs under audit, and the engine beside it.
 */
import { agreesWithPicture, fail, sameJson, solutionsIn } from './solver-judge.mjs';

/** Judges puzzles whose solutions are all known: every reason, nogood and state is checked. */
export function judgeForced(library, { puzzle, random }) {
  const solutions = library.solutionsOf(puzzle, 400);
  if (solutions.length === 400) return;
  const options = { seed: random.below(1000), maxSolutions: 400, maxConflicts: 1e9 };
  for (const probes of [false, true]) {
    for (const spoilt of [false, true]) {
      const all = { ...options, probes };
      const seen = audited(library, puzzle, all, { solutions }, spoilt && random);
      const found = seen.run.solutions.length;
      if (found !== solutions.length) fail(`${found} solutions of ${solutions.length}`);
      if (!spoilt) sameSteps(library, puzzle, all, 1, seen);
    }
  }
}

/**
 * Judges larger puzzles, of whose solutions only the picture is known; expensive checks are
 * sampled.
 */
export function judgeMiddle(library, { puzzle, random, grid }) {
  const seed = random.below(1000);
  const limits = { maxSolutions: 3, maxConflicts: 300 };
  const result = library.solve(puzzle, { ...limits, seed });
  sameJson(result, library.solve(puzzle, { ...limits, seed, engine: 'reference' }), 'engines');
  agreesWithPicture(result, grid);
  const other = library.solve(puzzle, { ...limits, seed: seed + 1 });
  if (![result, other].some(({ status }) => status === 'unknown')) {
    if (other.status !== result.status) fail(`another seed: ${other.status}, not ${result.status}`);
  }
  for (const found of [...solutionsIn(result), ...solutionsIn(other)]) {
    if (!library.solves(found, puzzle)) fail('a solution is none');
  }
  const options = { seed, probes: false, maxSolutions: 20, maxConflicts: 60 };
  const known = grid === undefined ? {} : { solutions: [grid] };
  const seen = audited(library, puzzle, options, { ...known, every: 23 }, false, grid);
  sameSteps(library, puzzle, options, 11, seen);
}

/**
 * Judges long searches, in which nogoods are forgotten, activities scaled down and beliefs
 * recomputed.
 */
export function judgeHard(library, { puzzle, random, grid }) {
  const seed = random.below(1000);
  const options = { seed, probes: false, maxSolutions: 1000, maxConflicts: 5200 };
  const seen = audited(library, puzzle, options, { solutions: [grid], every: 701 }, false, grid);
  sameSteps(library, puzzle, options, 701, seen);
}

/** Runs the reference under audit. With `spoilt`, a stream of random numbers, choices are bad. */
function audited(library, puzzle, options, audit, spoilt, grid) {
  const trace = new library.Trace();
  const run = library.runReference(puzzle, options, (search) => {
    if (spoilt) for (let v = 0; v < search.phases.length; v++) search.phases[v] = spoilt.below(2);
    const auditor = library.createAuditor(search, audit);
    const found = (one) => {
      // if only the picture is known, the audit ignores other solutions
      if (grid === undefined || one.cells.join() === grid.cells.join()) auditor.found(one);
    };
    const exhausted = () => auditor.exhausted();
    return { ...trace.of(search, auditor), found, exhausted };
  });
  return { run, trace: trace.value };
}

let checked;

/**
 * Checks that the engine gives the same result in the same number of steps, and that its checked
 * build learns the same.
 */
function sameSteps(library, puzzle, options, every, { run, trace }) {
  const slot = library.takeEngine();
  sameJson(library.runEngine(slot, puzzle, options), run, 'the engine takes other steps');
  library.releaseEngine(slot);
  checked ??= library.checkedEngine();
  checked.engine.auditEvery(every);
  sameJson(
    library.runEngine(checked, puzzle, options),
    run,
    'the checked engine takes other steps',
  );
  if (run.end === 'propagation' || run.end === 'probing') return;
  if (checked.engine.traceOfSearch() !== trace) fail('the engine learns something else');
}
