/**
 * The catalogue keeps its promises: every line is a puzzle with one solution, with titles in both
 * languages and a licence, and no picture is in it twice. Ratings and steps of all lines take a
 * minute (`check.mjs`), so here a sample has them done again.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import {
  CATALOGUE_FILES,
  CATEGORIES,
  type CatalogueEntry,
  readCatalogue,
} from '@nonokit/catalogue';
import { canonicalKey, solves } from '@nonokit/core';
import { explain } from '@nonokit/explain';
import { safeRate, solve } from 'nonokit';
import { expect, it } from 'vitest';

const FOLDER = new URL('../../catalogue/', import.meta.url);

/** Longest side of the puzzles of each file. */
const MOST = { small: 12, medium: 20, large: 30, huge: 100 };

/** Sampling intervals: lines that are rated and explained again, and those beyond line logic. */
const STEP = 199;
const STEP_BEYOND = 59;

/** Links of the longest chain that a puzzle may need, as in `line.mjs`. */
const MOST_LINKS = 10;

const files = CATALOGUE_FILES.map((name) => ({
  name,
  entries: readCatalogue(readFileSync(new URL(`${name}.ndjson.gz`, FOLDER))),
}));
const all = files.flatMap(({ entries }) => entries);

/** What is wrong with entries, so that a failure names them. */
function wrong(isWrong: (entry: CatalogueEntry) => boolean): string[] {
  return all.filter(isWrong).map(({ facts }) => `${facts.id} ${facts.titles.en}`);
}

it('has thousands of puzzles in small files', () => {
  expect(all.length).toBeGreaterThan(2000);
  for (const name of readdirSync(FOLDER)) {
    expect(statSync(new URL(name, FOLDER)).size).toBeLessThan(4_000_000);
  }
});

it('files puzzles by their longer side', () => {
  let least = 0;
  for (const { name, entries } of files) {
    const sides = entries.map(({ puzzle }) => Math.max(puzzle.width, puzzle.height));
    expect(Math.min(...sides)).toBeGreaterThan(least);
    expect(Math.max(...sides)).toBeLessThanOrEqual(MOST[name]);
    least = MOST[name];
  }
});

it('has puzzles with one solution, which is their picture', () => {
  expect(
    wrong(({ puzzle, facts }) => {
      const found = solve(puzzle);
      if (found.status !== 'unique' || puzzle.goal === undefined) return true;
      const isGoal = found.solution.cells.every((color, i) => color === puzzle.goal?.cells[i]);
      return !isGoal || !solves(puzzle.goal, puzzle) || found.lineSolvable !== facts.isLineSolvable;
    }),
  ).toEqual([]);
});

it('has no picture and no id twice', () => {
  expect(wrong(({ puzzle, facts }) => canonicalKey(puzzle) !== facts.canonical)).toEqual([]);
  expect(new Set(all.map(({ facts }) => facts.canonical)).size).toBe(all.length);
  expect(new Set(all.map(({ facts }) => facts.id)).size).toBe(all.length);
});

it('names everything and its author in both languages', () => {
  expect(wrong(({ facts }) => !/^[\p{Lu}\d]/u.test(facts.titles.en))).toEqual([]);
  const latin = ['CD', 'DVD'];
  expect(
    wrong(({ facts: { titles } }) => !/^[А-ЯЁ]/.test(titles.ru) && !latin.includes(titles.ru)),
  ).toEqual([]);
  expect(wrong(({ facts }) => !/^[0-9a-f]{8}$/.test(facts.id))).toEqual([]);
  expect(wrong(({ facts }) => !CATEGORIES.includes(facts.category))).toEqual([]);
  expect(wrong(({ facts }) => facts.license === '' || facts.attribution === '')).toEqual([]);
  expect(wrong(({ puzzle, facts }) => puzzle.meta.license !== facts.license)).toEqual([]);
});

it('gives no title to more than three puzzles', () => {
  for (const language of ['en', 'ru'] as const) {
    const counts = new Map<string, number>();
    for (const { facts } of all) {
      const title = facts.titles[language];
      counts.set(title, (counts.get(title) ?? 0) + 1);
    }
    expect([...counts].filter(([, count]) => count > 3)).toEqual([]);
  }
});

it('has the text of every licence', () => {
  const texts = readdirSync(new URL('licenses/', FOLDER)).map((name) => name.replace('.txt', ''));
  const used = new Set(all.map(({ facts }) => facts.license));
  expect([...used].filter((license) => !texts.includes(license))).toEqual([]);
});

it('rates and explains a sample as it says', () => {
  const beyond = all.filter(({ facts }) => !facts.isLineSolvable);
  const sample = new Set([
    ...all.filter((_, i) => i % STEP === 0),
    ...beyond.filter((_, i) => i % STEP_BEYOND === 0),
  ]);
  for (const { puzzle, facts } of sample) {
    const rated = safeRate(puzzle);
    const { label, score } = facts.difficulty;
    expect(rated.ok && rated.value).toMatchObject({ label, score });
    const explained = explain(puzzle);
    if (!explained.ok) throw new Error(explained.problem.message);
    expect(explained.value.status).toBe('solved');
    const used = explained.value.steps.map(({ technique }) => technique);
    const links = explained.value.steps.map(({ facts: told }) =>
      told.kind === 'refuted' || told.kind === 'both-cases' ? told.length : 0,
    );
    expect(Math.max(...links), facts.id).toBeLessThanOrEqual(MOST_LINKS);
    expect([...facts.techniques].sort()).toEqual([...new Set(used)].sort());
  }
});
