/**
 * Explains the puzzles of `puzzles/` and of our test corpus: which techniques the steps use, how
 * often a line needs whole-line reasoning, how long it takes, and how the score compares with other
 * measures.
 *
 *     npm run build && node bench/explain.mjs [--sample N] [--side N] [--jobs N] \
 *         [--budget LINES] [--seconds N] [SET...]
 *
 * `--sample` puzzles of each set are taken at even distances (default 100; 0 takes all), except
 * those of more than `--side` rows or columns (200: larger ones take seconds each). Two processes
 * share the work (`--jobs`), set by set. A puzzle of the survey is given up after `--seconds` CPU
 * seconds. The corpus belongs to its authors and is not published with this project; without it
 * only our own puzzles are measured.
 */
import { fork } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { printPublishedSeconds, printScores } from './explain-scores.mjs';
import { gunzippedLines, keep, printer, spread } from './measure.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '100' },
    side: { type: 'string', default: '200' },
    jobs: { type: 'string', default: '2' },
    budget: { type: 'string', default: '1000000' },
    seconds: { type: 'string', default: '300' },
  },
});
const sample = Number(values.sample);
const side = Number(values.side);
const corpus = new URL('../../shared/corpus/', import.meta.url);
const own = 'puzzles/';
const { lines, print } = printer();

const sets = [own];
if (existsSync(corpus)) {
  const files = readdirSync(corpus).filter((file) => file.endsWith('.ndjson.gz'));
  sets.push(...files.map((file) => file.replace('.ndjson.gz', '')));
} else console.error('the test corpus is not here; it is not published with the project');
const wanted = sets.filter(
  (name) => positionals.length === 0 || positionals.some((prefix) => name.startsWith(prefix)),
);

const workers = Array.from({ length: Number(values.jobs) }, () =>
  fork(fileURLToPath(new URL('explain-puzzle.mjs', import.meta.url))),
);
for (const worker of workers) worker.on('exit', (code) => code && process.exit(1));
const begun = performance.now();
const rows = [];
printHead();
for (const name of wanted.filter((set) => set !== 'survey')) {
  const measured = await measure(name, listItems(name));
  printSet(name, measured);
  rows.push(...measured);
}
print('');
printTechniques();
print('');
print('## Difficulty');
print('');
const rated = rows.filter(({ rating }) => rating !== undefined);
printTimes();
printScores(rated, print);
if (wanted.includes('survey')) await survey();
for (const worker of workers) worker.disconnect();
const minutes = (performance.now() - begun) / 60_000;
print(`The whole took ${minutes.toFixed(1)} minutes in ${values.jobs} processes.`);
if (positionals.length === 0) {
  keep('explain', ['node bench/explain.mjs', ...process.argv.slice(2)].join(' '), lines);
}

/** Sends the items to the workers, a few at a time; returns the rows in the order of the items. */
async function measure(name, items, chains) {
  const measured = [];
  let next = 0;
  let done = 0;
  let told = performance.now();
  const size = chains === undefined ? Math.max(1, Math.min(50, Math.ceil(items.length / 40))) : 1;
  const work = async (worker) => {
    while (next < items.length) {
      const chunk = items.slice(next, next + size);
      next += chunk.length;
      worker.send({ items: chunk, side, chains });
      measured.push(...(await new Promise((resolve) => worker.once('message', resolve))));
      done += chunk.length;
      if (performance.now() - told < 5000 && done < items.length) continue;
      told = performance.now();
      const seconds = ((told - begun) / 1000).toFixed(0);
      console.error(`${name}: ${done} of ${items.length}, ${seconds} s`);
    }
  };
  await Promise.all(workers.map(work));
  return measured.sort((a, b) => a.index - b.index);
}

/** The items of a set: lines of the corpus, or our own files. */
function listItems(name) {
  if (name === own) {
    const folder = new URL('../puzzles/', import.meta.url);
    const none = new Set(['README.md', 'LICENSE', 'expected.csv', 'bad']);
    return readdirSync(folder)
      .filter((file) => !none.has(file))
      .map((file, index) => ({
        set: name,
        index,
        name: file,
        file: fileURLToPath(new URL(file, folder)),
      }));
  }
  const all = gunzippedLines(new URL(`${name}.ndjson.gz`, corpus));
  const step = sample === 0 || name === 'survey' ? 1 : Math.max(1, all.length / sample);
  const items = [];
  for (let i = 0; i < all.length; i += step) {
    items.push({ set: name, index: Math.floor(i), line: all[Math.floor(i)] });
  }
  return items;
}

function printHead() {
  print('## Line by line: every puzzle that lines solve, explained with levels 1 to 3');
  print('');
  print(
    '| set | puzzles | not to the end | steps | level 2 | level 3 | whole-line | CPU s | median ms | p95 ms | max ms |',
  );
  print('|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|');
}

function printSet(name, measured) {
  for (const { id, problem } of measured) if (problem) console.error(`${name} ${id}: ${problem}`);
  const explained = measured.filter(({ byLines, end }) => byLines && end !== undefined);
  const unfinished = explained.filter(({ end }) => end !== 'solved');
  for (const { id, end } of unfinished) console.error(`${name} ${id}: ${end}`);
  const shares = computeShares(explained);
  const steps = sum([...shares.values()]);
  const percent = (of) => `${((100 * of) / Math.max(1, steps)).toFixed(2)} %`;
  const level = (n) =>
    sum([...shares].map(([technique, count]) => (findLevel(technique) === n ? count : 0)));
  const { total, median, p95, maximum } = spread(explained.map(({ ms }) => ms));
  const times = [(total / 1000).toFixed(1), median.toFixed(2), p95.toFixed(1), maximum.toFixed(0)];
  const whole = percent(shares.get('whole-line') ?? 0);
  const counts = [explained.length, unfinished.length, steps, percent(level(2)), percent(level(3))];
  print(`| ${[name, ...counts, whole, ...times].join(' | ')} |`);
}

