/** Series, course and days of the catalogue: they name puzzles that exist, in a good order. */
import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  CATALOGUE_FILES,
  type CatalogueItem,
  entryOfItem,
  fits,
  inOrder,
  listPlanned,
  parseDailyPlan,
  parseItems,
  parseSeries,
} from './index.js';

const FOLDER = new URL('../../../catalogue/', import.meta.url);
const text = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8');

const entries = CATALOGUE_FILES.map((name) => new URL(`${name}.ndjson.gz`, FOLDER))
  .filter((file) => existsSync(file))
  .flatMap((file) => parseItems(gunzipSync(readFileSync(file)).toString('utf8')));
const byId = new Map(entries.map((entry) => [entry.facts.id, entry]));

function entry(id: string): CatalogueItem {
  const found = byId.get(id);
  if (found === undefined) throw new Error(`no entry ${id}: make series and days again`);
  return found;
}

const computeSide = ({ width, height }: CatalogueItem): number => Math.max(width, height);
const measureMean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

describe('the series', () => {
  const series = parseSeries(text('series.json'));

  it('are at least twelve of 10 to 30 puzzles, with texts in both languages', () => {
    expect(series.length).toBeGreaterThanOrEqual(12);
    expect(new Set(series.map(({ id }) => id)).size).toBe(series.length);
    for (const { id, titles, texts, puzzles } of series) {
      expect(id).toMatch(/^[0-9A-Za-z]{1,32}$/);
      expect(puzzles.length).toBeGreaterThanOrEqual(10);
      expect(puzzles.length).toBeLessThanOrEqual(30);
      for (const one of [titles, texts]) {
        expect(one.en).not.toMatch(/[а-яё]/i);
        expect(one.ru).toMatch(/[а-яё]/i);
      }
    }
  });

  it('contain every puzzle once, and puzzles get larger', () => {
    const all = series.flatMap(({ puzzles }) => puzzles);
    expect(new Set(all).size).toBe(all.length);
    for (const { id, puzzles } of series) {
      const sides = puzzles.map((one) => Math.ceil(computeSide(entry(one)) / 5));
      expect(sides, id).toEqual(sides.toSorted((a, b) => a - b));
    }
  });
});

describe('the daily plan', () => {
  const plan = parseDailyPlan(text('days.json'));

  it('has three kinds, and uses each puzzle once', () => {
    expect(Object.keys(plan.kinds)).toEqual(['small', 'medium', 'coloured']);
    const all = Object.values(plan.kinds).flat(2);
    expect(new Set(all).size).toBe(all.length);
    for (const weeks of Object.values(plan.kinds)) {
      expect(weeks).toHaveLength(53);
      for (const week of weeks) expect(week).toHaveLength(7);
    }
  });

  it('gets harder from Monday to Sunday, and larger from kind to kind', () => {
    const means = Object.values(plan.kinds).map((weeks) => {
      for (const week of weeks) {
        const scores = week.map((one) => entry(one).facts.difficulty.score);
        expect(scores).toEqual(scores.toSorted((a, b) => a - b));
      }
      return measureMean(weeks.flat().map((one) => computeSide(entry(one))));
    });
    expect(means).toEqual(means.toSorted((a, b) => a - b));
  });
});

describe('listPlanned', () => {
  const week = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const plan = { start: '2026-01-05', kinds: { small: [week, week.map((id) => `${id}2`)] } };

  it.each([
    ['2026-01-05', ['a', 'a2']],
    ['2026-01-11', ['g', 'g2']],
    ['2026-01-12', ['a', 'a2']],
    ['2026-01-04', ['g', 'g2']],
    ['2027-01-04', ['a', 'a2']],
  ])('on %s returns the puzzles %j', (day, ids) =>
    expect(listPlanned(plan, day, 'small')).toEqual(ids),
  );

  it('follows the calendar day by day, including leap years', () => {
    const monday = Date.UTC(1999, 0, 4);
    for (let k = 0; k < 400 * 366; k++) {
      const day = new Date(monday + k * 86_400_000).toISOString().slice(0, 10);
      const start = '1999-01-04';
      const [planned] = listPlanned({ start, kinds: { small: [week] } }, day, 'small');
      if (planned !== week[k % 7]) expect([day, planned]).toEqual([day, week[k % 7]]);
    }
  });

  it('returns nothing for unknown kinds', () => {
    expect(listPlanned(plan, '2026-01-05', 'large')).toEqual([]);
    expect(listPlanned(plan, '2026-01-05', 'constructor')).toEqual([]);
    expect(listPlanned({ ...plan, kinds: { small: [] } }, '2026-01-05', 'small')).toEqual([]);
  });
});

it('catalogue entries agree with the puzzles in the files', () => {
  for (const item of entries.slice(0, 3)) {
    const { puzzle, facts } = entryOfItem(item);
    expect(item).toMatchObject({ facts, width: puzzle.width, height: puzzle.height });
    expect(item.colors).toBe(puzzle.palette.length - 1);
  }
});

describe('fits', () => {
  const [one] = entries;
  if (one === undefined) throw new Error('the catalogue is empty');
  const { facts, colors } = one;
  const side = computeSide(one);

  it('checks every condition', () => {
    const tag = facts.category.toUpperCase();
    const technique = facts.techniques[0] ?? '';
    const good = {
      size: { least: side, most: side },
      colors: { least: colors, most: colors },
      difficulty: ['guess', facts.difficulty.label],
      tag,
      technique,
    };
    expect(fits(one, {})).toBe(true);
    expect(fits(one, good)).toBe(true);
    expect(fits(one, { ...good, size: { least: side + 1, most: 99 } })).toBe(false);
    expect(fits(one, { ...good, size: { least: 1, most: side - 1 } })).toBe(false);
    expect(fits(one, { ...good, colors: { least: colors + 1, most: 99 } })).toBe(false);
    expect(fits(one, { ...good, difficulty: ['guess'] })).toBe(false);
    expect(fits(one, { ...good, tag: 'no such tag' })).toBe(false);
    expect(fits(one, { ...good, technique: 'nested' })).toBe(false);
  });

  it('orders by size', () => {
    const areas = inOrder(entries).map(({ width, height }) => width * height);
    expect(areas).toEqual(areas.toSorted((a, b) => a - b));
  });
});
