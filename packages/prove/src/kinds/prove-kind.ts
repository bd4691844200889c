/**
 * Proving what is known of a puzzle of another kind: its pictures are found, the formula excludes
 * them, and the proof shows that nothing satisfies it. What lines say needs no clause, since unit
 * propagation finds it; a colour that leads to a contradiction is a clause, and so is each set of
 * assumptions of the search, once it is refuted.
 */
import type { KindPuzzle, Stop, Work } from '@nonokit/core';
import { type ColorSets, colorsIn, isDecided, Propagation, solveKindWork } from '@nonokit/kinds';
import { ClauseList, type Formula } from '../clauses.js';
import { encodeKind, type KindEncoding, kindFormula } from './encode-kind.js';

/** What was proved. */
export type KindProof =
  | {
      /** One picture, none, or several: all that there are. */
      readonly status: 'unique' | 'none' | 'multiple';
      /** The pictures by cell, which the formula excludes. */
      readonly pictures: readonly (readonly number[])[];
      readonly certificate: { readonly formula: Formula; readonly proof: Int32Array };
    }
  /** More pictures than asked for. */
  | { readonly status: 'more'; readonly pictures: readonly (readonly number[])[] }
  | { readonly status: 'unknown'; readonly reason: Stop | 'size' };

/** Proves as work that can be stopped. */
export function* proveKindWork(
  puzzle: KindPuzzle,
  { maxSolutions = 20 }: { readonly maxSolutions?: number } = {},
): Work<unknown, KindProof> {
  const found = yield* solveKindWork(puzzle, { maxSolutions: maxSolutions + 1 });
  const { status, solutions: pictures, complete, reason = 'timeout' } = found;
  if (status === 'unknown') {
    return { status, reason: reason === 'max-solutions' ? 'timeout' : reason };
  }
  if (status === 'multiple' && !complete) return { status: 'more', pictures };
  const encoding = encodeKind(puzzle);
  if (encoding === undefined) return { status: 'unknown', reason: 'size' };
  const refuted = yield* new Refutation(puzzle, encoding).run();
  if (typeof refuted === 'string') return { status: 'unknown', reason: refuted };
  const certificate = { formula: kindFormula(encoding, pictures), proof: refuted };
  return { status, pictures, certificate };
}

/** An assumption that is open: what follows from it, and what is still to be tried below it. */
interface Open {
  /** The literals assumed so far. */
  readonly assumed: readonly number[];
  readonly cell: number;
  readonly sets: ColorSets;
  /** The colours of the cell that were not tried yet. */
  readonly left: number[];
}

class Refutation {
  readonly #logic: Propagation;
  readonly #cell: KindEncoding['cell'];
  readonly #proof = new ClauseList();

  constructor(puzzle: KindPuzzle, { cell }: KindEncoding) {
    this.#logic = new Propagation(puzzle);
    this.#cell = cell;
  }

  /** The proof, or why it ended before. */
  *run(): Work<unknown, Int32Array | Stop> {
    const begun = this.#logic.everything();
    const wrong = yield* this.#logic.propagate(begun, () => undefined);
    if (typeof wrong === 'string') return wrong;
    if (wrong === undefined) {
      const sets = yield* this.#assumeEach(begun);
      if (typeof sets === 'string') return sets;
      const stop = sets === undefined ? undefined : yield* this.#search(sets);
      if (stop !== undefined) return stop;
    }
    // the empty clause: the formula is refuted
    this.#proof.close();
    return this.#proof.literals;
  }

  /** Rules out each colour that leads to a contradiction; undefined if nothing is left. */
  *#assumeEach(begun: ColorSets): Work<unknown, ColorSets | Stop | undefined> {
    let sets = begun;
    let sinceNews = 0;
    for (let cell = 0; sinceNews < sets.length; cell = (cell + 1) % sets.length) {
      sinceNews++;
      for (const color of isDecided(sets[cell]) ? [] : colorsIn(sets[cell])) {
        const assumed = yield* this.#follow(sets, cell, 1 << color);
        if (typeof assumed === 'string') return assumed;
        if (assumed !== undefined) continue;
        this.#proof.add(-this.#cell(cell, color));
        const next = yield* this.#follow(sets, cell, sets[cell] & ~(1 << color));
        if (typeof next === 'string' || next === undefined) return next;
        sets = next;
        sinceNews = 0;
      }
    }
    return sets;
  }

  /** Tries all colours of open cells, depth first; a picture is refuted by its own clause. */
  *#search(sets: ColorSets): Work<unknown, Stop | undefined> {
    const path: Open[] = [];
    const enter = (assumed: readonly number[], next: ColorSets): void => {
      const cell = next.findIndex((set) => !isDecided(set));
      if (cell < 0) this.#refuse(assumed);
      else path.push({ assumed, cell, sets: next, left: colorsIn(next[cell]) });
    };
    enter([], sets);
    for (let open = path.at(-1); open !== undefined; open = path.at(-1)) {
      const color = open.left.pop();
      if (color === undefined) {
        this.#refuse(open.assumed);
        path.pop();
        continue;
      }
      const assumed = [...open.assumed, this.#cell(open.cell, color)];
      const next = yield* this.#follow(open.sets, open.cell, 1 << color);
      if (typeof next === 'string') return next;
      if (next === undefined) this.#refuse(assumed);
      else enter(assumed, next);
    }
    return undefined;
  }

  /** Not all of these literals hold. */
  #refuse(assumed: readonly number[]): void {
    if (assumed.length === 0) return;
    for (const literal of assumed) this.#proof.put(-literal);
    this.#proof.close();
  }

  /** What follows if a cell has one of these colours; undefined if nothing fits. */
  *#follow(
    sets: ColorSets,
    cell: number,
    colors: number,
  ): Work<unknown, ColorSets | Stop | undefined> {
    if (colors === 0) return undefined;
    const next = sets.slice();
    next[cell] = colors;
    const wrong = yield* this.#logic.propagate(next, () => undefined, [cell]);
    if (typeof wrong === 'string') return wrong;
    return wrong === undefined ? next : undefined;
  }
}
