/**
 * Chains that are shown, by definition: their premises are enough and none is needless, and each
 * link has a reason: a technique that, by its own definition, gives what the link says.
 */
import { type Color, clueAt, type Line, type Puzzle, puzzleOf, randomOf } from '@nonokit/core';
import { paletteOf, randomGrid, settleByDefinition } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import type { Chain, Link } from '../chain.js';
import { explain } from '../explain.js';
import type { Cell, Conclusion } from '../facts.js';
import type { ChainStep } from '../step.js';
import { DEFINITIONS } from '../testing/definitions.js';
import type { PlainLine } from '../testing/lines.js';
import {
  allowedAt,
  cellsOf,
  isProved,
  onlyThese,
  Plain,
  suppose,
} from '../testing/plain-chains.js';

/** A shown chain with everything known before it. */
interface Shown {
  readonly puzzle: Puzzle;
  readonly step: ChainStep;
  readonly plain: Plain;
}

/** The chains in the explanations of small random puzzles, in up to three colours. */
const SHOWN: readonly Shown[] = (() => {
  const random = randomOf('exact');
  const found: Shown[] = [];
  for (let i = 0; found.length < 400 && i < 3000; i++) {
    const inks = 1 + (i % 3);
    const size = 5 + random.below(4);
    const density = inks === 1 ? 0.45 : 0.5;
    const puzzle = puzzleOf(randomGrid(random, size, size, inks, density), paletteOf(inks));
    const result = explain(puzzle, { chainBudget: 20_000 });
    const plain = new Plain(puzzle);
    for (const step of result.ok ? result.value.steps : []) {
      const { chain } = step;
      if (chain !== undefined)
        found.push({ puzzle, step: { ...step, chain }, plain: plain.copy() });
      learn(plain, step.conclusions);
    }
  }
  return found;
})();

function learn(plain: Plain, conclusions: readonly Conclusion[]): void {
  for (const { removed, ...cell } of conclusions) {
    for (const color of removed) plain.at(cell).delete(color);
  }
}

/** True if the conclusions follow from the premises, with the colours that they state. */
function follows({ puzzle, step, plain }: Shown, premises: readonly Cell[]): boolean {
  const few = onlyThese(puzzle, plain, premises);
  const isStated = ({ color, removed, ...cell }: Conclusion): boolean =>
    color < 0 || [...few.at(cell)].every((one) => one === color || removed.includes(one));
  return step.conclusions.every(isStated) && isProved(puzzle, few, step.chain, step.conclusions);
}

/** Calls `look` with each link and what is known before it, in chains within chains too. */
function eachLink(
  { puzzle, plain }: Shown,
  chain: Chain,
  look: (puzzle: Puzzle, plain: Plain, link: Link) => void,
): void {
  const state = plain.copy();
  suppose(state, chain.assumption);
  for (const link of chain.links) {
    if (link.refuted === undefined) look(puzzle, state, link);
    else eachLink({ puzzle, plain: state } as Shown, link.refuted, look);
    learn(state, link.conclusions);
  }
  if (chain.otherwise !== undefined) eachLink({ puzzle, plain } as Shown, chain.otherwise, look);
}

/** The line of a link as its premises leave it. */
function lineOf(puzzle: Puzzle, plain: Plain, { line, premises }: Link): PlainLine {
  const across = line.kind === 'row' ? puzzle.columns : puzzle.rows;
  const cells = cellsOf(puzzle, line).map((cell) => {
    const isPremise = premises.some((p) => p.row === cell.row && p.column === cell.column);
    return new Set(isPremise ? plain.at(cell) : allowedAt(puzzle, cell));
  });
  const inks = across.map((clue) => new Set(clue.map(({ color }) => color)));
  return { clue: clueAt(puzzle, line), cells, across: inks };
}

