/**
 * Premises: what releasing the known cells one by one, the farthest first, leaves, by the definition of settling.
 */
import { type Color, randomOf } from '@nonokit/core';
import { settleByDefinition } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import { conflictPremisesOf, premisesOf } from './premises.js';
import type { Finding } from './technique.js';
import { LINE_TECHNIQUES } from './techniques.js';
import { type PlainLine, randomLine, stateOf } from './testing/lines.js';

const LINES: readonly PlainLine[] = [1, 2].flatMap((inks) => {
  const random = randomOf(inks);
  return Array.from({ length: 250 }, () => randomLine(random, inks === 1 ? 13 : 10, inks));
});

/** Deductions whose sentences name the cells that they are about; the others may rest on any. */
const NAMED: ReadonlySet<string> = new Set([
  ...['no-blocks', 'exact-fit', 'all-left-filled', 'all-filled', 'overlap', 'glue', 'unreachable'],
  ...['gap-too-small', 'joining', 'splitting', 'punctuating', 'mercury'],
]);

/** Every colour that the line's cells can have at most; none of these lines is crossed by clues that lack any. */
function openCells(line: PlainLine): Set<Color>[] {
  const colors = new Set([0, ...line.clue.map(({ color }) => color)]);
  // a line without blocks may have whatever crosses it
  const most = line.clue.length > 0 ? colors : new Set(Array.from({ length: 31 }, (_, c) => c));
  return line.cells.map(() => most);
}

/** Releases cells one by one as long as `holds`, those of `named` never; the places of the others that stay. */
function released(
  line: PlainLine,
  named: readonly number[],
  far: (x: number) => number,
  holds: (cells: readonly ReadonlySet<Color>[]) => boolean,
): number[] {
  const open = openCells(line);
  const cells: ReadonlySet<Color>[] = [...line.cells];
  const premises = new Set(named);
  const places = [...cells.keys()].filter((x) => !premises.has(x) && !isSame(cells[x], open[x]));
  for (const x of places.sort((a, b) => far(b) - far(a))) {
    const known = cells[x] as ReadonlySet<Color>;
    cells[x] = open[x] as ReadonlySet<Color>;
    if (holds(cells)) continue;
    cells[x] = known;
    premises.add(x);
  }
  return [...premises].sort((a, b) => a - b);
}

function isSame(a: ReadonlySet<Color> | undefined, b: ReadonlySet<Color> | undefined): boolean {
  return a?.size === b?.size && [...(a ?? [])].every((color) => b?.has(color));
}

function expected(line: PlainLine, { facts, premises, changes }: Finding): number[] {
  const far = (x: number): number => Math.min(...changes.map(({ at }) => Math.abs(at - x)));
  return released(line, NAMED.has(facts.kind) ? premises : [], far, (cells) => {
    const settled = settleByDefinition(cells, line.clue);
    return changes.every(({ at, removed }) =>
      [...(settled?.[at] ?? [])].every((color) => (removed & (1 << color)) === 0),
    );
  });
}

describe('premises', () => {
  it('that a technique names are cells of which something is known', () => {
    for (const line of LINES) {
      const open = openCells(line);
      const state = stateOf(line);
      const named = LINE_TECHNIQUES.flatMap((technique) => technique.find(state)).flatMap(
        ({ premises }) => premises,
      );
      expect(named.filter((x) => isSame(line.cells[x], open[x]))).toEqual([]);
    }
  });

  it('are the cells named, and those that cannot be released one by one', () => {
    let [found, more] = [0, 0];
    for (const line of LINES) {
      const state = stateOf(line);
      for (const finding of LINE_TECHNIQUES.flatMap((technique) => technique.find(state))) {
        const premises = premisesOf(state, finding);
        expect(premises).toEqual(expected(line, finding));
        found++;
        if (premises.length > finding.premises.length) more++;
      }
    }
    expect(found).toBeGreaterThan(1000);
    expect(more).toBeGreaterThan(20);
  });

  it('of a contradiction are cells that leave no arrangement, none of them to spare', () => {
    const random = randomOf(5);
    let found = 0;
    for (const line of LINES) {
      const at = random.below(line.cells.length);
      const wrong = [0, 1].filter((color) => line.cells[at]?.has(color) === false);
      const cells = line.cells.map((colors, x) =>
        x === at && wrong[0] !== undefined ? new Set(wrong) : colors,
      );
      const clash = { ...line, cells };
      if (settleByDefinition(cells, line.clue) !== undefined) continue;
      const state = stateOf(line);
      state.cells[at] = wrong.reduce((set, color) => set | (1 << color), 0);
      const fails = (left: readonly ReadonlySet<Color>[]): boolean =>
        settleByDefinition(left, line.clue) === undefined;
      expect(conflictPremisesOf(state)).toEqual(released(clash, [], (x) => x, fails));
      found++;
    }
    expect(found).toBeGreaterThan(50);
  });
});
