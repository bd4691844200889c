/**
 * Explains the puzzles of `puzzles/` and of the corpus that lies beside the project: which
 * techniques the steps use, how often one line needs whole-line reasoning, how long it takes, and
 * how the score compares with others.
 *
 *     npm run build && node bench/explain.mjs [--sample N] [--budget LINES] [--seconds N] [SET...]
 *
 * Of each set `--sample` puzzles are taken at even distances (default 100; 0 takes all). A puzzle
 * of the survey is given up after so many CPU seconds. The corpus belongs to its authors and is not
 * part of the project: without it only our own puzzles are measured.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  explain,
  explainSteps,
  gunzippedLines,
  keep,
  printer,
  rate,
  readPuzzles,
  settleCells,
  solve,
  spread,
  timed,
} from './measure.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '100' },
    budget: { type: 'string', default: '1000000' },
    seconds: { type: 'string', default: '20' },
  },
});
const sample = Number(values.sample);
const chainBudget = Number(values.budget);
const corpus = new URL('../../shared/corpus/', import.meta.url);
const { lines, print } = printer();

const sets = new Map([['puzzles/', ownPuzzles()]]);
if (existsSync(corpus)) {
  for (const name of readdirSync(corpus).filter((file) => file.endsWith('.ndjson.gz'))) {
    sets.set(name.replace('.ndjson.gz', ''), undefined);
  }
} else console.log('there is no corpus beside the project (../shared/corpus)');
const wanted = [...sets.keys()].filter(
  (name) => positionals.length === 0 || positionals.some((prefix) => name.startsWith(prefix)),
);

/** Steps by technique, of line-solvable puzzles up to 30x30 and of larger ones. */
const shares = { small: new Map(), large: new Map() };
const rows = [];
print('## Line by line: every puzzle that lines solve, explained with levels 1 to 3');
print('');
print(
  '| set | puzzles | not to the end | steps | level 2 | level 3 | whole-line | CPU s | median ms | p95 ms | max ms |',
);
print('|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|');
for (const name of wanted.filter((set) => set !== 'survey')) lineSet(name);
print('');
techniqueTable();
print('');
print('## Difficulty');
print('');
scores();
print('');
if (wanted.includes('survey')) survey();
if (positionals.length === 0)
  keep('explain', ['node bench/explain.mjs', ...process.argv.slice(2)].join(' '), lines);

/** Explains what lines solve in one set. */
function lineSet(name) {
  const times = [];
  const levels = [0, 0, 0, 0, 0, 0, 0];
  let [count, unfinished, whole] = [0, 0, 0];
  for (const { record, puzzle } of sampled(name)) {
    const { lineSolvable, status } = solve(puzzle, { lineOnly: true });
    if (!lineSolvable || status !== 'unique') {
      // what has no single solution is nobody's to solve
      if (!lineSolvable && solve(puzzle, { maxConflicts: 20_000 }).status === 'unique') {
        addScore(name, record, puzzle, false);
      }
      continue;
    }
    const { value, ms } = timed(() => explain(puzzle, { chains: false }));
    if (!value.ok) {
      console.error(`${name} ${record.id}: ${value.problem.message}`);
      continue;
    }
    count++;
    times.push(ms);
    if (value.value.status !== 'solved') {
      unfinished++;
      console.error(`${name} ${record.id}: ${value.value.status}`);
    }
    const share = Math.max(puzzle.width, puzzle.height) <= 30 ? shares.small : shares.large;
    for (const { technique, level } of value.value.steps) {
      share.set(technique, (share.get(technique) ?? 0) + 1);
      levels[level]++;
      if (technique === 'whole-line') whole++;
    }
    addScore(name, record, puzzle, true);
  }
  const steps = levels.reduce((sum, n) => sum + n, 0);
  const { total, median, p95, maximum } = spread(times);
  const figures = [
    (total / 1000).toFixed(1),
    median.toFixed(2),
    p95.toFixed(1),
    maximum.toFixed(0),
  ];
  const percent = (n) => `${((100 * n) / Math.max(1, steps)).toFixed(2)} %`;
  const cells = [
    name,
    count,
    unfinished,
    steps,
    percent(levels[2]),
    percent(levels[3]),
    percent(whole),
  ];
  print(`| ${[...cells, ...figures].join(' | ')} |`);
}

