/**
 * What the picture is worth as a puzzle, kept up to date while one paints. The newest picture wins:
 * a question about an older one is cancelled. Facts stay until newer ones come, so that nothing
 * flickers; only when an answer is late are they told to be old.
 */
import type { Puzzle } from '@nonokit/core';
import { sameGrid } from '@nonokit/core';
import { effect, signal } from '@preact/signals';
import type { Workshop } from '../workshop.js';
import type { Verdict } from './facts.js';

/** Finds out about a puzzle; calls `tell` as often as it knows more. */
export type Appraise = (
  puzzle: Puzzle,
  tell: (verdict: Verdict) => void,
  signal: AbortSignal,
) => Promise<void>;

/** Milliseconds after which the page shows that it is still checking. */
const LATE_MS = 200;

/** Keeps the verdict about a workshop's picture. */
export class Appraiser {
  /** The latest verdict; it may be about an older picture. */
  readonly verdict = signal<Verdict | undefined>(undefined);
  /** The answer about the present picture is late: the verdict is about an older one. */
  readonly isLate = signal(false);
  /** The present picture could not be checked. */
  readonly hasFailed = signal(false);
  /** The verdict is about the present picture, whole. */
  readonly isSettled = signal(false);
  readonly #appraise: Appraise;
  #question: AbortController | undefined;
  #asked: Puzzle | undefined;

  constructor(appraise: Appraise) {
    this.#appraise = appraise;
  }

  /** Follows the picture of a workshop. Returns how to stop. */
  follow(workshop: Pick<Workshop, 'puzzle'>): () => void {
    const stop = effect(() => this.#ask(workshop.puzzle.value));
    return () => {
      stop();
      this.#question?.abort();
      this.#asked = undefined;
    };
  }

  /** Asks again, after a failure. */
  retry(): void {
    const puzzle = this.#asked;
    this.#asked = undefined;
    if (puzzle !== undefined) this.#ask(puzzle);
  }

  #ask(puzzle: Puzzle): void {
    if (this.#asked !== undefined && isSamePicture(this.#asked, puzzle)) return;
    this.#asked = puzzle;
    this.#question?.abort();
    const question = new AbortController();
    this.#question = question;
    this.isSettled.value = false;
    this.hasFailed.value = false;
    void this.#answer(puzzle, question.signal);
  }

  async #answer(puzzle: Puzzle, signal: AbortSignal): Promise<void> {
    const late = setTimeout(() => {
      if (!signal.aborted) this.isLate.value = true;
    }, LATE_MS);
    const tell = (verdict: Verdict): void => {
      if (signal.aborted) return;
      clearTimeout(late);
      this.isLate.value = false;
      this.verdict.value = verdict;
    };
    try {
      await this.#appraise(puzzle, tell, signal);
      if (!signal.aborted) this.isSettled.value = true;
    } catch {
      // the worker broke: said on the page, which offers to try again
      if (!signal.aborted) this.hasFailed.value = true;
    } finally {
      clearTimeout(late);
      if (!signal.aborted) this.isLate.value = false;
    }
  }
}

/** Texts may differ: they are no part of the picture. */
function isSamePicture(a: Puzzle, b: Puzzle): boolean {
  if (a.goal === undefined || b.goal === undefined || !sameGrid(a.goal, b.goal)) return false;
  return (
    a.palette.length === b.palette.length &&
    a.palette.every(({ rgb }, color) => rgb === b.palette[color]?.rgb)
  );
}
