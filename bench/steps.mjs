/**
 * Measures how explanations read: steps a puzzle, the share of each technique, steps that nothing
 * uses, claims about blocks without a reason, lines that are looked at twice, weak
 * overlaps, lengths
 * of sentences and chains, CPU time. On `puzzles/` and on a fixed sample of the test corpus.
 *
 *     node bench/steps.mjs [--sample N] [--side N] [--to NAME]
 *
 * `--sample` puzzles of each set are taken at even distances (default 40), except those of
 * more than
 * `--side` rows or columns (40) and those without a single solution. `--to` names the result
 * (default `steps`). The corpus is not published with the project; without it only our own puzzles
 * are measured.
 */
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bundleEntry } from '../scripts/bundle.mjs';
import { fastest, keep, printer, spread } from './measure.mjs';
import { filesIn, puzzlesOf } from './step-puzzles.mjs';

const { values } = parseArgs({
  options: {
    sample: { type: 'string', default: '40' },
    side: { type: 'string', default: '40' },
    to: { type: 'string', default: 'steps' },
  },
});
const {
  cellsOf,
  clueAt,
  describeStep,
  explain,
  Knowledge,
  needlessSteps,
  listPlacings,
  ...library
} = await import(await bundleEntry(new URL('steps-library.ts', import.meta.url)));
const { lines, print } = printer();

/** What a sentence says where only one block, or one size, is possible in some cells. */
const CLAIM = /only (an?|the) [^:;,.]* can (lie in|cover|be in)|can only belong to/;
/** What follows if it says why. */
const REASON =
  /can (lie in|cover|be in) [^:;.]*(because|since|: (all|the) other|, as )|because the other/;

const sets = [['puzzles/', filesIn(fileURLToPath(new URL('../puzzles/', import.meta.url)))]];
const corpus = new URL('../../shared/corpus/', import.meta.url);
if (existsSync(corpus)) {
  const names = readdirSync(corpus).filter((name) => /\.ndjson\.gz$/.test(name));
  for (const name of names.filter((one) => !/^(survey|tournament)/.test(one))) {
    sets.push([name.replace('.ndjson.gz', ''), [fileURLToPath(new URL(name, corpus))]]);
  }
} else console.error('the test corpus is not here; it is not published with the project');

const rows = sets.flatMap(([name, files]) => {
  const all = files.flatMap((file) =>
    puzzlesOf(file, library.readPuzzles, Number(values.sample), Number(values.side)),
  );
  return all.flatMap((puzzle) => measured(name, puzzle) ?? []);
});
/** The numbers of one puzzle; undefined if it has no single solution or is not explained. */
function measured(set, puzzle) {
  if (library.solve(puzzle, { maxConflicts: 20_000 }).status !== 'unique') return undefined;
  const options = { chainBudget: 300_000, totalBudget: 3_000_000 };
  const { value, ms } = fastest(2, () => explain(puzzle, options));
  if (!value.ok) return undefined;
  const { steps } = value.value;
  const texts = ['en', 'ru'].map((language) =>
    steps.map((step) => describeStep(step, puzzle, language)),
  );
  return {
    set,
    ms,
    inks: puzzle.palette.length - 1,
    techniques: steps.map(({ technique }) => technique),
    needless: needlessSteps(Knowledge.of(puzzle), steps).length,
    same: steps.filter((step, i) => i > 0 && isSame(step.lines[0], steps[i - 1].lines[0])).length,
    ...claimsIn(texts[0]),
    ...overlapsIn(puzzle, steps),
    lengths: texts.map((all) => all.flatMap(({ lines }) => lines.map((line) => line.length))),
    links: steps.flatMap(({ chain, facts }) => (chain === undefined ? [] : [facts.length])),
  };
}

function isSame(a, b) {
  return a?.kind === b?.kind && a?.index === b?.index;
}

/**
 * Sentences that claim that only one block can lie somewhere, and those of them without a
 * reason.
 */
function claimsIn(texts) {
  const claims = texts.filter(({ text }) => CLAIM.test(text));
  return { claims: claims.length, bare: claims.filter(({ text }) => !REASON.test(text)).length };
}

/**
 * Overlaps, and the weak ones among them: if all blocks are packed to the left and to the
 * right with
 * all that is known, the block covers more cells than the step says.
 */
