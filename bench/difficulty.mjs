/**
 * Compares the score of difficulty with what others say: the order of thirty puzzles made by hand
 * (bench/results/difficulty-by-hand.md), publishers, rounds and starts; and fits the weights again.
 *
 *     npm run build && node bench/difficulty.mjs [--sample N]
 *
 * `--sample` puzzles of each set of our test corpus are taken at even distances (default 120),
 * besides all whose names tell a difficulty. The corpus belongs to its authors and is not published
 * with this project; without it only our own puzzles are rated. "Before" is the score that the same
 * steps got until November 2026.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fitted, fitWeights, kendall, leftOut, MEASURES } from './difficulty-fit.mjs';
import { PUBLISHED, spearman } from './explain-scores.mjs';
import { gunzippedLines, keep, printer, safeRate, safeReadPuzzles, solve } from './measure.mjs';

const { values } = parseArgs({ options: { sample: { type: 'string', default: '120' } } });
const corpus = new URL('../../shared/corpus/', import.meta.url);
const SETS = ['webpbn_scrape', 'pixoll', 'janko', 'puzzle_nonograms_com', 'freenono', 'nonojs'];
/** Sets in which names tell a difficulty, and the weight of each group in the fit. */
const NAMED = ['freenono', 'various'];
const WEIGHTS = { hand: 3, courses: 1, assuming: 1, others: 0.5 };
const { lines, print } = printer();

const own = ownRows();
const [sampled, named] = existsSync(corpus) ? corpusRows() : [[], []];
const ranksByHand = handRanks();
const hand = makeGroup(own, ({ id }) => ranksByHand.get(id), WEIGHTS.hand);
const published = PUBLISHED.map(({ what, rank }, i) => ({
  what,
  ...makeGroup(named, rank, i === 1 ? WEIGHTS.courses : WEIGHTS.others),
})).filter(({ rows }) => rows.length > 4);
printCorrelations();
printFit();
printOrder();
keep('difficulty', `node bench/difficulty.mjs --sample ${values.sample}`, lines);

/** The score of the same steps before the search for a start counted. */
function formerScore({ effort, peak, cells, level, complete }) {
  if (!complete) return 100;
  const points =
    5 * Math.log2(1 + effort / 20) +
    6 * Math.log2(1 + (2 * effort) / (cells + 20)) +
    4 * Math.log2(1 + peak / 10) +
    [0, 0, 3, 6, 10, 14, 18][level];
  return Math.max(level >= 4 ? 50 : 1, Math.min(99, Math.round(points)));
}

/** The rating of a puzzle with one solution, as a row; none for others. */
function rowOf(puzzle, more) {
  const { status, lineSolvable } = solve(puzzle, { maxConflicts: 20_000 });
  if (status !== 'unique') return [];
  const rating = safeRate(puzzle);
  if (!rating.ok) return [];
  const { class: level, curve: _, ...rest } = rating.value;
  const { width, height, palette } = puzzle;
  const row = { ...more, width, height, inks: palette.length - 1, cells: width * height };
  return [{ ...row, byLines: lineSolvable, level, ...rest }];
}

function ownRows() {
  const folder = new URL('../puzzles/', import.meta.url);
  const none = new Set(['README.md', 'LICENSE', 'expected.csv', 'bad']);
  return readdirSync(folder)
    .filter((file) => !none.has(file))
    .flatMap((file) => {
      const read = safeReadPuzzles(readFileSync(new URL(file, folder)), { name: file });
      const first = read.ok ? read.value.puzzles[0] : undefined;
      return first?.ok ? rowOf(first.value, { id: file }) : [];
    });
}

function corpusRows() {
  const isNamed = (record) => PUBLISHED.some(({ rank }) => rank(record) !== undefined);
  const read = (record, line) => {
    if (Math.max(record.width, record.height) > 120) return [];
    const result = safeReadPuzzles(new TextEncoder().encode(line), { from: 'json' });
    const first = result.ok ? result.value.puzzles[0] : undefined;
    return first?.ok ? rowOf(first.value, { id: record.id, found: record.label }) : [];
  };
  const linesOf = (set) => gunzippedLines(new URL(`${set}.ndjson.gz`, corpus));
  const sample = SETS.flatMap((set) => {
    const all = linesOf(set);
    const step = Math.max(1, all.length / Number(values.sample));
    const picked = [];
    for (let i = 0; i < all.length; i += step) picked.push(all[Math.floor(i)]);
    return picked.flatMap((line) => read(JSON.parse(line), line));
  });
  const all = NAMED.flatMap(linesOf);
  const withNames = all.flatMap((line) => {
    const record = JSON.parse(line);
    return isNamed(record) ? read(record, line) : [];
  });
  return [sample, withNames];
}

