/**
 * Every step of many explanations, checked by an independent program: by definition, from the
 * premises alone. First, that the program finds planted mistakes.
 */
import { existsSync } from 'node:fs';
import { type Puzzle, randomOf } from '@nonokit/core';
import { listArrangements, paletteOf } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import { toStep } from '../../deduced-step.js';
import type { TechniqueId } from '../../facts.js';
import { LINE_TECHNIQUES } from '../../lines/techniques.js';
import { type PlainLine, randomLine, roomyLine, toState } from '../lines.js';
import {
  chainedExamples,
  type Example,
  lineExamples,
  ownExamples,
  sampledExamples,
} from './examples.js';
import {
  checkExplanation,
  checkStep,
  Knowledge,
  listPlacings,
  type Property,
  type Violation,
} from './index.js';

/** The test corpus, which is not published with the project. */
const CORPUS = new URL('../../../../../../shared/corpus/', import.meta.url);

/** Properties that our steps do not have yet; the others must hold. */
const PENDING: readonly Property[] = ['unfounded fact', 'needless premise'];

/**
 * Techniques that lack a property, as yet: a sentence may name what a step said that was left out
 * because nothing needs it, and a link of a chain may conclude a cell again that is known already.
 */
const PENDING_OF: Readonly<Partial<Record<Property, readonly TechniqueId[]>>> = {
  'false fact': ['color-logic', 'forcing'],
  'no progress': ['contradiction', 'edge-logic', 'two-way'],
  // the cell itself is no premise where a link leaves it one colour
  'unnamed color': ['two-way'],
};

/** The violations that count, one line each. */
function faultsIn(violations: readonly Violation[]): string[] {
  return violations
    .filter(({ property, technique }) => {
      return !PENDING.includes(property) && !PENDING_OF[property]?.includes(technique);
    })
    .map(
      ({ property, technique, step, detail }) =>
        `${property}: ${technique}, step ${step}: ${detail}`,
    );
}

/** The violations of explanations, and how many steps of each technique there are. */
function checked(examples: readonly Example[]): { faults: string[]; steps: Map<string, number> } {
  const steps = new Map<string, number>();
  const faults = examples.flatMap(({ puzzle, told }) => {
    for (const { technique } of told.steps) steps.set(technique, (steps.get(technique) ?? 0) + 1);
    return faultsIn(checkExplanation(puzzle, told));
  });
  return { faults, steps };
}

/** A puzzle whose first row is a line; its columns allow every ink in every cell. */
function puzzleAround({ clue, cells }: PlainLine, inks: number): Puzzle {
  const all = Array.from({ length: inks }, (_, i) => ({ size: 1, color: i + 1 }));
  const rows = [clue, ...Array.from({ length: inks }, () => [])];
  const columns = cells.map(() => all);
  return {
    width: cells.length,
    height: rows.length,
    rows,
    columns,
    palette: paletteOf(inks),
    meta: {},
  };
}

/** The line without the inks that its clue does not have, as in a puzzle. */
function withOwnInks({ clue, cells }: PlainLine): PlainLine {
  const own = new Set([0, ...clue.map(({ color }) => color)]);
  if (clue.length === 0) return { clue, cells };
  return { clue, cells: cells.map((colors) => new Set([...colors].filter((c) => own.has(c)))) };
}

function toKnowledge(line: PlainLine, inks: number): Knowledge {
  const known = Knowledge.of(puzzleAround(line, inks));
  line.cells.forEach((colors, column) => {
    const cell = { row: 0, column };
    known.remove(
      cell,
      [...known.at(cell)].filter((color) => !colors.has(color)),
    );
  });
  return known;
}

describe('listPlacings', () => {
  it('agrees with all arrangements', () => {
    const random = randomOf(31);
    for (let i = 0; i < 400; i++) {
      const { clue, cells } = randomLine(random, 10, 1 + (i % 3));
      const ways = listArrangements(clue, cells.length).filter((way) =>
        way.every((c, x) => cells[x]?.has(c)),
      );
      const placings = listPlacings(clue, cells);
      expect(placings?.ways).toBe(ways.length);
      expect(placings?.colors).toEqual(cells.map((_, x) => new Set(ways.map((way) => way[x]))));
      const starts = ways.map((way) =>
        way.flatMap((c, x) => (c > 0 && way[x - 1] !== c ? [x] : [])),
      );
      expect(placings?.starts).toEqual(
        clue.map((_, k) => [...new Set(starts.map((one) => one[k] ?? 0))].sort((a, b) => a - b)),
      );
    }
    expect(listPlacings([{ size: 2, color: 1 }], [new Set([0]), new Set([0, 1])])).toBeUndefined();
  });
});

describe('steps', () => {
  it.each(LINE_TECHNIQUES.map((technique) => [technique.id, technique] as const))(
    'of %s on random lines follow from their premises and state nothing false',
    (_, technique) => {
      const random = randomOf(17);
      const faults: string[] = [];
      let steps = 0;
      for (let i = 0; i < 1200; i++) {
        const inks = 1 + (i % 3);
        const any = i % 2 === 0 ? randomLine(random, 14, inks) : roomyLine(random, inks);
        const line = withOwnInks(any);
        const state = toState(line);
        for (const finding of technique.find(state)) {
          const step = toStep({ state, technique, finding, lively: 0, open: 0, age: 0 });
          faults.push(...faultsIn(checkStep(toKnowledge(line, inks), step)));
          steps++;
        }
      }
      expect(faults).toEqual([]);
      expect(steps).toBeGreaterThan(30);
    },
  );

  it('of explanations of random puzzles are right, in order, and end in a solution', () => {
    expect(checked(lineExamples(150)).faults).toEqual([]);
    const { faults, steps } = checked(chainedExamples());
    expect(faults).toEqual([]);
    const chained = ['edge-logic', 'two-way', 'contradiction', 'nested', 'color-logic'];
    expect(chained.filter((technique) => !steps.has(technique))).toEqual([]);
  });

  it('of our own puzzles are right', () => {
    expect(checked(ownExamples(30)).faults).toEqual([]);
  });

  it.skipIf(!existsSync(CORPUS)).each([
    ['janko', 160, 20],
    ['webpbn_scrape', 300, 20],
    ['various', 75, 20],
  ] as const)('of puzzles in %s are right', (name, every, longest) => {
    expect(
      checked(sampledExamples(new URL(`${name}.ndjson.gz`, CORPUS), every, longest)).faults,
    ).toEqual([]);
  });
});