/** True if one deduction of a technique, by its definition, gives all these conclusions. */
function gives(
  technique: string,
  plain: PlainLine,
  line: Line,
  conclusions: readonly Conclusion[],
): boolean {
  const wanted = conclusions.flatMap((one) =>
    one.removed.map((color) => `${computePlace(one, line)}-${color}`),
  );
  // whole-line reasoning shows known cells first; in a link it may rule out a colour as well
  if (technique === 'whole-line') {
    const settled = settleByDefinition(plain.cells, plain.clue);
    return conclusions.every((one) =>
      one.removed.every((color) => settled?.[computePlace(one, line)]?.has(color) === false),
    );
  }
  const found = DEFINITIONS[technique]?.(plain) ?? [];
  return found.some((text) => wanted.every((one) => text.split(' ').includes(one)));
}

function computePlace({ row, column }: Cell, line: Line): number {
  return line.kind === 'row' ? column : row;
}

/** The line after some conclusions. */
function after(plain: PlainLine, line: Line, conclusions: readonly Conclusion[]): PlainLine {
  const cells = plain.cells.map((colors, at): ReadonlySet<Color> => {
    const gone = conclusions
      .filter((one) => computePlace(one, line) === at)
      .flatMap((c) => c.removed);
    return new Set([...colors].filter((color) => !gone.includes(color)));
  });
  return { ...plain, cells };
}

describe('displayed chains', () => {
  it('follow from their premises alone, and need each of them', () => {
    expect(SHOWN.length).toBeGreaterThan(300);
    let premises = 0;
    let again = 0;
    for (const shown of SHOWN) {
      const own = shown.step.premises;
      expect(follows(shown, own)).toBe(true);
      for (const one of own) {
        premises++;
        const others = own.filter((other) => other !== one);
        if (!follows(shown, others)) continue;
        // the lines of the chain would prove it again, but a link rests on it as the board shows it
        again++;
        let isNamed = false;
        eachLink(shown, shown.step.chain, (_, __, link) => {
          isNamed ||= link.premises.some((p) => p.row === one.row && p.column === one.column);
        });
        expect(isNamed).toBe(true);
      }
    }
    expect(premises).toBeGreaterThan(900);
    expect(again).toBeLessThan(premises / 5);
  });

  it('prove nothing that was already known', () => {
    for (const shown of SHOWN) {
      eachLink(shown, shown.step.chain, (_, plain, { conclusions }) => {
        for (const { removed, ...cell } of conclusions) {
          expect(removed.every((color) => plain.at(cell).has(color))).toBe(true);
        }
      });
    }
  });

  it('give a reason for each link that the definition of its technique confirms', () => {
    const seen = new Map<string, number>();
    const count = (what: string): void => void seen.set(what, 1 + (seen.get(what) ?? 0));
    for (const shown of SHOWN) {
      const { puzzle, step } = shown;
      const known = onlyThese(puzzle, shown.plain, step.premises);
      eachLink({ ...shown, plain: known }, step.chain, (_, plain, link) => {
        const { line, conclusions, reasons = [], conflict } = link;
        let now = lineOf(puzzle, plain, link);
        for (const { technique, conclusions: own } of reasons) {
          count(technique);
          if (!gives(technique, now, line, own)) expect({ ...now, own }).toBe(technique);
          now = after(now, line, own);
        }
        expect(reasons.flatMap((one) => one.conclusions)).toHaveLength(conclusions.length);
        if (conclusions.length > 0) return;
        expect(conflict).toBeDefined();
        count(conflict?.kind ?? '');
        if (conflict?.kind !== 'against') return;
        const { technique, known, opposite } = conflict;
        const at = computePlace(known, line);
        // what is known is a premise, and with all its colours back the opposite follows
        expect([...(now.cells[at] ?? [])].sort()).toEqual([...opposite.removed].sort());
        const back = new Set([...(now.cells[at] ?? []), ...known.removed]);
        const free = { ...now, cells: now.cells.map((cell, x) => (x === at ? back : cell)) };
        if (!gives(technique, free, line, [opposite])) expect(free).toBe(technique);
      });
    }
    const total = [...seen.values()].reduce((sum, own) => sum + own, 0);
    expect(total).toBeGreaterThan(2000);
    expect(seen.size).toBeGreaterThan(10);
  });
});
