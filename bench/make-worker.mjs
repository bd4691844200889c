/**
 * A worker process of the maker's benchmarks: makes puzzles of images of the fixed set, as its
 * parent asks, and returns the results and the CPU time.
 */
import { images } from './make-images.mjs';
import { aimAt, safeMakePuzzle, safeRate, solve, timed } from './measure.mjs';

const set = await images();
// so that no puzzle pays for compilation
for (const image of [set[0], set[60], set[120]]) {
  for (const colors of [1, 3]) safeMakePuzzle(image, { size: { width: 15, height: 15 }, colors });
}
process.on('message', (task) => process.send(done(task)));
process.send({});

/**
 * task: {id, image: its index, options, label: a difficulty or undefined, pictures: whether to
 * return them}.
 */
function done({ id, image, options, label, pictures }) {
  const aim = label === undefined ? {} : { aim: aimAt(label) };
  const { value, ms } = timed(() => safeMakePuzzle(set[image], { ...options, ...aim }));
  if (!value.ok) return { id, ms, reached: false, why: value.problem.message };
  const [made] = value.value.candidates;
  const { puzzle, reached, miss, similarity, changed, status, method } = made;
  if (reached && !holds(options.repair, puzzle))
    throw new Error(`${set[image].name}: not ${options.repair}`);
  const rating = label === undefined ? undefined : safeRate(puzzle);
  const found = rating?.ok ? rating.value.label : undefined;
  if (label !== undefined && (miss === 0) !== (found === label))
    throw new Error(`${set[image].name}: is ${found}`);
  const why = `${status}, ${puzzle.width}x${puzzle.height}, ${changed.length} cells changed, ${method}`;
  const shown = pictures
    ? { grid: puzzle.goal, traced: made.traced, palette: puzzle.palette }
    : undefined;
  return {
    id,
    ms,
    reached: reached && miss === 0,
    found,
    similarity,
    flips: changed.length,
    why,
    shown,
  };
}

/** Checks the property with the solver once more, from the clues alone. */
function holds(property, puzzle) {
  const { goal: _, ...clues } = puzzle;
  return solve(clues, { lineOnly: property === 'line' }).status === 'unique';
}
