/**
 * Trouble: the browser refuses to keep something. The game goes on in memory, the store tries
 * again, and the page tells the player.
 */

/** What is wrong. */
export interface Trouble {
  readonly reason: /** The browser keeps nothing: a private window, a setting, a defect. */
    | 'refused'
    /** There is no room left. */
    | 'full'
    /** A newer version of this page has changed the database: reload to get it. */
    | 'newer';
  /** What the browser said. */
  readonly error: unknown;
}

/** The trouble that an error means. */
export function classifyError(error: unknown): Trouble {
  const name = error instanceof Error ? error.name : '';
  if (name === 'QuotaExceededError') return { reason: 'full', error };
  if (name === 'VersionError') return { reason: 'newer', error };
  return { reason: 'refused', error };
}

/** Milliseconds before the first repetition, and at most. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 30_000;

/** Tells listeners of trouble and of its end, and repeats what failed, ever more seldom. */
export class TroubleDesk {
  readonly #after: (milliseconds: number, call: () => void) => () => void;
  readonly #retry: () => void;
  readonly #listeners = new Set<(trouble: Trouble | undefined) => void>();
  #trouble: Trouble | undefined;
  #wait = FIRST_WAIT;
  #cancel: (() => void) | undefined;

  constructor(after: (milliseconds: number, call: () => void) => () => void, retry: () => void) {
    this.#after = after;
    this.#retry = retry;
  }

  /** What is wrong at the moment. */
  get trouble(): Trouble | undefined {
    return this.#trouble;
  }

  /** Listens to trouble that begins, and `undefined` when it ends. Returns "stop listening". */
  on(listener: (trouble: Trouble | undefined) => void): () => void {
    this.#listeners.add(listener);
    if (this.#trouble !== undefined) listener(this.#trouble);
    return () => this.#listeners.delete(listener);
  }

  /** Something was refused. */
  failed(error: unknown): void {
    const trouble = classifyError(error);
    const isNew = this.#trouble?.reason !== trouble.reason;
    this.#trouble = trouble;
    if (isNew) for (const listener of this.#listeners) listener(trouble);
    if (this.#cancel === undefined) this.#repeatAfter(this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, 2 * this.#wait);
  }

  /**
   * Something was kept, or at least read, which says nothing about whether there is room. What one
   * part has kept another may still be waiting for, so what failed is repeated, and now soon.
   */
  worked(how: 'kept' | 'read'): void {
    if (how === 'read' && this.#trouble?.reason === 'full') return;
    if (this.#trouble === undefined) return;
    this.#trouble = undefined;
    this.#wait = FIRST_WAIT;
    this.#cancel?.();
    this.#repeatAfter(FIRST_WAIT);
    for (const listener of this.#listeners) listener(undefined);
  }

  /** Stops repeating. */
  close(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    this.#trouble = undefined;
    this.#listeners.clear();
  }

  #repeatAfter(milliseconds: number): void {
    this.#cancel = this.#after(milliseconds, () => {
      this.#cancel = undefined;
      this.#retry();
    });
  }
}
