/**
 * Reasoning beyond one line: 13 edge logic, 14 two-way logic, 15 contradiction. Every candidate of
 * every open cell is assumed in turn. Of everything that chains up to a length limit prove, the
 * step is the shortest chain of the simplest technique; among equals, the one nearest to the last
 * change.
 *
 * The limit grows from 4 links until something is found, so short chains come first and cost
 * little. If a round takes long, it ends with the best chain found so far. The outcome of probing a
 * cell stays valid until one of the lines it looked at changes, so most cells are not probed again
 * between two chains. Work is counted in settled lines, which is the same on every machine.
 */
import type { Work } from '@nonokit/core';
import { type Candidates, onlyColor } from '../candidates.js';
import type { Level, TechniqueId } from '../facts.js';
import type { ChainStep } from '../step.js';
import { isEdgeLogic, listEdges } from './chains-edge.js';
import { type Found, type Probed, Prober } from './chains-probe.js';
import { stepOfFound } from './chains-step.js';
import { PuzzleLines } from './follow-lines.js';

/** Longest chain, in links, of each round. */
const ROUNDS: readonly number[] = [4, 7, 12, 30, Number.POSITIVE_INFINITY];

/** Settled lines in a round after which the best result so far is accepted. */
const PATIENCE = 150_000;

/** The outcome of looking for a chain. */
export interface ChainSearch {
  /** The step; undefined if there is none, or none was found within the budget. */
  readonly step: ChainStep | undefined;
  /** The number of lines settled. */
  readonly work: number;
}

/** A found chain, not yet turned into a step. */
export interface Sighting {
  readonly found: Found | undefined;
  readonly kind: Kind;
  readonly work: number;
}

/** A technique and its level. */
export type Kind = readonly [TechniqueId, Level];

/** Returns the number of steps since a line last changed, by line number (rows first). */
export type Ages = (line: number) => number;

/** A finding with the properties that rank it. */
interface Ranked {
  readonly found: Found;
  readonly rank: number;
  readonly age: number;
}

/** The techniques of chains, simplest first. */
const KINDS: readonly [Kind, Kind, Kind] = [
  ['edge-logic', 4],
  ['two-way', 4],
  ['contradiction', 5],
];

/** Looks for chains in one puzzle, repeatedly as more becomes known. */
export class ChainFinder {
  readonly candidates: Candidates;
  readonly lines: PuzzleLines;
  /** Candidates outside the assumptions under which this finder looks, innermost first. */
  readonly outside: readonly Int32Array[];
  /** Per round and cell: the outcome of probing it. */
  readonly #probed: (Probed | undefined)[][];
  /** The candidates at the time of those outcomes. */
  #masks: Int32Array;

  /** Looks at `candidates`, which others change; `lines` must belong to the same puzzle. */
  constructor(
    candidates: Candidates,
    lines: PuzzleLines = new PuzzleLines(candidates),
    outside: readonly Int32Array[] = [],
  ) {
    this.candidates = candidates;
    this.lines = lines;
    this.outside = outside;
    this.#probed = ROUNDS.map(() => []);
    this.#masks = candidates.masks.slice();
  }

  /**
   * A finder within an assumption, where more is known; it starts with the outcomes of this one.
   */
  within(candidates: Candidates): ChainFinder {
    const outside = [this.candidates.masks, ...this.outside];
    const inner = new ChainFinder(candidates, this.lines, outside);
    this.#probed.forEach((cells, round) => {
      inner.#probed[round] = cells.slice();
    });
    inner.#masks = this.#masks;
    return inner;
  }

  /**
   * Looks for the simplest chain that proves something new, settling about `budget` lines at most.
   */
  *find(budget: number, ages: Ages): Work<undefined, ChainSearch> {
    const { found, kind, work } = yield* this.look(budget, ages);
    const step = found && stepOfFound(this.lines, this.candidates, this.outside, found, kind);
    return { step, work };
  }

  /** Looks like `find`, but does not turn the result into a step. */
  *look(budget: number, ages: Ages, patience = PATIENCE): Work<undefined, Sighting> {
    const { lines, candidates } = this;
    this.#forget();
    const begun = lines.work;
    const spent = (): number => lines.work - begun;
    const prober = new Prober(lines, candidates);
    const edges = listEdges(candidates);
    const cells = this.#openCells(ages);
    for (let round = 0; round < ROUNDS.length; round++) {
      let best: Ranked | undefined;
      const before = spent();
      for (const { cell, age } of cells) {
        for (const found of yield* this.#probe(prober, cell, round)) {
          const rank = this.#rankOf(found, edges);
          if (best === undefined || isSimpler({ found, rank, age }, best)) {
            best = { found, rank, age };
          }
        }
        if (spent() > budget) break;
        if (best !== undefined && spent() - before > patience) break;
      }
      if (best !== undefined) {
        return { found: best.found, kind: KINDS[best.rank], work: spent() };
      }
      if (spent() > budget) break;
    }
    return { found: undefined, kind: KINDS[2], work: spent() };
  }

  /** The open cells; those on recently changed lines come first. */
  #openCells(ages: Ages): { readonly cell: number; readonly age: number }[] {
    const { puzzle, masks } = this.candidates;
    const open: { cell: number; age: number }[] = [];
    masks.forEach((colors, cell) => {
      if (onlyColor(colors) >= 0) return;
      const row = Math.floor(cell / puzzle.width);
      const column = puzzle.height + (cell % puzzle.width);
      open.push({ cell, age: Math.min(ages(row), ages(column)) });
    });
    return open.sort((a, b) => a.age - b.age || a.cell - b.cell);
  }

  *#probe(prober: Prober, cell: number, round: number): Work<undefined, readonly Found[]> {
    const own = this.#probed[round];
    const before = round === 0 ? undefined : this.#probed[round - 1]?.[cell];
    const kept = own[cell] ?? (before?.exhausted ? before : undefined);
    const probed = kept ?? (yield* prober.probe(cell, ROUNDS[round]));
    own[cell] = probed;
    return probed.found;
  }

  /** Forgets outcomes that depend on lines which have changed since. */
  #forget(): void {
    const { width, height } = this.lines;
    const { masks } = this.candidates;
    const changed = new Uint32Array((width + height + 31) >>> 5);
    masks.forEach((colors, cell) => {
      if (colors === this.#masks[cell]) return;
      for (const l of [Math.floor(cell / width), height + (cell % width)]) {
        changed[l >>> 5] |= 1 << (l & 31);
      }
    });
    this.#masks = masks.slice();
    for (const cells of this.#probed) {
      cells.forEach((probed, cell) => {
        if (probed?.seen.some((word, w) => (word & changed[w]) !== 0)) {
          cells[cell] = undefined;
        }
      });
    }
  }

  #rankOf(found: Found, edges: ReturnType<typeof listEdges>): number {
    if (found.cases.length > 1) return 1;
    return isEdgeLogic(this.candidates, edges, found) ? 0 : 2;
  }
}

function isSimpler(a: Ranked, b: Ranked): boolean {
  if (a.rank !== b.rank) return a.rank < b.rank;
  if (a.found.length !== b.found.length) return a.found.length < b.found.length;
  return a.age < b.age;
}
