/**
 * Small and middling puzzles forced into the search, which probing would mostly spare them: the
 * reference under audit, the engine beside it.
 */
import { agreesWithPicture, fail, sameJson, solutionsIn } from './solver-judge.mjs';

/** Puzzles whose solutions are all known: no reason, nogood or state goes unchecked. */
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
 * Larger ones: of their solutions only the picture is known; what costs most is checked now and
 * then.
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

/** Long searches: nogoods are forgotten, activities scaled down, beliefs asked again. */
export function judgeHard(library, { puzzle, random, grid }) {
  const seed = random.below(1000);
  const options = { seed, probes: false, maxSolutions: 1000, maxConflicts: 5200 };
  const seen = audited(library, puzzle, options, { solutions: [grid], every: 701 }, false, grid);
  sameSteps(library, puzzle, options, 701, seen);
}

/**
 * A run of the reference under audit; with `spoilt`, a stream of random numbers, choices are bad.
 */
function audited(library, puzzle, options, audit, spoilt, grid) {
  const trace = new library.Trace();
  const run = library.runReference(puzzle, options, (search) => {
    if (spoilt) for (let v = 0; v < search.phases.length; v++) search.phases[v] = spoilt.below(2);
    const auditor = library.auditOf(search, audit);
    const found = (one) => {
      // where only the picture is known, other solutions are no news
      if (grid === undefined || one.cells.join() === grid.cells.join()) auditor.found(one);
    };
    const exhausted = () => auditor.exhausted();
    return { ...trace.of(search, auditor), found, exhausted };
  });
  return { run, trace: trace.value };
}

let checked;

/** The engine, run alike, comes to the same by as many steps; its checked build learns the same. */
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
