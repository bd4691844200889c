/**
 * Twins: drafts with the same picture, also mirrored, turned, recoloured or inverted. A picture is
 * compared by a key that all its forms share.
 */
import type { Puzzle } from '@nonokit/core';
import { effect, signal } from '@preact/signals';
import type { Workshop } from '../workshop.js';
import { countsOf } from './facts.js';

/** A draft as far as it is compared. */
export interface DraftPuzzle {
  readonly id: string;
  /** Its title; empty if it has none. */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly puzzle: Puzzle;
}

/** The drafts of this browser. */
export interface DraftPuzzles {
  list(): Promise<readonly DraftPuzzle[]>;
  /** The identifier of the draft that is being painted. */
  current(): string | undefined;
  /** The key of a picture, the same for all its forms. */
  keyOf(puzzle: Puzzle): string;
}

/** After a change of the picture, this many milliseconds pass before drafts are compared. */
const QUIET_MS = 700;

/** Finds the twins of a workshop's picture. */
export class Twins {
  readonly found = signal<readonly DraftPuzzle[]>([]);
  readonly #drafts: DraftPuzzles;
  /** The keys of drafts as they were saved: "id savedAt" to key. */
  readonly #keys = new Map<string, string>();
  #round = 0;

  constructor(drafts: DraftPuzzles) {
    this.#drafts = drafts;
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

  /** All drafts that hold a picture, but the one that is being painted. */
  async others(): Promise<readonly DraftPuzzle[]> {
    const drafts = await this.#drafts.list();
    const current = this.#drafts.current();
    return drafts.filter(({ id, puzzle }) => id !== current && !countsOf(puzzle).isEmpty);
  }

  /** Looks for the twins of a puzzle. */
  async look(puzzle: Puzzle): Promise<void> {
    const own = ++this.#round;
    const drafts = countsOf(puzzle).isEmpty ? [] : await this.others();
    if (own !== this.#round) return;
    // drafts of other sizes need no key
    const alike = drafts.filter((draft) => sidesOf(draft.puzzle) === sidesOf(puzzle));
    const key = alike.length === 0 ? '' : this.#drafts.keyOf(puzzle);
    this.found.value = alike.filter((draft) => this.#keyOfDraft(draft) === key);
  }

  #keyOfDraft({ id, savedAt, puzzle }: DraftPuzzle): string {
    const name = `${id} ${savedAt}`;
    const known = this.#keys.get(name);
    if (known !== undefined) return known;
    const key = this.#drafts.keyOf(puzzle);
    this.#keys.set(name, key);
    return key;
  }
}

/** The sides without their order: "10,15". */
function sidesOf({ width, height }: Pick<Puzzle, 'width' | 'height'>): string {
  return `${Math.min(width, height)},${Math.max(width, height)}`;
}
