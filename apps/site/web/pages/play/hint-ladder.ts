/**
 * The ladder of hints: where to look, then why, then the cells; mistakes instead while there are
 * any, or alone where only they are asked for. Each press tells one thing more, and each is counted
 * with the game. The worker finds the hint from clues and marks alone.
 */
import type { Puzzle } from '@nonokit/core';
import { effect, signal } from '@preact/signals';
import type { ExplainedHint } from 'nonokit/worker-client';
import { here } from '../../frame/here.js';
import type { PlaySession } from './session.js';

/** The levels of a hint, from the least. */
export const RUNGS = ['mistakes', 'where', 'why', 'apply'] as const;
export type Rung = (typeof RUNGS)[number];

/** The state of the ladder. */
export type LadderState =
  | { readonly kind: 'thinking' }
  | { readonly kind: 'failed' }
  /** Nothing was found in the time there is. */
  | { readonly kind: 'late' }
  | { readonly kind: 'told'; readonly hint: ExplainedHint };

/** After so long a wait says that it takes a while, and offers to stop. */
const SLOW_MS = 2000;

/** The most time for a hint: line logic of an ordinary puzzle takes a thousandth of it. */
const MOST_MS = 20_000;

export class HintLadder {
  readonly isOpen = signal(false);
  readonly rung = signal<Rung>('mistakes');
  readonly state = signal<LadderState>({ kind: 'thinking' });
  readonly isSlow = signal(false);

  readonly #session: PlaySession;
  /** Ends the question that is being answered. */
  #question: AbortController | undefined;
  /** The rungs that were counted for this hint. */
  #counted = new Set<Rung>();

  constructor(session: PlaySession) {
    this.#session = session;
    // a hint speaks of the marks as they were: a move makes it stale
    let marks = session.game.value.marks;
    effect(() => {
      const now = session.game.value.marks;
      if (now !== marks && now.some((mark, cell) => mark !== marks[cell])) this.close();
      marks = now;
    });
    let spoken = here.value.language;
    effect(() => {
      const now = here.value.language;
      if (now !== spoken && this.isOpen.peek()) void this.#ask();
      spoken = now;
    });
  }

  /** One press of the hint button: opens the ladder, or moves one rung up. */
  next(): void {
    if (!this.isOpen.value) {
      this.show('where');
      return;
    }
    if (this.state.value.kind === 'failed' || this.state.value.kind === 'late') {
      void this.#ask();
      return;
    }
    const next = RUNGS[RUNGS.indexOf(this.rung.value) + 1];
    if (next === undefined || this.isEnd) return;
    if (next === 'apply') this.apply();
    else this.show(next);
  }

  /** True where there is nothing more to tell: mistakes come first, and some hints have no step. */
  get isEnd(): boolean {
    const state = this.state.value;
    return state.kind === 'late' || (state.kind === 'told' && state.hint.kind !== 'step');
  }

  /** Shows the hint up to this rung. */
  show(rung: Rung): void {
    const isNew = !this.isOpen.value;
    this.isOpen.value = true;
    this.rung.value = rung;
    if (isNew) {
      this.#counted = new Set();
      void this.#ask();
      return;
    }
    this.#tell();
  }

  /** Applies the hint: fills its cells in. */
  apply(): void {
    const state = this.state.value;
    if (state.kind !== 'told') return;
    const { paint } = state.hint;
    this.#count('apply');
    this.close();
    for (const { mark, cells } of paint) this.#session.play({ type: 'paint', mark, cells });
  }

  /** Takes the hint from the board. */
  close(): void {
    // what had the focus in the panel goes with it
    if (document.activeElement?.closest('.hint-panel')) this.#session.board?.focus();
    this.#question?.abort();
    this.#question = undefined;
    this.isOpen.value = false;
    this.isSlow.value = false;
    this.rung.value = 'mistakes';
    this.#session.board?.show({});
  }

  async #ask(): Promise<void> {
    this.#question?.abort();
    const question = new AbortController();
    const begun = performance.now();
    this.#question = question;
    this.state.value = { kind: 'thinking' };
    this.isSlow.value = false;
    const slow = setTimeout(() => {
      this.isSlow.value = true;
    }, SLOW_MS);
    try {
      const { clues, marks } = this.#session.game.value;
      const puzzle: Puzzle = { ...clues, meta: {} };
      const grid = { width: clues.width, height: clues.height, cells: Int32Array.from(marks) };
      const { worker } = await import('../../worker.js');
      const told = await worker().explainHint(puzzle, grid, {
        language: here.peek().contentLanguage,
        signal: question.signal,
        timeoutMs: MOST_MS,
      });
      if (question.signal.aborted) return;
      this.state.value = told.ok ? answered(told.value, begun) : { kind: 'failed' };
      this.#tell();
    } catch (error) {
      if (question.signal.aborted) return;
      this.state.value = { kind: 'failed' };
      throw error;
    } finally {
      clearTimeout(slow);
      if (this.#question === question) this.isSlow.value = false;
    }
  }

  /** Shows on the board what the rung tells, says it, and counts it. */
  #tell(): void {
    const state = this.state.value;
    const { board } = this.#session;
    if (state.kind !== 'told') return;
    const { hint } = state;
    const rung = this.rung.value;
    if (hint.kind === 'mistakes' || hint.kind === 'clash') {
      this.#count('mistakes');
      board?.show({ mistakes: hint.mistakes });
      return;
    }
    if (hint.kind !== 'step' || rung === 'mistakes') {
      this.#count('mistakes');
      board?.show({});
      return;
    }
    this.#count(rung);
    const { line, blocks, premises, conclusions } = hint;
    const isWhere = rung === 'where';
    board?.show({
      hint: {
        ...(line === undefined ? {} : { line }),
        ...(isWhere ? {} : { blocks }),
        premises: isWhere ? [] : premises,
        conclusions: isWhere ? [] : conclusions,
      },
    });
    const [first] = conclusions;
    const { width } = this.#session.puzzle.clues;
    if (first !== undefined) board?.reveal(Math.floor(first / width), first % width);
  }

  #count(rung: Rung): void {
    if (this.#counted.has(rung)) return;
    this.#counted.add(rung);
    const kind = ({ mistakes: 'check', where: 'where', why: 'why', apply: 'cells' } as const)[rung];
    this.#session.play({ type: 'help', kind });
  }
}

/** The state with an answer: a search that found nothing may have been stopped by its time. */
function answered(hint: ExplainedHint, begun: number): LadderState {
  const isLate = hint.kind === 'stuck' && performance.now() - begun >= MOST_MS;
  return isLate ? { kind: 'late' } : { kind: 'told', hint };
}
