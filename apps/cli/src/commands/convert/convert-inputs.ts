/**
 * What `convert` reads: the good puzzles one after another, solved if the format holds pictures
 * instead of clues. Damaged ones and those without a picture are reported and counted.
 */
import type { Format } from '@nonokit/formats';
import { GoodInputs, type GoodSource } from '../../io/good-inputs.js';
import type { InputPuzzle, KindInput } from '../../io/input-puzzle.js';
import { pictured } from '../../io/pictured.js';
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
export interface ConvertSource extends GoodSource {
  readonly format: Format;
  readonly flags: ConvertFlags;
}

/** The inputs of one run. */
export class ConvertInputs {
  readonly #good: GoodInputs;
  readonly #kinds: KindInput[] = [];
  #unsolved = 0;

  constructor(private readonly source: ConvertSource) {
    const onKind = async (input: KindInput): Promise<void> => {
      this.#kinds.push(input);
    };
    this.#good = new GoodInputs({ ...source, from: source.flags.from, onKind });
  }

  /** The puzzles of other kinds, which have files of their own. */
  get kinds(): readonly KindInput[] {
    return this.#kinds;
  }

  /** How many puzzles were left out, and why. */
  get leftOut(): LeftOut {
    return { damaged: this.#good.damaged, unsolved: this.#unsolved };
  }

  /** How many puzzles were left out. */
  get left(): number {
    return this.#good.damaged + this.#unsolved;
  }

  /** The puzzles to write. */
  async *read(): AsyncGenerator<InputPuzzle> {
    const { flags, console, signal, format } = this.source;
    const task = { task: toTaskOptions(flags), signal, console };
    for await (const input of this.#good.read()) {
      const { puzzle, name } = input;
      const found = format.holds.clues ? puzzle : await pictured(puzzle, name, task);
      if (signal.aborted) return;
      if (found === undefined) this.#unsolved++;
      else yield { ...input, puzzle: found };
    }
  }
}
