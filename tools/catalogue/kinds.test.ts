/** The puzzles of other kinds in the catalogue: one solution each, by lines, as the judge says. */
import { readFileSync } from 'node:fs';
import { orThrow, safeReadPuzzles } from 'nonokit';
import { explainKind, featuresOf, kindOf, satisfies, solveKind } from 'nonokit/kinds';
import { describe, expect, it } from 'vitest';

const LINES = readFileSync(new URL('../../catalogue/kinds.ndjson', import.meta.url), 'utf8')
  .trim()
  .split('\n');

const FEATURES = {
  hidden: 'hidden-numbers',
  pairs: 'two-line-clues',
  triangles: 'triangles',
} as const;

interface Facts {
  readonly group: keyof typeof FEATURES;
  readonly number: number;
  readonly steps: number;
  readonly of?: string;
  readonly titles: { readonly en: string; readonly ru: string };
}

const FACTS: Facts[] = LINES.map((line) => JSON.parse(line).catalogue);

describe('the puzzles of other kinds', () => {
  it('are twenty of each, all of different pictures, those with few steps first', () => {
    for (const kind of Object.keys(FEATURES)) {
      const own = FACTS.filter(({ group }) => group === kind);
      expect(own.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, k) => k + 1));
      const steps = own.map((each) => each.steps);
      expect(steps).toEqual([...steps].sort((a, b) => a - b));
      expect(new Set(own.map(({ titles }) => titles.en)).size).toBe(20);
      expect(new Set(own.map(({ titles }) => titles.ru)).size).toBe(20);
    }
    const sources = FACTS.flatMap(({ of }) => of ?? []);
    expect(new Set(sources).size).toBe(40);
  });

  it.each(
    LINES.map((line, k) => [`${FACTS[k]?.group} ${FACTS[k]?.number}`, line, FACTS[k]] as const),
  )('%s has one solution, which is its picture, and lines lead to it', (_, line, facts) => {
    const [read] = orThrow(safeReadPuzzles(new TextEncoder().encode(line))).puzzles;
    const puzzle = read && kindOf(read);
    if (puzzle?.goal === undefined || facts === undefined) throw new Error('no picture');
    expect(featuresOf(puzzle)).toEqual([FEATURES[facts.group]]);
    const { status, lineSolvable, solutions } = solveKind(puzzle);
    expect({ status, lineSolvable }).toEqual({ status: 'unique', lineSolvable: true });
    expect(solutions).toEqual([puzzle.goal]);
    expect(satisfies(puzzle.goal, puzzle)).toBe(true);
    const { steps, status: ending } = explainKind(puzzle);
    expect({ ending, steps: steps.length }).toEqual({ ending: 'solved', steps: facts.steps });
    expect(puzzle.meta.title).toBe(facts.titles.en);
  });
});
