/**
 * Chains: their conclusions hold in every solution, and each link follows from its named premises,
 * by the definition of settling.
 */
import {
  type Color,
  clueAt,
  inkCount,
  type Line,
  type Puzzle,
  puzzleOf,
  randomOf,
  UNKNOWN,
} from '@nonokit/core';
import {
  fixedRandomOf,
  paletteOf,
  randomGrid,
  settleByDefinition,
  solutionsOf,
} from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import { explain } from '../explain.js';
import type { Cell, Conclusion, Step } from '../step.js';
import type { Assumption, Chain, Link } from './chain.js';

/** Small puzzles that line logic does not finish, with the steps of their explanations. */
const EXAMPLES: readonly { puzzle: Puzzle; steps: readonly Step[]; status: string }[] = (() => {
  const random = randomOf(7);
  const found = [];
  for (let i = 0; found.length < 60 && i < 5000; i++) {
    const inks = 1 + (i % 2);
    const size = 5 + random.below(3);
    const puzzle = puzzleOf(randomGrid(random, size, size, inks, 0.45), paletteOf(inks));
    const lines = explain(puzzle, { chains: false });
    if (!lines.ok || lines.value.status !== 'stuck') continue;
    const result = explain(puzzle);
    if (!result.ok) continue;
    const { steps, status } = result.value;
    if (steps.some(({ chain }) => chain !== undefined)) found.push({ puzzle, steps, status });
  }
  return found;
})();

/** Larger puzzles; in some of their chains, tracing alone leaves superfluous lines. */
const LARGER = (
  [
    [13, 0.42, 2321],
    [14, 0.4, 1227],
    [14, 0.4, 1382],
    [14, 0.4, 1873],
  ] as const
).flatMap(([size, density, seed]) => {
  const puzzle = puzzleOf(randomGrid(randomOf(seed), size, size, 1, density), paletteOf(1));
  const result = explain(puzzle);
  return result.ok ? [{ puzzle, steps: result.value.steps }] : [];
});

/** The cells of a line, in order. */
function cellsOf({ width, height }: Puzzle, { kind, index }: Line): Cell[] {
  return kind === 'row'
    ? Array.from({ length: width }, (_, column) => ({ row: index, column }))
    : Array.from({ length: height }, (_, row) => ({ row, column: index }));
}

/** The colours that the clues of a cell allow: blank, or a colour of both. */
function allowedAt(puzzle: Puzzle, { row, column }: Cell): Set<Color> {
  const inks = [puzzle.rows[row], puzzle.columns[column]].map(
    (clue) => new Set(clue?.map(({ color }) => color)),
  );
  const all = [...Array(inkCount(puzzle) + 1).keys()];
  return new Set(all.filter((color) => color === 0 || inks.every((own) => own.has(color))));
}

/** Candidates by cell, which can be changed. */
class Plain {
  readonly #puzzle: Puzzle;
  readonly #cells: Set<Color>[];

  constructor(puzzle: Puzzle, cells?: readonly ReadonlySet<Color>[]) {
    this.#puzzle = puzzle;
    this.#cells = Array.from({ length: puzzle.width * puzzle.height }, (_, i) => {
      const [row, column] = [Math.floor(i / puzzle.width), i % puzzle.width];
      return new Set(cells?.[i] ?? allowedAt(puzzle, { row, column }));
    });
  }

  at({ row, column }: Cell): Set<Color> {
    return this.#cells[row * this.#puzzle.width + column] as Set<Color>;
  }

  copy(): Plain {
    return new Plain(this.#puzzle, this.#cells);
  }
}

/** Checks that each link follows from its premises, and applies its conclusions to `plain`. */
function replay(puzzle: Puzzle, plain: Plain, { assumption, links }: Chain): void {
  suppose(plain, assumption);
  for (const { line, premises, conclusions, refuted } of links) {
    if (refuted !== undefined) {
      prove(puzzle, plain, refuted, conclusions);
    } else {
      const cells = cellsOf(puzzle, line).map((cell) => {
        const isPremise = premises.some((p) => p.row === cell.row && p.column === cell.column);
        return isPremise ? plain.at(cell) : allowedAt(puzzle, cell);
      });
      const settled = settleByDefinition(cells, clueAt(puzzle, line));
      if (conclusions.length === 0) expect(settled).toBeUndefined();
      cellsOf(puzzle, line).forEach((cell, at) => {
        const own = conclusions.find((c) => c.row === cell.row && c.column === cell.column);
        for (const color of own?.removed ?? []) expect(settled?.[at]?.has(color)).toBe(false);
      });
    }
    for (const { removed, ...cell } of conclusions) {
      for (const color of removed) plain.at(cell).delete(color);
    }
  }
}

/** Checks that a chain, or both of its cases, end in the conclusions from `plain`. */
function prove(puzzle: Puzzle, plain: Plain, chain: Chain, conclusions: readonly Conclusion[]) {
  const { assumption, otherwise } = chain;
  if (otherwise === undefined) {
    replay(puzzle, plain.copy(), chain);
    expect(chain.links.at(-1)?.conclusions).toEqual([]);
    // the conclusion is that the assumption is wrong
    const supposed = plain.copy();
    suppose(supposed, assumption);
    const [only, ...others] = conclusions;
    expect(others).toEqual([]);
    expect(only).toMatchObject({ row: assumption.row, column: assumption.column });
    expect([...(only?.removed ?? [])].sort()).toEqual([...supposed.at(assumption)].sort());
    return;
  }
  const cases = [chain, otherwise].map((one) => {
    const supposed = plain.copy();
    suppose(supposed, one.assumption);
    const left = [...supposed.at(one.assumption)];
    replay(puzzle, supposed, one);
    for (const { removed, ...cell } of conclusions) {
      for (const color of removed) expect(supposed.at(cell).has(color)).toBe(false);
    }
    return left;
  });
  // the cases cover all candidates
  expect(new Set(cases.flat())).toEqual(plain.at(assumption));
}