function techniqueTable() {
  print('| technique | steps up to 30x30 | share | steps of larger puzzles | share |');
  print('|---|---:|---:|---:|---:|');
  const sum = (share) =>
    Math.max(
      1,
      [...share.values()].reduce((all, n) => all + n, 0),
    );
  const [small, large] = [sum(shares.small), sum(shares.large)];
  const names = new Set([...shares.small.keys(), ...shares.large.keys()]);
  const count = (share, name) => share.get(name) ?? 0;
  for (const name of [...names].sort((a, b) => count(shares.small, b) - count(shares.small, a))) {
    const cells = [shares.small, shares.large].flatMap((share, i) => {
      const n = count(share, name);
      return [n, `${((100 * n) / (i === 0 ? small : large)).toFixed(2)} %`];
    });
    print(`| ${[name, ...cells].join(' | ')} |`);
  }
}

/** Rates a puzzle and keeps what its score is compared with. */
function addScore(name, record, puzzle, byLines) {
  const { value: rated, ms } = timed(() => rate(puzzle));
  if (!rated.ok) return;
  const passes = byLines && puzzle.palette.length === 2 ? passesOf(puzzle) : undefined;
  const side = `${puzzle.width}x${puzzle.height}`;
  rows.push({ name, ms, side, byLines, found: record.label, passes, rating: rated.value });
}

/**
 * How often all rows and then all columns are settled until every cell of a black-and-white puzzle
 * is known.
 */
function passesOf({ width, height, rows: rowClues, columns }) {
  const cells = new Int32Array(width * height).fill(-1);
  for (let passes = 1; passes < 1000; passes++) {
    const settleAll = (clues, cellAt, length) => {
      clues.forEach((clue, l) => {
        const line = Array.from({ length }, (_, at) => cells[cellAt(l, at)]);
        settleCells(clue, line)?.forEach((color, at) => {
          cells[cellAt(l, at)] = color;
        });
      });
    };
    settleAll(rowClues, (y, x) => y * width + x, width);
    settleAll(columns, (x, y) => y * width + x, height);
    if (!cells.includes(-1)) return passes;
  }
  return undefined;
}

function scores() {
  for (const [what, is] of [
    ['25x25, solved by lines', ({ side, byLines }) => side === '25x25' && byLines],
    ['25x25, not solved by lines', ({ side, byLines }) => side === '25x25' && !byLines],
    ['all', () => true],
  ]) {
    const list = rows.filter(is);
    if (list.length === 0) continue;
    const { median, p95, maximum } = spread(list.map(({ ms }) => ms));
    const figures = `median ${median.toFixed(2)} ms, p95 ${p95.toFixed(1)} ms, max ${maximum.toFixed(0)} ms`;
    print(`* rate, ${what}: ${list.length} puzzles, ${figures}`);
  }
  print('');
  print('| label | puzzles | class 1 | 2 | 3 | 4 | 5 | 6 | not finished |');
  print('|---|---:|---:|---:|---:|---:|---:|---:|---:|');
  for (const label of ['trivial', 'easy', 'medium', 'hard', 'expert', 'guess']) {
    const list = rows.filter(({ rating }) => rating.label === label).map(({ rating }) => rating);
    const done = list.filter(({ complete }) => complete);
    const classes = [1, 2, 3, 4, 5, 6].map(
      (c) => done.filter((rating) => rating.class === c).length,
    );
    print(`| ${[label, list.length, ...classes, list.length - done.length].join(' | ')} |`);
  }
  print('');
  print('Rank correlations (Spearman) of the score:');
  print('');
  const score = ({ rating }) => rating.score;
  const passed = rows.filter(({ passes }) => passes !== undefined);
  correlation(
    'number of propagation passes, black-and-white',
    passed,
    score,
    ({ passes }) => passes,
  );
  for (const side of ['15x15', '20x20', '25x25', '30x30']) {
    const own = passed.filter((row) => row.side === side);
    correlation(`the same, ${side} alone`, own, score, ({ passes }) => passes);
  }
  const order = ['line', 'probe', 'unique'];
  const labelled = rows.filter(({ found }) => order.includes(found));
  correlation("the corpus's classes line, probe, unique", labelled, score, ({ found }) =>
    order.indexOf(found),
  );
}

function correlation(what, list, one, other) {
  if (list.length < 10) return;
  const rho = spearman(list.map(one), list.map(other));
  print(`* ${what}: ${rho.toFixed(2)} (${list.length} puzzles)`);
}

/** Spearman's rank correlation; ties share their mean rank. */
function spearman(a, b) {
  const [x, y] = [ranks(a), ranks(b)];
  const mean = (a.length - 1) / 2;
  const sum = (f) => a.reduce((all, _, i) => all + f(x[i] - mean, y[i] - mean), 0);
  return sum((p, q) => p * q) / Math.sqrt(sum((p) => p * p) * sum((_, q) => q * q));
}