/** Prints steps by technique, of line-solvable puzzles up to 30x30 and of larger ones. */
function printTechniques() {
  const isSmall = ({ width, height }) => Math.max(width, height) <= 30;
  const small = computeShares(rows.filter((row) => isSmall(row)));
  const large = computeShares(rows.filter((row) => !isSmall(row)));
  print('| technique | steps up to 30x30 | share | steps of larger puzzles | share |');
  print('|---|---:|---:|---:|---:|');
  const names = [...new Set([...small.keys(), ...large.keys()])];
  const count = (shares, name) => shares.get(name) ?? 0;
  const all = [small, large].map((shares) => Math.max(1, sum([...shares.values()])));
  for (const name of names.sort((a, b) => count(small, b) - count(small, a))) {
    const cells = [small, large].flatMap((shares, i) => {
      const n = count(shares, name);
      return [n, `${((100 * n) / all[i]).toFixed(2)} %`];
    });
    print(`| ${[name, ...cells].join(' | ')} |`);
  }
}

function printTimes() {
  const is25 = ({ width, height }) => width === 25 && height === 25;
  for (const [what, is] of [
    ['25x25, solved by lines', (row) => is25(row) && row.byLines],
    ['25x25, not solved by lines', (row) => is25(row) && !row.byLines],
    ['all', () => true],
  ]) {
    const list = rated.filter(is);
    if (list.length === 0) continue;
    const { median, p95, maximum } = spread(list.map(({ rateMs }) => rateMs));
    const figures = `median ${median.toFixed(2)} ms, p95 ${p95.toFixed(1)} ms, max ${maximum.toFixed(0)} ms`;
    print(`* rate, ${what}: ${list.length} puzzles, ${figures}`);
  }
  print('');
}

/** Explains every unique puzzle of the survey with chains. */
async function survey() {
  const chains = { seconds: Number(values.seconds), chainBudget: Number(values.budget) };
  print('## The survey: unique puzzles explained with chains');
  print('');
  const limits = `up to ${chains.chainBudget} lines settled a chain and ${chains.seconds} CPU seconds a puzzle`;
  print(`With ${limits}. stuck: no chain was found within the budget; time: the seconds were up.`);
  print('');
  print(
    '| puzzle | size | end | cells left | steps | level 4 | level 5 | level 6 | longest chain | CPU s | score |',
  );
  print('|---|---|---|---:|---:|---:|---:|---:|---:|---:|---:|');
  const measured = (await measure('survey', listItems('survey'), chains)).filter(
    (row) => row.unique,
  );
  for (const { id, width, height, end, left, levels, longest, seconds, rating } of measured) {
    const score = rating === undefined ? '-' : rating.complete ? rating.score : 'not finished';
    const cells = [id, `${width}x${height}`, end, left, sum(levels), ...levels.slice(4), longest];
    print(`| ${[...cells, seconds.toFixed(1), score].join(' | ')} |`);
  }
  print('');
  printEndings(measured);
  printPublishedSeconds(measured, corpus, print);
}

/** Prints how many puzzles were explained to the end, and where and why the others stop. */
function printEndings(measured) {
  const solved = measured.filter(({ end }) => end === 'solved');
  const nesting = solved.filter(({ levels }) => levels[6] > 0);
  print(
    `${solved.length} of ${measured.length} are explained to the end, ${nesting.length} of them with nested contradictions (links of these in the middle, and at most):`,
  );
  print('');
  const formatLinks = ({ nested }) => {
    const { median, maximum } = spread(nested);
    return `${nested.length} nested contradictions of ${median} links, at most ${maximum}`;
  };
  for (const row of nesting) {
    const isSearch = spread(row.nested).median > 100;
    const remark = isSearch
      ? ': search told in full, right but nothing that a person would follow'
      : '';
    print(`* ${row.id}: ${formatLinks(row)}${remark}.`);
  }
  for (const row of measured.filter(({ end }) => end !== 'solved')) {
    const why =
      row.end === 'time' ? 'the seconds were up' : 'nothing more was found within the budget';
    const how =
      row.levels[6] > 0
        ? ` after ${formatLinks(row)}. That is search told in full: shorter proofs may exist, ` +
          'but not among the values that were tried'
        : ', while chains of level 4 or 5 still went on';
    print(`* ${row.id} stops with ${row.left} cells left: ${why}${how}.`);
  }
  print('');
}

/** Shares of the techniques among all steps. */
function computeShares(measured) {
  const shares = new Map();
  for (const { shares: own = {} } of measured) {
    for (const [name, n] of Object.entries(own)) shares.set(name, (shares.get(name) ?? 0) + n);
  }
  return shares;
}

function findLevel(technique) {
  if (['whole-line', 'color-logic'].includes(technique)) return 3;
  return ['joining-splitting', 'forcing', 'punctuating', 'mercury'].includes(technique) ? 2 : 1;
}

function sum(numbers) {
  return numbers.reduce((all, n) => all + n, 0);
}
