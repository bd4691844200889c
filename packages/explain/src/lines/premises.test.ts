/**
 * Premises: the cells that stay after releasing known cells one by one, the farthest first, by the
 * definition of settling.
 */
import { type Color, randomOf } from '@nonokit/core';
import { settleByDefinition } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import type { LineFacts, Span } from '../facts.js';
import { type PlainLine, randomLine, toState } from '../testing/lines.js';
import { findConflictPremises, findPremises } from './premises.js';
import type { Finding } from './technique.js';
import { LINE_TECHNIQUES } from './techniques.js';

const LINES: readonly PlainLine[] = [1, 2].flatMap((inks) => {
  const random = randomOf(inks);
  return Array.from({ length: 250 }, () => randomLine(random, inks === 1 ? 13 : 10, inks));
});

/** The places that a sentence names, from its facts. */
function namedBy(facts: LineFacts, { cells }: PlainLine): number[] {
  const ink = (x: number): boolean => cells[x]?.size === 1 && !cells[x].has(0);
  const inkIn = (spans: readonly (Span | undefined)[]): number[] =>
    spans.flatMap((span) => (span === undefined ? [] : placesIn(span).filter(ink)));
  switch (facts.kind) {
    case 'all-filled':
      return [...cells.keys()].filter((x) => !cells[x]?.has(0));
    case 'all-left-filled':
      return [...cells.keys()].filter((x) => cells[x]?.size === 1 && cells[x].has(0));
    case 'glue':
    case 'near-edge': {
      const beyond = facts.edge + (facts.side === 'before' ? -1 : 1);
      return [...placesIn(facts.run), ...(beyond in cells ? [beyond] : [])];
    }
    case 'unreachable':
      return inkIn([facts.only?.via, facts.before?.via, facts.after?.via]);
    case 'gap-too-small':
      return [facts.span.from - 1, facts.span.to + 1].filter((x) => x in cells);
    case 'joining':
      return inkIn([facts.left, facts.right]);
    case 'splitting': {
      const isInk = (x: number): boolean => ink(x) && cells[x]?.has(facts.color) === true;
      let from = facts.at;
      let to = facts.at;
      while (isInk(from - 1)) from--;
      while (isInk(to + 1)) to++;
      return placesIn({ from, to }).filter((x) => x !== facts.at);
    }
    case 'closing':
    case 'punctuating':
    case 'mercury':
      return placesIn(facts.run);
    default:
      return [];
  }
}

function placesIn({ from, to }: Span): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

/**
 * The colours that the line's cells can have at most; the crossing clues of these lines lack none.
 */
function openCells(line: PlainLine): Set<Color>[] {
  const colors = new Set([0, ...line.clue.map(({ color }) => color)]);
  // a line without blocks may have any colour that crosses it
  const most = line.clue.length > 0 ? colors : new Set(Array.from({ length: 31 }, (_, c) => c));
  return line.cells.map(() => most);
}

/**
 * Releases cells one by one while `holds` stays true, but never those of `named`; returns the
 * places of the others that stay.
 */
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

function expected(line: PlainLine, { premises, changes }: Finding): number[] {
  const far = (x: number): number => Math.min(...changes.map(({ at }) => Math.abs(at - x)));
  return released(line, premises, far, (cells) => {
    const settled = settleByDefinition(cells, line.clue);
    return changes.every(({ at, removed }) => {
      const left = [...(line.cells[at] ?? [])].filter((color) => (removed & (1 << color)) === 0);
      const isWrong = (color: Color): boolean =>
        left.length === 1 ? color !== left[0] : (removed & (1 << color)) !== 0;
      return ![...(settled?.[at] ?? [])].some(isWrong);
    });
  });
}

describe('premises', () => {
  it('named by a technique are cells with something known', () => {
    for (const line of LINES) {
      const open = openCells(line);
      const state = toState(line);
      const named = LINE_TECHNIQUES.flatMap((technique) => technique.find(state)).flatMap(
        ({ premises }) => premises,
      );
      expect(named.filter((x) => isSame(line.cells[x], open[x]))).toEqual([]);
    }
  });

  it('named by a technique are the cells that its sentence mentions', () => {
    for (const line of LINES) {
      const state = toState(line);
      for (const { facts, premises } of LINE_TECHNIQUES.flatMap((one) => one.find(state))) {
        const named = namedBy(facts, line);
        const told = [...premises].sort((a, b) => a - b);
        expect({ facts, told }).toEqual({ facts, told: named.sort((a, b) => a - b) });
      }
    }
  });

  it('are the named cells and those that cannot be released one by one', () => {
    let found = 0;
    let more = 0;
    for (const line of LINES) {
      const state = toState(line);
      for (const finding of LINE_TECHNIQUES.flatMap((technique) => technique.find(state))) {
        const premises = findPremises(state, finding);
        expect(premises).toEqual(expected(line, finding));
        found++;
        if (premises.length > finding.premises.length) more++;
      }
    }
    expect(found).toBeGreaterThan(1000);
    expect(more).toBeGreaterThan(20);
  });

  it('of a contradiction leave no arrangement, and none of them is superfluous', () => {
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
      const state = toState(line);
      state.cells[at] = wrong.reduce((set, color) => set | (1 << color), 0);
      const fails = (left: readonly ReadonlySet<Color>[]): boolean =>
        settleByDefinition(left, line.clue) === undefined;
      expect(findConflictPremises(state)).toEqual(released(clash, [], (x) => x, fails));
      found++;
    }
    expect(found).toBeGreaterThan(50);
  });
});