/** True if following these lines in full reaches a contradiction or a conclusion. */
function reaches(
  puzzle: Puzzle,
  plain: Plain,
  { assumption, links }: Chain,
  { removed, ...target }: Conclusion,
): boolean {
  suppose(plain, assumption);
  for (const { line } of links) {
    const cells = cellsOf(puzzle, line);
    const settled = settleByDefinition(
      cells.map((cell) => plain.at(cell)),
      clueAt(puzzle, line),
    );
    if (settled === undefined) return true;
    cells.forEach((cell, at) => {
      for (const color of [...plain.at(cell)]) {
        if (!settled[at]?.has(color)) plain.at(cell).delete(color);
      }
    });
  }
  return removed.every((color) => !plain.at(target).has(color));
}

/** Conclusions of a link that neither a later link nor the whole chain uses. */
function unused(link: Link, later: readonly Link[], conclusions: readonly Conclusion[]): Cell[] {
  const uses: readonly Cell[] = [...later.flatMap(({ premises }) => premises), ...conclusions];
  return link.conclusions.filter(
    ({ row, column }) => !uses.some((cell) => cell.row === row && cell.column === column),
  );
}

function suppose(plain: Plain, { color, not, ...cell }: Assumption): void {
  for (const other of [...plain.at(cell)]) {
    if ((other === color) === not) plain.at(cell).delete(other);
  }
}

describe('nested contradictions', () => {
  it('finish a puzzle that chains do not, and each link follows from its named premises', () => {
    const puzzle = puzzleOf(randomGrid(fixedRandomOf(163), 12, 12, 1, 0.42), paletteOf(1));
    const result = explain(puzzle, { chainBudget: 300_000 });
    if (!result.ok) throw new Error(result.problem.message);
    const { status, steps, known } = result.value;
    expect(status).toBe('solved');
    expect(Array.from(known.cells)).toEqual(Array.from(puzzle.goal?.cells ?? []));
    const plain = new Plain(puzzle);
    let nested = 0;
    for (const { chain, conclusions, technique, level } of steps) {
      if (technique === 'nested' && chain !== undefined) {
        expect(level).toBe(6);
        expect(chain.links.some(({ refuted }) => refuted !== undefined)).toBe(true);
        prove(puzzle, plain, chain, conclusions);
        nested++;
      }
      for (const { removed, ...cell } of conclusions) {
        for (const color of removed) plain.at(cell).delete(color);
      }
    }
    expect(nested).toBeGreaterThan(0);
  });
});

describe('chains', () => {
  it('are needed by the examples', () => {
    expect(EXAMPLES).toHaveLength(60);
    const used = EXAMPLES.flatMap(({ steps }) => steps.map(({ technique }) => technique));
    expect(used).toEqual(expect.arrayContaining(['edge-logic', 'two-way', 'contradiction']));
  });

  it('conclude only what holds in every solution', () => {
    for (const { puzzle, steps, status } of EXAMPLES) {
      const solutions = solutionsOf(puzzle);
      if (status === 'solved') expect(solutions).toHaveLength(1);
      for (const { conclusions } of steps) {
        for (const { row, column, color, removed } of conclusions) {
          for (const { cells } of solutions) {
            const value = cells[row * puzzle.width + column] as Color;
            if (color !== UNKNOWN) expect(value).toBe(color);
            expect(removed).not.toContain(value);
          }
        }
      }
    }
  });

  it('follow link by link from their named premises, and end where they say', () => {
    for (const { puzzle, steps } of EXAMPLES) {
      const plain = new Plain(puzzle);
      for (const { chain, conclusions } of steps) {
        if (chain !== undefined) prove(puzzle, plain, chain, conclusions);
        for (const { removed, ...cell } of conclusions) {
          for (const color of removed) plain.at(cell).delete(color);
        }
      }
    }
  });

  it('have no link that can be left out and no unused result', () => {
    let seen = 0;
    for (const { puzzle, steps } of [...EXAMPLES, ...LARGER]) {
      const plain = new Plain(puzzle);
      for (const { chain, conclusions, technique } of steps) {
        const [proved] = conclusions;
        // one that only rules out a colour is told when it is needed: by then more may be known
        const isLate = proved?.color === UNKNOWN;
        if (chain !== undefined && technique !== 'nested' && proved !== undefined && !isLate) {
          for (const one of [chain, ...(chain.otherwise === undefined ? [] : [chain.otherwise])]) {
            expect(reaches(puzzle, plain.copy(), one, proved)).toBe(true);
            one.links.forEach((link, i) => {
              const links = one.links.filter((_, j) => j !== i);
              expect(reaches(puzzle, plain.copy(), { ...one, links }, proved)).toBe(false);
              expect(unused(link, one.links.slice(i + 1), conclusions)).toEqual([]);
              seen++;
            });
          }
        }
        for (const { removed, ...cell } of conclusions) {
          for (const color of removed) plain.at(cell).delete(color);
        }
      }
    }
    expect(seen).toBeGreaterThan(900);
  });
});
