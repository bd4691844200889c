/** What became of the puzzles of a run, for one sentence at its end. */
import type { SolveResult } from '@nonokit/solver';
import type { Outcome } from '../threads/solve-all.js';
import type { Console } from './console.js';
import { isRated } from './report.js';

/** Counts outcomes. */
export class OutcomeCounts {
  #unique = 0;
  #byLines = 0;
  #multiple = 0;
  #none = 0;
  #unknown = 0;
  #damaged = 0;
  #unrated = 0;
  readonly #labels = new Map<string, number>();

  /** Counts one outcome. */
  add(outcome: Outcome): void {
    if (!outcome.ok) {
      this.#damaged++;
      return;
    }
    const { result, difficulty } = outcome.solved;
    this.addResult(result);
    if (difficulty === undefined || !isRated(difficulty)) this.#unrated++;
    else this.#labels.set(difficulty.label, (this.#labels.get(difficulty.label) ?? 0) + 1);
  }

  /** Counts the result of one puzzle. */
  addResult({ status, lineSolvable }: Pick<SolveResult, 'status' | 'lineSolvable'>): void {
    if (status === 'unique' && lineSolvable) this.#byLines++;
    if (status === 'unique') this.#unique++;
    else if (status === 'multiple') this.#multiple++;
    else if (status === 'none') this.#none++;
    else this.#unknown++;
  }

  /** Says how many puzzles have one solution, several or none; nothing about one alone. */
  tellChecked(console: Console): void {
    const damaged = this.#damaged;
    const counts = {
      unique: this.#unique,
      byLines: this.#byLines,
      multiple: this.#multiple,
      none: this.#none,
      unknown: this.#unknown,
    };
    this.#tell(console, () => console.words.summary.checked(counts, damaged));
  }

  /** Says how many puzzles are how hard; nothing about one alone. */
  tellRated(console: Console): void {
    const { summary } = console.words;
    this.#tell(console, () => summary.rated(this.#labels, this.#unrated, this.#damaged));
  }

  #tell(console: Console, sentence: () => string): void {
    const read = this.#unique + this.#multiple + this.#none + this.#unknown;
    if (read + this.#damaged < 2) return;
    console.tell(read > 0 ? sentence() : console.words.summary.nothing(this.#damaged));
  }
}
