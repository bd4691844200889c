/**
 * How well measures agree with the eye: a logistic regression on half of what was judged, checked
 * on the other half. Prints the share of equal verdicts and the chance that of a good and a bad
 * picture the good one has the higher value (AUC), for coloured ones and for black and white.
 *
 *     node tools/catalogue/calibrate.mjs
 */
import { cached } from './cache.mjs';
import { judged } from './judged.mjs';
import { findFault } from './measures.mjs';
import { hashToShare } from './wish.mjs';

const FEATURES = [
  (one) => one.score,
  (one) => one.similarity,
  (one) => one.edges,
  (one) => one.blob,
  (one) => one.fill,
  (one) => one.lone / (one.width * one.height),
  (one) => one.changed / (one.width * one.height),
  (one) => Math.log2(Math.max(one.width, one.height)),
  (one) => Math.min(one.width, one.height) / Math.max(one.width, one.height),
  (one) => one.used,
  (one) => one.inks,
];

const made = cached();
for (const [name, isOne] of [
  ['coloured', (colors) => colors > 1],
  ['black and white', (colors) => colors === 1],
]) {
  report(name, listSamples(isOne));
}

/** Judged candidates that the gates let through: { x, y, isCheck }. */
function listSamples(isOne) {
  return [...judged()].flatMap(([key, { isGood }]) => {
    const one = made.get(key);
    if (one === undefined || findFault(one) !== undefined) return [];
    const { size, colors } = one.wish;
    if (size === 0 || !isOne(colors)) return [];
    const x = FEATURES.map((feature) => feature(one));
    return [{ x, y: isGood ? 1 : 0, isCheck: hashToShare(`check ${key}`) < 0.5 }];
  });
}

function report(name, samples) {
  const training = samples.filter(({ isCheck }) => !isCheck);
  const checks = samples.filter(({ isCheck }) => isCheck);
  const value = fitted(training);
  // the verdict "good" for as many as are good among those it was fitted to
  const share = training.filter(({ y }) => y === 1).length / training.length;
  const values = checks.map(({ x }) => value(x)).sort((a, b) => b - a);
  const least = values[Math.round(share * values.length) - 1] ?? 0;
  const agreed = checks.filter(({ x, y }) => (value(x) >= least ? 1 : 0) === y).length;
  const good = checks.filter(({ y }) => y === 1);
  const percent = (part, all) => `${((100 * part) / all).toFixed(0)} %`;
  console.log(
    `${name}: ${training.length} to fit, ${checks.length} to check, ${percent(good.length, checks.length)} good; ` +
      `same verdict ${percent(agreed, checks.length)}, AUC ${areaUnder(checks, value).toFixed(2)}`,
  );
}

/** A function that gives good pictures a high value. */
function fitted(samples) {
  const means = FEATURES.map((_, k) => mean(samples.map(({ x }) => x[k])));
  const spreads = FEATURES.map(
    (_, k) => Math.sqrt(mean(samples.map(({ x }) => (x[k] - means[k]) ** 2))) || 1,
  );
  const scaled = (x) => [1, ...x.map((v, k) => (v - means[k]) / spreads[k])];
  const weights = new Array(FEATURES.length + 1).fill(0);
  const rows = samples.map(({ x, y }) => ({ x: scaled(x), y }));
  for (let round = 0; round < 600; round++) {
    const slope = weights.map((w) => 0.01 * w);
    for (const { x, y } of rows) {
      const error = 1 / (1 + Math.exp(-dot(weights, x))) - y;
      x.forEach((v, k) => {
        slope[k] += (error * v) / rows.length;
      });
    }
    slope.forEach((s, k) => {
      weights[k] -= 0.5 * s;
    });
  }
  return (x) => dot(weights, scaled(x));
}

function areaUnder(samples, value) {
  const [good, bad] = [1, 0].map((y) =>
    samples.filter((one) => one.y === y).map(({ x }) => value(x)),
  );
  let wins = 0;
  for (const g of good) for (const b of bad) wins += g > b ? 1 : g === b ? 0.5 : 0;
  return wins / (good.length * bad.length);
}

function mean(values) {
  return values.reduce((sum, v) => sum + v, 0) / Math.max(1, values.length);
}

function dot(a, b) {
  return a.reduce((sum, v, k) => sum + v * b[k], 0);
}
