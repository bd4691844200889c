/**
 * What `convert` reads: the good puzzles one after another, solved if the format holds pictures
 * instead of clues. Damaged ones and those without a picture are reported and counted.
 */
import type { Format } from '@nonokit/formats';
import type { Console } from '../../io/console.js';
import { Failures } from '../../io/failures.js';
import { readInputs } from '../../io/input.js';
import type { InputPuzzle } from '../../io/input-puzzle.js';
import { pictured } from '../../io/pictured.js';
import { tellSkipped } from '../../io/skipped.js';
import { type TaskFlags, toTaskOptions } from '../../io/task-flags.js';
import type { LeftOut } from '../../words/en/summary.js';

/** The options of `convert`. */
export interface ConvertFlags extends TaskFlags {
  /** The id of the format to write: "webpbn"; "url" for the shortest URL. */
  readonly to?: string;
  readonly force?: boolean;
  /** Refuses to write if the format cannot hold everything. */
  readonly strict?: boolean;
}

/** What to read, and for which format. */
export interface ConvertSource {
  readonly names: readonly string[];
  readonly format: Format;
  readonly flags: ConvertFlags;
  readonly console: Console;
  readonly signal: AbortSignal;
  /** The content of standard input, if it has already been read. */
  readonly stdin?: Uint8Array | undefined;
  /** Files of a folder that are not read. */
  readonly isOutput?: (file: string) => boolean;
}

/** The inputs of one run. */
export class ConvertInputs {
  #damaged = 0;
  #unsolved = 0;

  constructor(private readonly source: ConvertSource) {}

  /** How many puzzles were left out, and why. */
  get leftOut(): LeftOut {
    return { damaged: this.#damaged, unsolved: this.#unsolved };
  }

  /** How many puzzles were left out. */
  get left(): number {
    return this.#damaged + this.#unsolved;
  }

  /** The puzzles to write. */
  async *read(): AsyncGenerator<InputPuzzle> {
    const { names, flags, console, signal, stdin, format, isOutput = () => false } = this.source;
    const failures = new Failures(console);
    const skipped = tellSkipped(console);
    const { host, words } = console;
    const reading = { from: flags.from, host, signal, stdin, words: words.common };
    for await (const input of readInputs(names, { ...reading, ...skipped })) {
      if (signal.aborted) return;
      if (isOutput(input.file)) continue;
      if (!input.ok) {
        this.#damaged++;
        failures.add(input);
        continue;
      }
      const task = { task: toTaskOptions(flags), signal, console };
      const { puzzle, name } = input;
      const found = format.holds.clues ? puzzle : await pictured(puzzle, name, task);
      if (signal.aborted) return;
      if (found === undefined) this.#unsolved++;
      else yield { ...input, puzzle: found };
    }
    failures.end();
    skipped.tell();
  }
}
