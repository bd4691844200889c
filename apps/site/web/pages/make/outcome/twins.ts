/**
 * Twins: drafts with the same picture, also mirrored, turned, recoloured or inverted. A picture is
 * compared by a key that all its forms share.
 */
import type { Puzzle } from '@nonokit/core';
import { effect, signal } from '@preact/signals';
import type { Workshop } from '../workshop.js';
import { countFacts } from './facts.js';

/** A draft in the list of all. */
export interface DraftFacts {
  readonly id: string;
  /** Its title; empty if it has none. */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly width: number;
  readonly height: number;
}

/** The drafts of this browser, but the one that is being painted. */
export interface Drafts {
  others(): Promise<readonly DraftFacts[]>;
  /** The puzzle of a draft; undefined if it is gone, or empty. */
  puzzle(id: string): Promise<Puzzle | undefined>;
}

/** A key of a picture that all its forms share. */
export type KeyOf = (puzzle: Puzzle) => string;

/** After a change of the picture, this many milliseconds pass before drafts are compared. */
const QUIET_MS = 700;

/** Finds the twins of a workshop's picture. */
export class Twins {
  readonly found = signal<readonly DraftFacts[]>([]);
  readonly drafts: Drafts;
  readonly #keyOf: KeyOf;
  /** The keys of drafts as they were saved: "id savedAt" to key. */
  readonly #keys = new Map<string, string>();
  #round = 0;

  constructor(drafts: Drafts, keyOf: KeyOf) {
    this.drafts = drafts;
    this.#keyOf = keyOf;
  }

  /** Follows the picture of a workshop. Returns how to stop. */
  follow(workshop: Pick<Workshop, 'puzzle'>): () => void {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const stop = effect(() => {
      const puzzle = workshop.puzzle.value;
      clearTimeout(waiting);
      waiting = setTimeout(() => void this.look(puzzle), QUIET_MS);
    });
    return () => {
      stop();
      clearTimeout(waiting);
      this.#round++;
    };
  }

  /** Looks for the twins of a puzzle. */
  async look(puzzle: Puzzle): Promise<void> {
    const own = ++this.#round;
    const found: DraftFacts[] = [];
    if (!countFacts(puzzle).isEmpty) {
      const key = this.#keyOf(puzzle);
      for (const draft of await this.drafts.others()) {
        // drafts of other sizes need no key
        if (makeSidesKey(draft) !== makeSidesKey(puzzle)) continue;
        if ((await this.#keyOfDraft(draft)) === key) found.push(draft);
      }
    }
    if (own === this.#round) this.found.value = found;
  }

  async #keyOfDraft(draft: DraftFacts): Promise<string | undefined> {
    const name = `${draft.id} ${draft.savedAt}`;
    const known = this.#keys.get(name);
    if (known !== undefined) return known;
    const puzzle = await this.drafts.puzzle(draft.id);
    if (puzzle === undefined) return undefined;
    const key = this.#keyOf(puzzle);
    this.#keys.set(name, key);
    return key;
  }
}

/** The sides without their order: "10,15". */
function makeSidesKey({ width, height }: Pick<Puzzle, 'width' | 'height'>): string {
  return `${Math.min(width, height)},${Math.max(width, height)}`;
}
