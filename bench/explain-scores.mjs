/**
 * Scores compared with other measures, for bench/explain.mjs: rank correlations with the
 * difficulties that publishers, solvers and passes give the same puzzles, and the distribution of
 * labels over sizes.
 *
 * No record of the corpus has a field for difficulty. Some publishers put it into names: the
 * courses and worlds of Mario's Picross, the folders of nonny, the level numbers of two games;
 * MiniZinc's benchmarks are named by the speed of solvers.
 */
import { readFileSync } from 'node:fs';

const LABELS = ['trivial', 'easy', 'medium', 'hard', 'expert', 'guess'];
const NONNY = ['just_starting_out', 'quick_and_easy', 'not_so_tough'];

/** Each published order of difficulty: its puzzles, and the rank of each. */
export const PUBLISHED = [
  {
    what: "Mario's Picross, Kinoko course before Star course, 15x15",
    rank: ({ id }) =>
      match(id, /Picross_(Kinoko|Star)_Course/, (course) => (course === 'Star' ? 1 : 0)),
  },
  {
    what: "Mario's Picross, course and then world, 15x15",
    rank: ({ id }) =>
      match(id, /Picross_(Kinoko|Star)_Course.*Level_(\d)/, (course, world) =>
        course === 'Star' ? 8 + Number(world) : Number(world),
      ),
  },
  {
    what: "Mario's Picross 2, worlds, 30x30",
    rank: ({ id }) => match(id, /Mario_World.*Level_(\d)/, Number),
  },
  {
    what: 'nonny, "just starting out", "quick and easy", "not so tough", 5x5 to 15x10',
    rank: ({ id }) => match(id, /nonny-\d\d_([a-z_]+)-/, (name) => NONNY.indexOf(name)),
  },
  {
    what: 'nonny, folders easy, normal, hard',
    rank: ({ id }) =>
      match(id, /nonny-(easy|normal|hard)-/, (name) => ['easy', 'normal', 'hard'].indexOf(name)),
  },
  ...[15, 20, 25].map((side) => ({
    what: `harbour-picross, number of the level, ${side}x${side} alone`,
    rank: ({ id, width }) => (width === side ? match(id, /^harbour-(\d+)/, Number) : undefined),
  })),
  {
    what: 'Nonogram_Color, number of the level',
    rank: ({ id }) => match(id, /^nonocolor-(\d+)/, Number),
  },
  {
    what: 'MiniZinc, "fast", "med", "awful" for solvers',
    rank: ({ id }) =>
      match(id, /mzn-non_(fast|med|awful)/, (name) => ['fast', 'med', 'awful'].indexOf(name)),
  },
];

/** Prints everything about the scores of `rows`, all of them rated. */
export function printScores(rows, print) {
  printLabels(rows, print);
  print('Rank correlations (Spearman) of the score, ties sharing their mean rank:');
  print('');
  for (const { what, rank } of PUBLISHED) {
    correlate(what, rows, rank, print, 5);
  }
  const passed = rows.filter(({ passes }) => passes !== undefined);
  correlate('number of propagation passes, black-and-white', passed, ({ passes }) => passes, print);
  for (const side of [10, 15, 20, 25, 30]) {
    const own = passed.filter(({ width, height }) => width === side && height === side);
    correlate(`the same, ${side}x${side} alone`, own, ({ passes }) => passes, print);
  }
  const order = ['line', 'probe', 'unique'];
  const rank = ({ found }) => (order.includes(found) ? order.indexOf(found) : undefined);
  const labelled = rows.filter((row) => rank(row) !== undefined);
  correlate("the corpus's classes line, probe, unique", labelled, rank, print);
  const best = spearman(
    labelled.map(rank),
    labelled.map((row, i) => rank(row) + i / 1e9),
  );
  print(
    `  (a score without ties that sorts them without a mistake would reach ${best.toFixed(2)})`,
  );
  print('');
}

