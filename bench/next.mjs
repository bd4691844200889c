/**
 * What the site offers after a solve.
 *
 *     node bench/next.mjs
 *
 * 200 players of ten kinds, each with 1 to 40 solves of the catalogue behind them, are offered
 * puzzles as on the finished page. A row is a kind of player: how the first offer and all three
 * compare with the puzzle just solved.
 */
import { bundleEntry } from '../scripts/bundle.mjs';
import { gunzippedLines, keep, printer, spread } from './measure.mjs';

const { expectedMinutes, findSizeStep, rankNext } = await import(
  await bundleEntry(new URL('next-library.ts', import.meta.url))
);

const LEVELS = ['trivial', 'easy', 'medium', 'hard', 'expert', 'guess'];
const PLAYERS = 20;
const OFFERED = 3;

const catalogue = ['small', 'medium', 'large', 'huge'].flatMap((name) =>
  gunzippedLines(new URL(`../catalogue/${name}.ndjson.gz`, import.meta.url)).map((line) => {
    const { id, width, height, palette, catalogue: facts } = JSON.parse(line);
    const difficulty = Math.min(5, LEVELS.indexOf(facts.difficulty.label) + 1);
    return { id, width, height, colors: (palette?.length ?? 2) - 1, difficulty };
  }),
);

/** Kinds of players: which puzzles they solve, how fast, and how often with hints. */
const KINDS = [
  ['only 5 × 5', (p) => findSizeStep(p) === 0, 1.5, 0.1],
  ['beginners, black and white', (p) => p.colors === 1 && findSizeStep(p) <= 1, 2.5, 0.5],
  ['black and white to 15', (p) => p.colors === 1 && findSizeStep(p) === 2, 1.2, 0.1],
  ['black and white to 25', (p) => p.colors === 1 && findSizeStep(p) === 4, 1, 0.05],
  ['coloured to 10', (p) => p.colors > 1 && findSizeStep(p) === 1, 1.5, 0.2],
  ['coloured to 20', (p) => p.colors > 1 && findSizeStep(p) === 3, 1.1, 0.1],
  ['coloured to 30', (p) => p.colors > 1 && findSizeStep(p) === 5, 0.9, 0.05],
  ['coloured to 60', (p) => p.colors > 1 && findSizeStep(p) === 7, 0.8, 0.05],
  ['hard ones of any size', (p) => p.difficulty >= 4, 0.7, 0.3],
  ['anything', () => true, 1, 0.15],
];

/** Numbers from 0 to 1, the same in every run. */
function randomOf(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A player's solves, the latest last. */
function historyOf([, likes, pace, helped], seed) {
  const random = randomOf(seed);
  const liked = catalogue.filter(likes);
  const count = 1 + Math.floor(random() * 40);
  const picked = new Map();
  for (let k = 0; k < count; k++) {
    const puzzle = liked[Math.floor(random() * liked.length)];
    const elapsed = expectedMinutes(puzzle) * 60_000 * pace * (0.6 + 0.8 * random());
    picked.set(puzzle.id, { ...puzzle, elapsed, isHelped: random() < helped });
  }
  return [...picked.values()];
}

const { lines, print } = printer();
const percent = (part, whole) => `${Math.round((100 * part) / whole)} %`;
const all = [];
print(
  '| player | same colours | same class | one larger | smaller | two larger | minutes just solved, first offer (medians) | longest ÷ just solved |',
);
print('|---|---:|---:|---:|---:|---:|---:|---:|');
for (const [number, kind] of KINDS.entries()) {
  const offers = [];
  for (let player = 0; player < PLAYERS; player++) {
    const history = historyOf(kind, 1000 * number + player + 1);
    const last = history.at(-1);
    const solved = new Set(history.map(({ id }) => id));
    const left = catalogue.filter(({ id }) => !solved.has(id));
    const ranked = rankNext(left, last, history.slice(0, -1)).slice(0, OFFERED);
    for (const [place, offer] of ranked.entries()) offers.push({ last, offer, place });
  }
  all.push(...offers);
  print(rowOf(kind[0], offers));
}
print(rowOf('all 200', all));
keep('next', 'node bench/next.mjs', lines);

function rowOf(name, offers) {
  const count = (fits) => percent(offers.filter(fits).length, offers.length);
  const steps = ({ last, offer }) => findSizeStep(offer) - findSizeStep(last);
  const firsts = offers.filter(({ place }) => place === 0);
  const median = (numbers) => spread(numbers).median.toFixed(1);
  const ratios = offers.map(({ last, offer }) => expectedMinutes(offer) / expectedMinutes(last));
  return `| ${[
    name,
    count(({ last, offer }) => last.colors > 1 === offer.colors > 1),
    count((one) => steps(one) === 0),
    count((one) => steps(one) === 1),
    count((one) => steps(one) < 0),
    count((one) => steps(one) > 1),
    `${median(firsts.map(({ last }) => expectedMinutes(last)))}, ${median(firsts.map(({ offer }) => expectedMinutes(offer)))}`,
    Math.max(...ratios).toFixed(2),
  ].join(' | ')} |`;
}