/** The places in the list that was made by hand, by file. */
function handRanks() {
  const text = readFileSync(new URL('results/difficulty-by-hand.md', import.meta.url), 'utf8');
  const entries = [...text.matchAll(/^\| (\d+) \| (\S+) \|/gm)];
  return new Map(entries.map(([, place, file]) => [file, Number(place)]));
}

/** The rated rows that have a rank. */
function makeGroup(all, rank, weight) {
  const rows = all.filter((row) => row.complete && rank(row) !== undefined);
  return { rows, ranks: rows.map(rank), weight };
}

function printCorrelations() {
  print('## Rank correlations (Spearman) of the score, before and now');
  print('');
  print('| with | puzzles | before | now |');
  print('|---|---:|---:|---:|');
  const line = (what, { rows, ranks }) => {
    if (rows.length < 5) return;
    const cells = [formerScore, ({ score }) => score].map((f) => spearman(rows.map(f), ranks));
    print(`| ${[what, rows.length, ...cells.map((n) => n.toFixed(2))].join(' | ')} |`);
  };
  line('our order by hand', hand);
  const [ink, colors] = [1, 2].map((least) => {
    const isIt = ({ inks }) => (least === 1 ? inks === 1 : inks > 1);
    return makeGroup(own.filter(isIt), ({ id }) => ranksByHand.get(id), 1);
  });
  line('the same, one ink alone', ink);
  line('the same, several colours alone', colors);
  for (const group of published) line(group.what, group);
  const byLines = sampled.filter((row) => row.byLines);
  const near = (side) => byLines.filter(({ cells }) => Math.abs(cells / side ** 2 - 1) < 0.15);
  for (const [what, rows] of [
    ['all solved by lines', byLines],
    ['about 15x15', near(15)],
    ['about 20x20', near(20)],
    ['about 25x25', near(25)],
    ['several colours', byLines.filter(({ inks }) => inks > 1)],
    ['puzzles/', own.filter((row) => row.byLines)],
  ]) {
    line(
      `number of rounds, ${what}`,
      makeGroup(rows, ({ rounds }) => rounds, 1),
    );
    line(
      `share unknown after the first round, ${what}`,
      makeGroup(rows, ({ start }) => 1 - start, 1),
    );
  }
  line('needs an assumption or not', assuming());
  print('');
  const of = (f) => kendall(hand.rows.map(f), hand.ranks).toFixed(2);
  const both = `${of(formerScore)} before, ${of(({ score }) => score)} now`;
  print(`Kendall's correlation with our order by hand: ${both}.`);
  print('');
}

function assuming() {
  return makeGroup(sampled, ({ byLines }) => (byLines ? 0 : 1), WEIGHTS.assuming);
}

function printFit() {
  const groups = [hand, ...published, assuming()].filter(({ rows }) => rows.length > 0);
  print('## Weights fitted anew, per doubling');
  print('');
  print(`| fit | ${Object.keys(MEASURES).join(' | ')} | Kendall, by hand |`);
  print(
    `|---|${Object.keys(MEASURES)
      .map(() => '---:|')
      .join('')}---:|`,
  );
  for (const [what, options] of [
    ['size limited', {}],
    ['free', { capped: false }],
  ]) {
    const weights = fitWeights(groups, options);
    const of = kendall(
      hand.rows.map((row) => fitted(row, weights)),
      hand.ranks,
    );
    const cells = Object.values(weights).map((weight) => weight.toFixed(2));
    print(`| ${[what, ...cells, of.toFixed(2)].join(' | ')} |`);
  }
  print('');
  const left = leftOut(groups, hand).toFixed(2);
  print(`Each puzzle placed by a fit that has not seen it, size limited: Kendall ${left}.`);
  print('');
}

function printOrder() {
  print('## Our puzzles in the order of the score');
  print('');
  const search = 'start | rounds | looks | narrowest';
  print(`| puzzle | size | inks | by hand | before | score | label | class | ${search} |`);
  print('|---|---|---:|---:|---:|---:|---|---:|---:|---:|---:|---:|');
  const inOrder = [...own].sort((a, b) => a.score - b.score || (a.id < b.id ? -1 : 1));
  for (const row of inOrder) {
    const { id, width, height, inks, score, label, level, start, rounds, looks, narrowest } = row;
    const head = [id, `${width}x${height}`, inks, ranksByHand.get(id) ?? ''];
    const found = [`${Math.round(100 * start)} %`, rounds, looks.toFixed(1), narrowest.toFixed(1)];
    print(`| ${[...head, formerScore(row), score, label, level, ...found].join(' | ')} |`);
  }
}
