/**
 * The fit of the score's weights, for bench/difficulty.mjs.
 *
 * A group is a list of puzzles with known ranks; of each pair with different ranks the harder one
 * should get more points. The weights minimise the logistic loss of these pairs, are never negative
 * (each measure may only raise the score), and are drawn towards zero a little. Every group counts
 * by its weight, however many pairs it has.
 */

const doublings = Math.log2;

/** The measures, each a number that rises with difficulty. */
export const MEASURES = {
  cells: ({ cells }) => doublings(cells),
  start: ({ start }) => -doublings(Math.max(start, 1 / 32)),
  looks: ({ looks }) => doublings(Math.max(1, looks)),
  work: ({ effort, cells }) => doublings(1 + (2 * effort) / (cells + 20)),
  peak: ({ peak }) => doublings(1 + peak / 10),
  narrowest: ({ narrowest }) => doublings(narrowest),
  assuming: ({ level }) => (level >= 4 ? 1 : 0),
};

const NAMES = Object.keys(MEASURES);
const ROUNDS = 1200;
const PAIRS = 1500;
const SHRINKING = 0.02;

/** Largest weight of the cells: size alone should not make a puzzle hard. */
const MOST_FOR_CELLS = 0.6;

export function listMeasures(row) {
  return NAMES.map((name) => MEASURES[name](row));
}

/** The sum of the measures with the weights of a fit. */
export function fitted(row, weights) {
  return listMeasures(row).reduce((sum, value, i) => sum + value * weights[NAMES[i]], 0);
}

/**
 * Fits weights to `groups`: `{ rows, ranks, weight }`. Pairs with the row `without` are left out.
 * `capped` limits the weight of the cells.
 */
export function fitWeights(groups, { without, capped = true } = {}) {
  const pairs = groups.map((group) => collectPairs(group, without));
  const weights = NAMES.map(() => 1);
  for (let round = 0; round < ROUNDS; round++) {
    const slope = NAMES.map(() => 0);
    for (const [g, { weight }] of groups.entries()) {
      addSlope(slope, pairs[g], weights, weight, round);
    }
    const pace = 0.3 / (1 + round / 300);
    for (let i = 0; i < NAMES.length; i++) {
      const most = capped && NAMES[i] === 'cells' ? MOST_FOR_CELLS : Number.POSITIVE_INFINITY;
      const next = weights[i] + pace * (slope[i] - SHRINKING * weights[i]);
      weights[i] = Math.min(most, Math.max(0, next));
    }
  }
  return Object.fromEntries(NAMES.map((name, i) => [name, weights[i]]));
}

/** The differences of the measures of each pair, the harder puzzle first. */
function collectPairs({ rows, ranks }, without) {
  const values = rows.map(listMeasures);
  const pairs = [];
  rows.forEach((a, i) => {
    rows.forEach((b, j) => {
      if (ranks[i] > ranks[j] && a !== without && b !== without) {
        pairs.push(values[i].map((value, k) => value - values[j][k]));
      }
    });
  });
  return pairs;
}

/** Adds the slope of a group: of a sample of its pairs, another one in each round. */
function addSlope(slope, pairs, weights, weight, round) {
  const step = Math.max(1, Math.floor(pairs.length / PAIRS));
  const own = slope.map(() => 0);
  let count = 0;
  for (let p = round % step; p < pairs.length; p += step, count++) {
    const pair = pairs[p];
    const lead = pair.reduce((sum, value, i) => sum + value * weights[i], 0);
    const pull = 1 / (1 + Math.exp(lead));
    for (let i = 0; i < own.length; i++) own[i] += pull * pair[i];
  }
  for (let i = 0; i < own.length; i++) slope[i] += (weight * own[i]) / Math.max(1, count);
}

/** Kendall's rank correlation of the order by hand with a fit that has not seen each puzzle. */
export function leftOut(groups, hand) {
  let right = 0;
  let all = 0;
  hand.rows.forEach((row, i) => {
    const weights = fitWeights(groups, { without: row });
    hand.rows.forEach((other, j) => {
      if (i === j) return;
      all++;
      const isAbove = fitted(row, weights) > fitted(other, weights);
      if (isAbove === hand.ranks[i] > hand.ranks[j]) right++;
    });
  });
  return (2 * right) / all - 1;
}

/** Kendall's rank correlation; a tie counts half. */
export function kendall(values, ranks) {
  let right = 0;
  let all = 0;
  for (let i = 0; i < ranks.length; i++) {
    for (let j = 0; j < ranks.length; j++) {
      if (ranks[i] <= ranks[j]) continue;
      all++;
      right += values[i] > values[j] ? 1 : values[i] === values[j] ? 0.5 : 0;
    }
  }
  return (2 * right) / all - 1;
}