function overlapsIn(puzzle, steps) {
  const known = Knowledge.of(puzzle);
  let overlaps = 0;
  let weak = 0;
  for (const {
    facts,
    lines: [line],
    conclusions,
  } of steps) {
    if (facts.kind === 'overlap') {
      const cells = cellsOf(puzzle, line).map((cell) => known.at(cell));
      const { starts } = listPlacings(clueAt(puzzle, line), cells);
      const own = starts[facts.block.index];
      const covered = own[0] + facts.block.size - own.at(-1);
      overlaps++;
      if (covered > facts.span.to - facts.span.from + 1) weak++;
    }
    known.learn(conclusions);
  }
  return { overlaps, weak };
}

/** Prints a column for each group of puzzles. */
function printGroups() {
  const groups = [
    ['puzzles/', (row) => row.set === 'puzzles/'],
    ['corpus', (row) => row.set !== 'puzzles/'],
    ['black and white', (row) => row.inks === 1],
    ['coloured', (row) => row.inks > 1],
    ['all', () => true],
  ].map(([name, is]) => [name, rows.filter(is)]);
  print(`| | ${groups.map(([name]) => name).join(' | ')} |`);
  print(`|---|${groups.map(() => '---:|').join('')}`);
  for (const [what, numberOf] of MEASURES) {
    print(`| ${[what, ...groups.map(([, own]) => numberOf(own))].join(' | ')} |`);
  }
}

function total(own, numberOf) {
  return own.reduce((sum, row) => sum + numberOf(row), 0);
}

function percent(part, whole) {
  return whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`;
}

function makeShare(name) {
  return (own) =>
    percent(
      total(own, (row) => row[name]),
      total(own, ({ techniques }) => techniques.length),
    );
}

function middleAndMost(numbers) {
  if (numbers.length === 0) return '-';
  const { median, maximum } = spread(numbers);
  return `${median} / ${maximum}`;
}

/** What is printed about a group of puzzles. */
const MEASURES = [
  ['puzzles', (own) => own.length],
  ['steps', (own) => total(own, ({ techniques }) => techniques.length)],
  [
    'steps a puzzle, average',
    (own) =>
      (total(own, ({ techniques }) => techniques.length) / Math.max(1, own.length)).toFixed(1),
  ],
  ['steps that nothing uses', makeShare('needless')],
  ['on the line of the step before', makeShare('same')],
  ['claims that only one block is possible', makeShare('claims')],
  ['such claims without a reason', makeShare('bare')],
  [
    'weak overlaps, of all overlaps',
    (own) =>
      percent(
        total(own, ({ weak }) => weak),
        total(own, ({ overlaps }) => overlaps),
      ),
  ],
  [
    'characters of a line, English, median / most',
    (own) => middleAndMost(own.flatMap(({ lengths }) => lengths[0])),
  ],
  [
    'characters of a line, Russian, median / most',
    (own) => middleAndMost(own.flatMap(({ lengths }) => lengths[1])),
  ],
  ['links of a chain, median / most', (own) => middleAndMost(own.flatMap(({ links }) => links))],
  ['CPU ms of explaining, all', (own) => total(own, ({ ms }) => ms).toFixed(0)],
  [
    'CPU ms of explaining, median / most',
    (own) => {
      const { median, maximum } = spread(own.map(({ ms }) => ms));
      return `${median.toFixed(1)} / ${maximum.toFixed(0)}`;
    },
  ],
];

function printTechniques() {
  const groups = [
    ['black and white', rows.filter(({ inks }) => inks === 1)],
    ['coloured', rows.filter(({ inks }) => inks > 1)],
  ].map(([name, own]) => [name, own.flatMap(({ techniques }) => techniques)]);
  print(`| technique | ${groups.flatMap(([name]) => [name, 'share']).join(' | ')} |`);
  print(`|---|${groups.map(() => '---:|---:|').join('')}`);
  const all = groups.flatMap(([, own]) => own);
  const count = (own, name) => own.filter((one) => one === name).length;
  for (const name of [...new Set(all)].sort((a, b) => count(all, b) - count(all, a))) {
    const cells = groups.flatMap(([, own]) => [
      count(own, name),
      percent(count(own, name), own.length),
    ]);
    print(`| ${[name, ...cells].join(' | ')} |`);
  }
}

printGroups();
print('');
printTechniques();
keep(values.to, ['node bench/steps.mjs', ...process.argv.slice(2)].join(' '), lines);