/** Prints the correlation between the scores of survey puzzles and the published seconds. */
export function printPublishedSeconds(rows, corpus, print) {
  const table = readFileSync(new URL('published.csv', corpus), 'utf8').trim().split('\n').slice(1);
  const seconds = new Map();
  for (const line of table) {
    const [, id, , ...columns] = line.split(',');
    const read = columns.filter((text) => /\d/.test(text)).map(parseSeconds);
    if (read.length > 0)
      seconds.set(
        id,
        read.sort((a, b) => a - b),
      );
  }
  const known = rows.filter((row) => row.rating && seconds.has(`${row.webpbn}`));
  const findTime = ({ webpbn }) => seconds.get(`${webpbn}`);
  const slowest = (row) => findTime(row).at(-1);
  const median = (row) => {
    const times = findTime(row);
    return (times[(times.length - 1) >> 1] + times[times.length >> 1]) / 2;
  };
  print(
    'Published seconds (published.csv: seven solvers; over 600 counted as 600), rank correlations of the score:',
  );
  print('');
  const finished = known.filter(({ rating }) => rating.complete);
  for (const [which, list] of [
    ['all', known],
    ['those whose rating reaches the end', finished],
  ]) {
    correlate(`the median solver, ${which}`, list, median, print);
    correlate(`the slowest solver, ${which}`, list, slowest, print);
  }
  print('');
  print(
    `Of ${seconds.size} puzzles there with seconds, ${known.length} are in the survey and have one solution: the others have several and are not rated, or are not in the corpus.`,
  );
  const open = known.filter(({ rating }) => !rating.complete);
  const told = open.map(
    ({ id, rating }) =>
      `${id} (class ${rating.level} so far, effort so far ${Math.round(rating.effort)})`,
  );
  if (told.length > 0)
    print(`Not finished within the budget of rating, so 100: ${told.join(', ')}.`);
  print('');
}

function parseSeconds(text) {
  const seconds = Number(text.replace(/[<>]/, ''));
  return text.startsWith('<') ? seconds / 2 : seconds;
}

/** Prints labels by class, by size, and by whether line logic is enough. */
function printLabels(rows, print) {
  print('| label | puzzles | class 1 | 2 | 3 | 4 | 5 | 6 | not finished |');
  print('|---|---:|---:|---:|---:|---:|---:|---:|---:|');
  for (const label of LABELS) {
    const own = rows.filter(({ rating }) => rating.label === label).map(({ rating }) => rating);
    const done = own.filter(({ complete }) => complete);
    const classes = [1, 2, 3, 4, 5, 6].map((c) => done.filter(({ level }) => level === c).length);
    print(`| ${[label, own.length, ...classes, own.length - done.length].join(' | ')} |`);
  }
  print('');
  print(`| cells, as a square | solved by | puzzles | median score | ${LABELS.join(' | ')} |`);
  print(`|---|---|---:|---:|${LABELS.map(() => '---:|').join('')}`);
  const sides = [10, 15, 20, 25, 30, 45, 200, 1000];
  sides.forEach((side, i) => {
    const least = sides[i - 1] ?? 0;
    for (const byLines of [true, false]) {
      const own = rows.filter(({ width, height, byLines: lines }) => {
        const cells = width * height;
        return cells > least ** 2 && cells <= side ** 2 && lines === byLines;
      });
      if (own.length === 0) continue;
      const scores = own.map(({ rating }) => rating.score).sort((a, b) => a - b);
      const counts = LABELS.map(
        (label) => own.filter(({ rating }) => rating.label === label).length,
      );
      const head = [`up to ${side}x${side}`, byLines ? 'lines' : 'more', own.length];
      print(`| ${[...head, scores[scores.length >> 1], ...counts].join(' | ')} |`);
    }
  });
  print('');
}

function match(id, pattern, rankOf) {
  const found = pattern.exec(id);
  const rank = found === null ? -1 : rankOf(...found.slice(1));
  return rank < 0 ? undefined : rank;
}

/** Prints the rank correlation of the score with `rank`, if at least `least` puzzles have one. */
function correlate(what, rows, rank, print, least = 10) {
  const known = rows.filter((row) => rank(row) !== undefined);
  if (known.length < least) return;
  const rho = spearman(
    known.map(({ rating }) => rating.score),
    known.map(rank),
  );
  print(`* ${what}: ${rho.toFixed(2)} (${known.length} puzzles)`);
}

/** Spearman's rank correlation; ties share their mean rank. */
export function spearman(a, b) {
  const x = ranks(a);
  const y = ranks(b);
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
