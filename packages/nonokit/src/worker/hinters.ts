/**
 * Hinters of the puzzles that were asked about last. A hinter keeps what logic and solving have
 * found, so the second hint on a puzzle costs little. A puzzle is known by its clues: a page sends
 * them with each request, and a worker that was restarted needs nothing else.
 */
import { Lru, type Puzzle } from '@nonokit/core';
import { type Hinter, type HinterOptions, hinter } from '@nonokit/explain';

/** Number of puzzles whose hinters are kept. */
const MOST_KEPT = 4;

/** A hinter, and the end of the work it is doing. */
interface Kept {
  readonly hinter: Hinter;
  idle: Promise<unknown>;
}

/** The hinters of one worker. */
export class Hinters {
  readonly #kept = new Lru<string, Kept>(MOST_KEPT);

  /**
   * Lets `use` work with the hinter of a puzzle, after all that use it already: a hinter does one
   * thing at a time.
   */
  use<T>(puzzle: Puzzle, options: HinterOptions, use: (own: Hinter) => Promise<T>): Promise<T> {
    const kept = this.#of(puzzle, options);
    const result = kept.idle.then(() => use(kept.hinter));
    kept.idle = result.catch(() => undefined);
    return result;
  }

  #of(puzzle: Puzzle, options: HinterOptions): Kept {
    const key = makeKey(puzzle, options);
    const kept = this.#kept.get(key) ?? {
      hinter: hinter(puzzle, options),
      idle: Promise.resolve(),
    };
    this.#kept.set(key, kept);
    return kept;
  }
}

/** Everything that hints depend on. */
function makeKey({ rows, columns, palette }: Puzzle, options: HinterOptions): string {
  const { chains, chainBudget, totalBudget, maxConflicts } = options;
  return JSON.stringify([
    palette.length,
    rows,
    columns,
    [chains, chainBudget, totalBudget, maxConflicts],
  ]);
}
