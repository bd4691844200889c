/**
 * Randomness in property tests (fast-check): the same cases in every run, so that a change is
 * judged by its effects and not by luck; other or more cases on request:
 *
 *     NONOKIT_SEED=random NONOKIT_CASES=5000 npx vitest run packages/formats
 *
 * Each counterexample found that way becomes a test of its own.
 */
import fc from 'fast-check';

const { NONOKIT_SEED: seed = '20261121', NONOKIT_CASES: cases = '100' } = process.env;

fc.configureGlobal({
  seed: seed === 'random' ? Math.floor(Math.random() * 2 ** 31) : parseNumber('NONOKIT_SEED', seed),
  numRuns: parseNumber('NONOKIT_CASES', cases),
});

function parseNumber(name: string, text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new RangeError(`${name} is "${text}", expected a whole number`);
}
