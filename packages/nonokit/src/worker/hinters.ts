/**
 * Hinters of the puzzles that were asked about last. A hinter keeps what logic and solving have
 * found, so the second hint on a puzzle costs little. A puzzle is known by its clues: a page sends
 * them with each request, and a worker that was restarted needs nothing else.
 */
import type { Puzzle } from '@nonokit/core';
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
  readonly #kept = new Map<string, Kept>();

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
    const key = keyOf(puzzle, options);
    const kept = this.#kept.get(key) ?? {
      hinter: hinter(puzzle, options),
      idle: Promise.resolve(),
    };
    // a map keeps its order, so the first is the one that was used longest ago
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return kept;
  }
}

/** Everything that hints depend on. */
function keyOf({ rows, columns, palette }: Puzzle, options: HinterOptions): string {
  const { chains, chainBudget, totalBudget, maxConflicts } = options;
  return JSON.stringify([
    palette.length,
    rows,
    columns,
    [chains, chainBudget, totalBudget, maxConflicts],
  ]);
}