function ranks(values) {
  const order = values.map((_, i) => i).sort((i, j) => values[i] - values[j]);
  const result = new Array(values.length);
  for (let from = 0; from < order.length; ) {
    let to = from;
    while (to < order.length && values[order[to]] === values[order[from]]) to++;
    for (let i = from; i < to; i++) result[order[i]] = (from + to - 1) / 2;
    from = to;
  }
  return result;
}

/** Explains every unique puzzle of the survey with chains. */
function survey() {
  print('## The survey: unique puzzles explained with chains');
  print('');
  const limits = `up to ${chainBudget} lines settled a chain and ${values.seconds} CPU seconds a puzzle`;
  print(`With ${limits}. stuck: no chain was found within the budget; time: the seconds were up.`);
  print('');
  print(
    '| puzzle | size | end | cells left | steps | level 4 | level 5 | level 6 | longest chain | CPU s |',
  );
  print('|---|---|---|---:|---:|---:|---:|---:|---:|---:|');
  const times = publishedTimes();
  const compared = [];
  for (const { record, puzzle } of [...puzzlesOf('survey')]) {
    if (solve(puzzle).status !== 'unique') continue;
    const { value, ms } = timed(() => explainFor(puzzle));
    const { steps, status, left } = value;
    const count = (level) => steps.filter((step) => step.level === level).length;
    const longest = Math.max(
      0,
      ...steps.map(({ chain, facts }) => (chain === undefined ? 0 : facts.length)),
    );
    const cells = [record.id, `${puzzle.width}x${puzzle.height}`, status, left, steps.length];
    print(
      `| ${[...cells, count(4), count(5), count(6), longest, (ms / 1000).toFixed(1)].join(' | ')} |`,
    );
    const rated = rate(puzzle);
    const seconds = times.get(record.webpbn);
    if (rated.ok && seconds !== undefined) compared.push({ score: rated.value.score, seconds });
  }
  print('');
  correlation(
    'score and published seconds (published.csv: the slowest of the solvers there)',
    compared,
    ({ score }) => score,
    ({ seconds }) => seconds,
  );
}

/** Explains with chains until the seconds are up. */
function explainFor(puzzle) {
  const walk = explainSteps(puzzle, { chainBudget });
  const begin = process.cpuUsage();
  const steps = [];
  let left = puzzle.width * puzzle.height;
  for (;;) {
    const next = walk.value.next();
    if (next.done) return { steps, status: next.value.status, left };
    steps.push(next.value);
    left -= next.value.conclusions.filter(({ color }) => color >= 0).length;
    const { user, system } = process.cpuUsage(begin);
    if ((user + system) / 1e6 > Number(values.seconds)) return { steps, status: 'time', left };
  }
}

/** By webpbn number, the most seconds that any solver of published.csv took. */
function publishedTimes() {
  const table = new URL('published.csv', corpus);
  const found = new Map();
  for (const line of readFileSync(table, 'utf8').trim().split('\n').slice(1)) {
    const [, id, , ...seconds] = line.split(',');
    const read = seconds
      .filter((text) => /\d/.test(text))
      .map((text) => Number(text.replace(/[<>]/, '')));
    if (read.length > 0) found.set(id, Math.max(...read));
  }
  return found;
}

/** A sample of a set, at even distances. */
function* sampled(name) {
  const all = [...puzzlesOf(name)];
  const step = sample === 0 || sets.get(name) !== undefined ? 1 : Math.max(1, all.length / sample);
  for (let i = 0; i < all.length; i += step) yield all[Math.floor(i)];
}

/** The puzzles of a set that can be read, up to 200 cells a side. */
function* puzzlesOf(name) {
  const own = sets.get(name);
  if (own !== undefined) {
    yield* own;
    return;
  }
  for (const line of gunzippedLines(new URL(`${name}.ndjson.gz`, corpus))) {
    const record = JSON.parse(line);
    if (Math.max(record.width, record.height) > 200) continue;
    const read = readPuzzles(new TextEncoder().encode(line), { from: 'json' });
    const first = read.ok ? read.value.puzzles[0] : undefined;
    if (first?.ok) yield { record, puzzle: first.value };
  }
}

function ownPuzzles() {
  const folder = new URL('../puzzles/', import.meta.url);
  const none = new Set(['README.md', 'LICENSE', 'expected.csv', 'bad']);
  return readdirSync(folder)
    .filter((name) => !none.has(name))
    .flatMap((name) => {
      const read = readPuzzles(readFileSync(new URL(name, folder)), { name });
      const first = read.ok ? read.value.puzzles[0] : undefined;
      return first?.ok ? [{ record: { id: name }, puzzle: first.value }] : [];
    });
}
