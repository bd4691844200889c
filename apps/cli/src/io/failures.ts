/**
 * Reports inputs that could not be read: at most three of a file, and how many more there are. A
 * file in a format that is misunderstood fails a thousand times in the same way.
 */
import { type Console, describedIn, raise } from './console.js';
import { EXIT } from './exit.js';
import type { InputFailure } from './input-puzzle.js';

/** Most reports for one file. */
const MOST = 3;

/** What else is said of an input that could not be read. */
export interface FailureAdvice {
  /** Whether to name the command that looks for the wrong number of clues that do not fit. */
  readonly proofread?: boolean | undefined;
}

/** Reports one input that could not be read: "a.non: line 3: …". */
export function fail(failure: InputFailure, console: Console, advice: FailureAdvice = {}): void {
  const { name, problem, kind, draft } = failure;
  raise(console, EXIT.badInput);
  const sentence = describedIn(console, problem);
  const { common, kinds, proofread } = console.words;
  const where = kind === undefined ? '' : `; ${kinds.takers}`;
  const how =
    advice.proofread === true && draft !== undefined
      ? `; ${proofread.findsIt(name === common.typedClues ? undefined : argument(failure))}`
      : '';
  console.complain(`${name}: ${sentence}${where}${how}`);
}

/** An input as it can be typed. */
function argument({ file, name }: InputFailure): string {
  const text = file === '-' ? file : name;
  return /^[\p{L}\d._/#:@%+,=-]+$/u.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

/** Reports inputs of several files as they come. */
export class Failures {
  #file = '';
  #count = 0;
  readonly #console: Console;
  readonly #advice: FailureAdvice;

  constructor(console: Console, advice: FailureAdvice = {}) {
    this.#console = console;
    this.#advice = advice;
  }

  /** True if any input has failed. */
  isAny = false;

  add(failure: InputFailure): void {
    if (failure.file !== this.#file) this.end();
    this.isAny = true;
    this.#file = failure.file;
    if (++this.#count <= MOST) fail(failure, this.#console, this.#advice);
  }

  /** Says how many more failed in the last file. */
  end(): void {
    const more = this.#count - MOST;
    const { words } = this.#console;
    if (more > 0) this.#console.complain(words.common.moreFailures(this.#file, more));
    this.#count = 0;
  }
}
