/**
 * The good puzzles of many files, one after another, with doubts about them. What cannot be read is
 * reported and counted, and what a walk leaves out is named at the end.
 */
import type { Console } from './console.js';
import { tellDoubts } from './doubts.js';
import { Failures } from './failures.js';
import { readInputs } from './input.js';
import { type InputPuzzle, isKind, type KindInput } from './input-puzzle.js';
import { tellSkipped } from './skipped.js';

/** What to read. */
export interface GoodSource {
  readonly names: readonly string[];
  /** A format's id, to skip detection: "non". */
  readonly from?: string | undefined;
  readonly console: Console;
  readonly signal: AbortSignal;
  /** The content of standard input, if it has already been read. */
  readonly stdin?: Uint8Array | undefined;
  /** Files of a folder that are not read. */
  readonly isOutput?: (file: string) => boolean;
  /** Takes puzzles of other kinds; without it they are failures like others. */
  readonly onKind?: (input: KindInput) => Promise<void>;
}

/** The inputs of one run. */
export class GoodInputs {
  #damaged = 0;

  constructor(private readonly source: GoodSource) {}

  /** How many could not be read. */
  get damaged(): number {
    return this.#damaged;
  }

  /** The puzzles, in order. */
  async *read(): AsyncGenerator<InputPuzzle> {
    const { names, from, console, signal, stdin, onKind } = this.source;
    const { isOutput = () => false } = this.source;
    const failures = new Failures(console);
    const skipped = tellSkipped(console);
    const { host, words } = console;
    const reading = { from, host, signal, stdin, words: words.common, ...skipped };
    for await (const input of readInputs(names, reading)) {
      if (signal.aborted) return;
      if (isOutput(input.file)) continue;
      if (input.ok) {
        tellDoubts(input, console);
        yield input;
      } else if (onKind !== undefined && isKind(input)) await onKind(input);
      else {
        this.#damaged++;
        failures.add(input);
      }
    }
    failures.end();
    skipped.tell();
  }
}
