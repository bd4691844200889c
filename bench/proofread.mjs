/**
 * Measures proofreading: slips made at random in real puzzles of the test corpus, how often the
 * puzzle as it was is the first way to mend them, and among the first three and five; milliseconds
 * of the processor.
 *
 * Often three measures do not tell the truth from another way: its slips are of the same kinds,
 * line logic solves it as well, and its picture has no longer outline, because it differs in a cell
 * or two. Two columns count these: how often such a way is among the five, and how often the first
 * is the truth or such a way. The ranking has more to go by, so they are no limit of it.
 *
 *     node bench/proofread.mjs [--puzzles N] [--side N] [--slips 1,2,3] [--seed N] [--to NAME]
 *
 * `--puzzles` real pictures with one solution are taken at even distances from all sets of the
 * corpus but the random ones (default 1000), with at most `--side` rows or columns (50). The corpus
 * is not published with the project.
 */
import { parseArgs } from 'node:util';
import { bundleEntry } from '../scripts/bundle.mjs';
import { keep, printer, spread } from './measure.mjs';
import { withSlips } from './proofread-slips.mjs';
import { pictureSets, realPictures } from './real-pictures.mjs';

const { values } = parseArgs({
  options: {
    puzzles: { type: 'string', default: '1000' },
    side: { type: 'string', default: '50' },
    slips: { type: 'string', default: '1,2,3' },
    seed: { type: 'string', default: '1' },
    to: { type: 'string' },
    verbose: { type: 'boolean', default: false },
  },
});
const { outlineCost, proofread, randomOf, readPuzzles, solve } = await import(
  await bundleEntry(new URL('proofread-library.ts', import.meta.url))
);
const { lines, print } = printer();
const wanted = Number(values.puzzles);
const puzzles = realPictures(wanted, Number(values.side), { readPuzzles, solve });

/** Processor time, so that a busy machine changes nothing. */
const clock = () => process.cpuUsage().user / 1000;
print(
  `${puzzles.length} real pictures of ${pictureSets().length} sets, up to ${values.side} lines a side`,
);
print('');
print(
  '| slips | first | first, or as good | another as good | in three | in five | fewer slips do | none found | time out | ms median | ms 95 % | most |',
);
print(`|${' --- |'.repeat(12)}`);
const ofOneSlip = [];
for (const count of values.slips.split(',').map(Number)) {
  const results = puzzles.map((puzzle, i) => measured(puzzle, count, i));
  row(`${count}`, results);
  if (count === 1) ofOneSlip.push(...results);
  const near20 = results.filter(({ side }) => side >= 18 && side <= 22);
  row(`${count}, 18 to 22 lines a side (${near20.length})`, near20);
}
if (ofOneSlip.length > 0) printKinds(ofOneSlip);
if (values.to !== undefined) {
  keep(
    values.to,
    `node bench/proofread.mjs --puzzles ${wanted} --side ${values.side} --slips ${values.slips} --seed ${values.seed}`,
    lines,
  );
}

/** The place of the truth among the ways found, and what it cost. */
function measured(puzzle, count, i) {
  const random = randomOf(1000 * Number(values.seed) + 7 * i + count);
  const draft = withSlips(puzzle, count, random);
  const before = process.cpuUsage();
  const result = proofread(draft, { timeoutMs: 10_000, clock });
  const { user, system } = process.cpuUsage(before);
  const truth = JSON.stringify([puzzle.rows, puzzle.columns]);
  const place = result.mendings.findIndex(
    ({ puzzle: { rows, columns } }) => JSON.stringify([rows, columns]) === truth,
  );
  const fewer =
    place < 0 &&
    (result.status === 'right' || (result.mendings[0]?.changes.length ?? count) < count);
  if (values.verbose && place !== 0) {
    const said = result.mendings.map(
      ({ changes, likelihood }) =>
        `${likelihood.toFixed(2)} ${changes.map(({ kind, line }) => `${kind} ${line.kind} ${line.index}`).join(' + ')}`,
    );
    console.log(
      `  #${i} ${puzzle.width}x${puzzle.height} inks ${puzzle.palette.length - 1} place ${place} ${result.status} complete ${result.complete} more ${result.more}: ${diff(puzzle, draft)} | ${said.join(' ; ')} ${((user + system) / 1000).toFixed(0)} ms`,
    );
  }
  const meant = result.mendings[place];
  const rivals = result.mendings.filter((each) => meant !== undefined && isAsGood(each, meant));
  return {
    place,
    kind: meant?.changes[0]?.kind,
    hasRival: rivals.length > 0,
    isFirstAsGood: place === 0 || rivals.includes(result.mendings[0]),
    fewer,
    none: result.mendings.length === 0,
    complete: result.complete,
    ms: (user + system) / 1000,
    side: Math.max(puzzle.width, puzzle.height),
  };
}

/** Whether another way is as good as the truth by all that can be seen. */
function isAsGood(other, truth) {
  if (other === truth || (truth.lineSolvable && !other.lineSolvable)) return false;
  if (kindsOf(other) !== kindsOf(truth)) return false;
  return outlineCost(other.solution) <= outlineCost(truth.solution);
}

function kindsOf({ changes }) {
  return changes
    .map(({ kind }) => kind)
    .sort()
    .join();
}

/** For each kind of slip: how often the truth is first, and how often another way is as good. */
function printKinds(results) {
  print('');
  print('| one slip | puzzles | first | first, or as good | another as good |');
  print(`|${' --- |'.repeat(5)}`);
  const found = results.filter(({ kind }) => kind !== undefined);
  const groups = new Map(found.map(({ kind }) => [kind, found.filter((r) => r.kind === kind)]));
  for (const [kind, all] of [...groups].sort(([, a], [, b]) => b.length - a.length)) {
    const count = (is) => all.filter(is).length;
    const first = count(({ place }) => place === 0);
    const asGood = count(({ isFirstAsGood }) => isFirstAsGood);
    const rivals = count(({ hasRival }) => hasRival);
    print(`| ${kind} | ${all.length} | ${first} | ${asGood} | ${rivals} |`);
  }
}

function diff(puzzle, draft) {
  const text = (clue) => clue.map(({ size }) => size).join(' ');
  return ['rows', 'columns']
    .flatMap((s) => {
      if (puzzle[s].length !== draft[s].length)
        return [`${s} ${puzzle[s].length} -> ${draft[s].length}`];
      return puzzle[s].flatMap((clue, l) =>
        JSON.stringify(clue) === JSON.stringify(draft[s][l])
          ? []
          : [`${s} ${l}: ${text(clue)} -> ${text(draft[s][l])}`],
      );
    })
    .join(', ');
}

function row(name, results) {
  const share = (is) => `${((100 * results.filter(is).length) / results.length).toFixed(1)} %`;
  const { median, p95, maximum } = spread(results.map(({ ms }) => ms));
  print(
    `| ${name} | ${share(({ place }) => place === 0)} | ${share(({ isFirstAsGood }) => isFirstAsGood)} | ` +
      `${share(({ hasRival }) => hasRival)} | ${share(({ place }) => place >= 0 && place < 3)} | ` +
      `${share(({ place }) => place >= 0)} | ${share(({ fewer }) => fewer)} | ${share(({ none }) => none)} | ` +
      `${share(({ complete }) => !complete)} | ${median.toFixed(0)} | ${p95.toFixed(0)} | ${maximum.toFixed(0)} |`,
  );
}
