/**
 * Techniques: the ways of reasoning about one line that people have names for, one file each.
 *
 * To write one:
 *   1. State on top of the file what it looks at and what that proves, with a drawn line.
 *   2. `find` returns every deduction of its kind, the most telling first. A deduction rests on its reason
 *      alone: it concludes what the sentence about it proves, and no more.
 *   3. Premises are the known cells that its sentence is about; `premises.ts` finds the others that it rests on.
 *   4. Look at candidates and ranges only; mirrored and recoloured lines must give mirrored and
 *      recoloured deductions.
 *   5. `proves` names the kinds of progress without which it cannot find anything, so that it is not asked.
 *   6. Add it to `techniques.ts`, its facts to `step.ts`, its sentences to `text/`, an independent
 *      definition to `conformance.test.ts`, and a page to `docs/techniques`.
 */
import type { Colors } from '../candidates.js';
import type { Level, LineFacts, TechniqueId } from '../step.js';
import type { LineState } from './line-state.js';

/** Colours that a deduction takes from one cell of its line. */
export interface Change {
  /** The place of the cell in the line. */
  readonly at: number;
  /** The set of colours that it cannot have; at least one of them was a candidate. */
  readonly removed: Colors;
}

/** One deduction on one line. */
export interface Finding {
  readonly facts: LineFacts;
  /** Places of the known cells that its sentence is about; none where it is about the whole line. */
  readonly premises: readonly number[];
  /** What it proves: never empty. */
  readonly changes: readonly Change[];
}

/** A way of reasoning about one line. */
export interface LineTechnique {
  readonly id: TechniqueId;
  readonly level: Level;
  /** The kinds of `PENDING` of which a line must imply one for this technique to find anything. */
  readonly proves: number;
  /** Every deduction of its kind that teaches something. */
  find(state: LineState): readonly Finding[];
}

/** Collects the changes of a finding: only what is a candidate can be taken away. */
export class Changes {
  readonly #state: LineState;
  readonly #changes: Change[] = [];

  constructor(state: LineState) {
    this.#state = state;
  }

  /** True if anything is changed. */
  get any(): boolean {
    return this.#changes.length > 0;
  }

  /** Takes colours from the cell at `at`. */
  remove(at: number, colors: Colors): this {
    const removed = this.#state.cells[at] & colors;
    if (removed !== 0) this.#changes.push({ at, removed });
    return this;
  }

  /** Leaves the cells `from..to` nothing but the colours of a set. */
  keep(from: number, to: number, colors: Colors): this {
    const { cells } = this.#state;
    for (let at = from; at <= to; at++) {
      const removed = cells[at] & ~colors;
      if (removed !== 0) this.#changes.push({ at, removed });
    }
    return this;
  }

  /** A list with the finding, or an empty one if it teaches nothing. */
  finding(facts: LineFacts, premises: readonly number[]): Finding[] {
    return this.#changes.length === 0 ? [] : [{ facts, premises, changes: this.#changes }];
  }
}
