/**
 * Techniques: the named ways of reasoning about one line, one file each.
 *
 * To write one:
 *   1. State at the top of the file what it looks at and what that proves, with a drawn line.
 *   2. `find` returns every deduction of its kind, the most telling first. A deduction concludes
 *      exactly what its sentence proves, and no more.
 *   3. Premises are the known cells in its sentence; `premises.ts` finds the others it rests on.
 *   4. Use only candidates and ranges; mirrored and recoloured lines must give mirrored and
 *      recoloured deductions.
 *   5. `proves` names the kinds of facts that it can prove, so that it is not tried in vain.
 *   6. Add it to `techniques.ts`, its facts to `step.ts`, its sentences to `words/`, an
 *      independent definition to `conformance.test.ts`, and a page to `docs/techniques`.
 */
import type { Colors } from '../candidates.js';
import type { Level, LineFacts, TechniqueId } from '../facts.js';
import type { LineState } from './line-state.js';

/** Colours that a deduction removes from one cell of its line. */
export interface Change {
  /** Place of the cell in the line. */
  readonly at: number;
  /** The set of removed colours; at least one of them was a candidate. */
  readonly removed: Colors;
}

/** One deduction on one line. */
export interface Finding {
  readonly facts: LineFacts;
  /** Places of the known cells in its sentence; none if it is about the whole line. */
  readonly premises: readonly number[];
  /** The changes it proves; never empty. */
  readonly changes: readonly Change[];
}

/** A way of reasoning about one line. */
export interface LineTechnique {
  readonly id: TechniqueId;
  readonly level: Level;
  /** Kinds of `PENDING`; the technique finds something only if the line implies one of them. */
  readonly proves: number;
  /** Every deduction of its kind that proves something new. */
  find(state: LineState): readonly Finding[];
}

/** Collects the changes of a finding; only candidates can be removed. */
export class Changes {
  readonly #state: LineState;
  readonly #changes: Change[] = [];

  constructor(state: LineState) {
    this.#state = state;
  }

  /** True if there is any change. */
  get any(): boolean {
    return this.#changes.length > 0;
  }

  /** Removes colours from the cell at `at`. */
  remove(at: number, colors: Colors): this {
    const removed = this.#state.cells[at] & colors;
    if (removed !== 0) this.#changes.push({ at, removed });
    return this;
  }

  /** Removes all colours outside a set from the cells `from..to`. */
  keep(from: number, to: number, colors: Colors): this {
    const { cells } = this.#state;
    for (let at = from; at <= to; at++) {
      const removed = cells[at] & ~colors;
      if (removed !== 0) this.#changes.push({ at, removed });
    }
    return this;
  }

  /** A list with the finding; empty if it proves nothing new. */
  finding(facts: LineFacts, premises: readonly number[]): Finding[] {
    return this.#changes.length === 0 ? [] : [{ facts, premises, changes: this.#changes }];
  }
}
