/**
 * Chains by definition: replays of chains on plain sets of colours, settling every line by listing
 * its arrangements. Shares only vocabulary with the product.
 */
import { type Color, clueAt, inkCount, type Line, type Puzzle } from '@nonokit/core';
import { settleByDefinition } from '@nonokit/core/testing';
import { expect } from 'vitest';
import type { Assumption, Chain, Link } from '../chain.js';
import type { Cell, Conclusion } from '../facts.js';

/** The cells of a line, in order. */
export function cellsOf({ width, height }: Puzzle, { kind, index }: Line): Cell[] {
  return kind === 'row'
    ? Array.from({ length: width }, (_, column) => ({ row: index, column }))
    : Array.from({ length: height }, (_, row) => ({ row, column: index }));
}

/**
 * The colours that the clues of a cell allow: blank, or a colour of both. If they share none, the
 * colours of either, because ruling these out is a step of its own.
 */
export function allowedAt(puzzle: Puzzle, { row, column }: Cell): Set<Color> {
  const inks = [puzzle.rows[row], puzzle.columns[column]].map(
    (clue) => new Set(clue?.map(({ color }) => color)),
  );
  const all = [...Array(inkCount(puzzle) + 1).keys()].slice(1);
  const common = all.filter((color) => inks.every((own) => own.has(color)));
  const either = all.filter((color) => inks.some((own) => own.has(color)));
  return new Set([0, ...(common.length > 0 ? common : either)]);
}

/** Candidates by cell, which can be changed. */
export class Plain {
  readonly #puzzle: Puzzle;
  readonly #cells: Set<Color>[];

  constructor(puzzle: Puzzle, cells?: readonly ReadonlySet<Color>[]) {
    this.#puzzle = puzzle;
    this.#cells = Array.from({ length: puzzle.width * puzzle.height }, (_, i) => {
      const row = Math.floor(i / puzzle.width);
      const column = i % puzzle.width;
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
export function replay(puzzle: Puzzle, plain: Plain, { assumption, links }: Chain): void {
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
export function prove(
  puzzle: Puzzle,
  plain: Plain,
  chain: Chain,
  conclusions: readonly Conclusion[],
) {
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
export function reaches(
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

export function suppose(plain: Plain, { color, not, ...cell }: Assumption): void {
  for (const other of [...plain.at(cell)]) {
    if ((other === color) === not) plain.at(cell).delete(other);
  }
}

/** True if a chain proves these conclusions from `plain`, settling its lines in full. */
export function isProved(
  puzzle: Puzzle,
  plain: Plain,
  chain: Chain,
  conclusions: readonly Conclusion[],
): boolean {
  const cases = [chain, ...(chain.otherwise === undefined ? [] : [chain.otherwise])];
  const supposed = cases.map(({ assumption }) => {
    const state = plain.copy();
    suppose(state, assumption);
    return state;
  });
  const left = new Set(supposed.flatMap((state) => [...state.at(chain.assumption)]));
  const isWhole = cases.length === 1 || left.size === plain.at(chain.assumption).size;
  return (
    isWhole &&
    supposed.every((state, i) => {
      const end = followed(puzzle, state, cases[i]?.links ?? []);
      if (end !== 'open' || cases.length === 1) return end === 'refuted';
      return conclusions.every(({ removed, ...cell }) =>
        removed.every((color) => !state.at(cell).has(color)),
      );
    })
  );
}

/** Settles the lines of links in full, in order; how that ends. */
function followed(
  puzzle: Puzzle,
  plain: Plain,
  links: readonly Link[],
): 'refuted' | 'open' | 'broken' {
  for (const { line, conclusions, refuted } of links) {
    if (refuted !== undefined) {
      if (!isProved(puzzle, plain, refuted, conclusions)) return 'broken';
      for (const { removed, ...cell } of conclusions) {
        for (const color of removed) plain.at(cell).delete(color);
      }
      continue;
    }
    const cells = cellsOf(puzzle, line);
    const before = cells.map((cell) => plain.at(cell));
    const settled = settleByDefinition(before, clueAt(puzzle, line));
    if (settled === undefined) return 'refuted';
    cells.forEach((_, at) => {
      for (const color of [...(before[at] ?? [])]) {
        if (!settled[at]?.has(color)) before[at]?.delete(color);
      }
    });
  }
  return 'open';
}

/** `plain` with only these cells known; the others have every colour of their clues. */
export function onlyThese(puzzle: Puzzle, plain: Plain, cells: readonly Cell[]): Plain {
  const few = new Plain(puzzle);
  for (const cell of cells) {
    for (const color of [...few.at(cell)]) {
      if (!plain.at(cell).has(color)) few.at(cell).delete(color);
    }
  }
  return few;
}
