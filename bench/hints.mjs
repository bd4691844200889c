/**
 * A hundred hints in a row, each followed: by `hint`, which starts from the beginning each time,
 * and by a `hinter`, which keeps its results about the puzzle.
 *
 *     npm run build && node bench/hints.mjs
 *
 * Both have to give the same hints. If no step is found, the player marks a cell of the solution.
 */
import {
  applyHint,
  fastest,
  generate,
  hinter,
  keep,
  printer,
  safeHint,
  solve,
  UNKNOWN,
} from './measure.mjs';

const HINTS = 100;
const RUNS = 3;
const { lines, print } = printer();

print('| 30x30 | hint, ms | hinter, ms | steps |');
print('| --- | --- | --- | --- |');
for (const [name, puzzle] of puzzles()) {
  const solution = puzzle.goal;
  const single = fastest(RUNS, () => played(puzzle, solution, (marks) => safeHint(puzzle, marks)));
  const kept = fastest(RUNS, () => {
    const hints = hinter(puzzle);
    return played(puzzle, solution, (marks) => hints.next(marks));
  });
  if (JSON.stringify(single.value) !== JSON.stringify(kept.value)) throw new Error('hints differ');
  const steps = single.value.filter(({ kind }) => kind === 'step').length;
  print(`| ${name} | ${single.ms.toFixed(0)} | ${kept.ms.toFixed(0)} | ${steps} |`);
}
keep('hints', 'npm run build && node bench/hints.mjs', lines);

/** One puzzle that line logic solves, one that takes probing, one with several solutions. */
function puzzles() {
  const made = (require, density, accept) => {
    const size = { width: 30, height: 30 };
    return generate({ ...size, require, density, accept, seed: 1, maxTries: 4000 });
  };
  const isStuck = (status) => (puzzle) => {
    const result = solve(puzzle, { maxConflicts: 200 });
    return result.status === status && !result.lineSolvable;
  };
  return [
    ['line by line', made('line', 0.6)],
    ['unique, but not line by line', made('unique', 0.55, isStuck('unique'))],
    ['several solutions', made('any', 0.55, isStuck('multiple'))],
  ];
}

/** The hints of a player who follows them. */
function played({ width, height }, solution, ask) {
  let marks = { width, height, cells: new Int32Array(width * height).fill(UNKNOWN) };
  const told = [];
  for (let i = 0; i < HINTS; i++) {
    const found = ask(marks);
    if (!found.ok) throw new Error(found.problem.message);
    told.push(found.value);
    if (found.value.kind === 'step') {
      marks = applyHint(found.value, marks);
      continue;
    }
    const cells = Int32Array.from(marks.cells);
    const open = cells.indexOf(UNKNOWN);
    if (open >= 0) cells[open] = solution.cells[open];
    marks = { width, height, cells };
  }
  return told;
}
