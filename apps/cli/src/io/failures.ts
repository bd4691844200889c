/**
 * Reports inputs that could not be read: at most three of a file, and how many more there are. A
 * file in a format that is misunderstood fails a thousand times in the same way.
 */
import { type Console, describedIn, raise } from './console.js';
import { EXIT } from './exit.js';
import type { InputFailure } from './input-puzzle.js';

/** Most reports for one file. */
const MOST = 3;

/** Reports one input that could not be read: "a.non: line 3: …". */
export function fail({ name, problem, kind }: InputFailure, console: Console): void {
  raise(console, EXIT.badInput);
  const sentence = describedIn(console, problem);
  const where = kind === undefined ? '' : `; ${console.words.kinds.takers}`;
  console.complain(`${name}: ${sentence}${where}`);
}

/** Reports inputs of several files as they come. */
export class Failures {
  #file = '';
  #count = 0;
  readonly #console: Console;

  constructor(console: Console) {
    this.#console = console;
  }

  /** True if any input has failed. */
  isAny = false;

  add(failure: InputFailure): void {
    if (failure.file !== this.#file) this.end();
    this.isAny = true;
    this.#file = failure.file;
    if (++this.#count <= MOST) fail(failure, this.#console);
  }

  /** Says how many more failed in the last file. */
  end(): void {
    const more = this.#count - MOST;
    const { words } = this.#console;
    if (more > 0) this.#console.complain(words.common.moreFailures(this.#file, more));
    this.#count = 0;
  }
}
