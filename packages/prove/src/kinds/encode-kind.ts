/**
 * A puzzle of another kind as clauses: paths through the automaton of each line.
 *
 * A variable says that the line takes a step of its automaton at a cell. Each step is continued on
 * both sides, gives its cell its colour, and a cell has a colour only if some step gives it. So
 * unit propagation keeps exactly the steps that lie on a whole path: it is as strong as settling
 * the line (Quimper and Walsh, 2006; Bacchus, 2007). docs/certificates.md has the rules.
 */
import type { KindPuzzle } from '@nonokit/core';
import { type Automaton, type AutomatonLine, automataOf, cellCount } from '@nonokit/kinds';
import { ClauseList, type Formula } from '../clauses.js';

/** Most literals of an encoding. */
const MOST_LITERALS = 20_000_000;

/** A step that cannot be taken has no variable. */
const NO_STEP = 0;

/** A puzzle as clauses. Variables are numbered from 1. */
export interface KindEncoding {
  readonly variables: number;
  readonly clauses: ClauseList;
  /** The literal "cell `cell` has this colour". */
  cell(cell: number, color: number): number;
}

/** Encodes a puzzle. Undefined if that takes too many literals. */
export function encodeKind(puzzle: KindPuzzle): KindEncoding | undefined {
  const colors = puzzle.palette.length;
  const cells = cellCount(puzzle.board);
  const clauses = new ClauseList();
  // two colours share a variable, which says that the cell is filled
  const cell = (index: number, color: number): number => {
    if (colors === 2) return color === 0 ? -(index + 1) : index + 1;
    return index * colors + color + 1;
  };
  let variables = colors === 2 ? cells : cells * colors;
  for (let index = 0; index < cells && colors !== 2; index++) {
    for (let color = 0; color < colors; color++) clauses.put(cell(index, color));
    clauses.close();
    for (let color = 0; color < colors; color++) {
      for (let other = 0; other < color; other++) {
        clauses.add(-cell(index, other), -cell(index, color));
      }
    }
  }
  for (const line of automataOf(puzzle)) {
    variables = new LineEncoder(line, colors, { clauses, cell }).encode(variables);
    if (clauses.literals.length > MOST_LITERALS) return undefined;
  }
  return { variables, clauses, cell };
}

/** The formula that says "there is a picture with these clues, and it is none of these". */
export function kindFormula(
  { variables, clauses, cell }: KindEncoding,
  pictures: readonly (readonly number[])[],
): Formula {
  for (const picture of pictures) {
    for (const [index, color] of picture.entries()) clauses.put(-cell(index, color));
    clauses.close();
  }
  return { variables, literals: clauses.literals };
}

/** Encodes one line: the steps that lie on a path from the first cell to the last. */
class LineEncoder {
  readonly #cells: readonly number[];
  readonly #automaton: Automaton;
  readonly #colors: number;
  readonly #clauses: ClauseList;
  readonly #cell: KindEncoding['cell'];
  /** Per cell and step of the automaton the variable, or `NO_STEP`. */
  readonly #steps: Int32Array[] = [];

  constructor(
    { cells, automaton }: AutomatonLine,
    colors: number,
    { clauses, cell }: Pick<KindEncoding, 'clauses' | 'cell'>,
  ) {
    this.#cells = cells;
    this.#automaton = automaton;
    this.#colors = colors;
    this.#clauses = clauses;
    this.#cell = cell;
  }

  /** Adds the clauses. The line's variables follow `variables`; returns the last of them. */
  encode(variables: number): number {
    const last = this.#numberSteps(variables);
    this.#encodePath();
    for (const [i, cell] of this.#cells.entries()) this.#encodeCell(i, cell);
    return last;
  }

  /** Numbers the steps that can be taken, cell by cell. */
  #numberSteps(variables: number): number {
    const { states, ends, from, to } = this.#automaton;
    const length = this.#cells.length;
    // layers[i] has the states before cell i that lead on; at first those that can be reached
    const layers = Array.from({ length: length + 1 }, () => new Uint8Array(states));
    layers[0][0] = 1;
    for (let i = 0; i < length; i++) {
      for (let k = 0; k < from.length; k++) if (layers[i][from[k]] === 1) layers[i + 1][to[k]] = 1;
    }
    layers[length] = layers[length].map((is, state) => is & ends[state]);
    let next = variables;
    for (let i = length - 1; i >= 0; i--) {
      const alive = new Uint8Array(states);
      const steps = new Int32Array(from.length).fill(NO_STEP);
      for (let k = 0; k < from.length; k++) {
        if (layers[i][from[k]] === 0 || layers[i + 1][to[k]] === 0) continue;
        alive[from[k]] = 1;
        steps[k] = ++next;
      }
      layers[i] = alive;
      this.#steps[i] = steps;
    }
    return next;
  }

  /** A step into a state has one out of it, and the reverse; the first cell has one. */
  #encodePath(): void {
    const { from, to } = this.#automaton;
    const length = this.#cells.length;
    for (let i = 0; i < length; i++) {
      const before = i > 0 ? bySteps(this.#steps[i - 1], to) : undefined;
      const after = i + 1 < length ? bySteps(this.#steps[i + 1], from) : undefined;
      for (const [k, step] of this.#steps[i].entries()) {
        if (step === NO_STEP) continue;
        if (before !== undefined) this.#implies(step, before.get(from[k]) ?? []);
        if (after !== undefined) this.#implies(step, after.get(to[k]) ?? []);
      }
    }
    // without a step nothing fits: the empty clause
    const first = this.#steps[0]?.filter((step) => step !== NO_STEP) ?? [];
    for (const step of first) this.#clauses.put(step);
    this.#clauses.close();
  }

  /** A step gives its cell its colour; a colour needs a step that gives it. */
  #encodeCell(i: number, cell: number): void {
    const { bits } = this.#automaton;
    for (let color = 0; color < this.#colors; color++) {
      const literal = this.#cell(cell, color);
      const givers = this.#steps[i].filter((step, k) => step !== NO_STEP && bits[k] === 1 << color);
      for (const step of givers) this.#clauses.add(-step, literal);
      this.#implies(literal, givers);
    }
  }

  #implies(literal: number, some: Iterable<number>): void {
    this.#clauses.put(-literal);
    for (const one of some) this.#clauses.put(one);
    this.#clauses.close();
  }
}

/** The variables of the steps at a cell by the state at one of their ends. */
function bySteps(steps: Int32Array, ends: Int32Array): ReadonlyMap<number, number[]> {
  const found = new Map<number, number[]>();
  for (const [k, step] of steps.entries()) {
    if (step === NO_STEP) continue;
    const list = found.get(ends[k]);
    if (list === undefined) found.set(ends[k], [step]);
    else list.push(step);
  }
  return found;
}
