/**
 * Repair: as few changed cells as possible make the picture what was wished. Each change can be
 * taken back and made again, and locked, so that the next repair leaves its cell as it is.
 *
 * Which changes are in force is seen from the picture alone. So undo, redo and painting over a
 * change need no bookkeeping: the list follows them.
 */
import { type Problem, type Puzzle, puzzleOf } from '@nonokit/core';
import type { Edit } from '@nonokit/editor';
import { computed, signal } from '@preact/signals';
import type { RepairAnswer, RepairGoal, WorkerClient } from 'nonokit/worker-client';
import type { Workshop } from '../workshop.js';

/** What a repair can aim at. */
export const GOALS = [
  ...(['unique', 'line', 'trivial', 'easy', 'medium', 'hard', 'expert'] as const),
] as const satisfies readonly RepairGoal[];

/** A cell that a repair changed. */
export interface Change {
  /** Its index, row by row. */
  readonly cell: number;
  /** Colours, as indices into the palette. */
  readonly before: number;
  readonly after: number;
}

/** A change as the list shows it. */
export interface ChangeRow extends Change {
  /** The cell has the colour of the repair. */
  readonly isMade: boolean;
  readonly isLocked: boolean;
}

/** Asks the worker for a repair. */
export type Repair = WorkerClient['repair'];

/** The state of a repair. */
export type RepairState =
  | { readonly kind: 'idle' }
  /** `share` is what is done of the most that may be, from 0 to 1. */
  | { readonly kind: 'running'; readonly share: number }
  | {
      readonly kind: 'done';
      /** How many cells line logic left before. */
      readonly undecided: number;
      readonly towards: RepairGoal;
      /** The changes that do it together. */
      readonly cells: readonly number[];
    }
  /** The picture already meets the goal. */
  | { readonly kind: 'needless' }
  /** Nothing that reaches the wish was found; `nearest` are the changes that come nearest. */
  | {
      readonly kind: 'missed';
      readonly undecided: number;
      readonly blockedBy: number;
      readonly nearest: readonly Change[];
    }
  | { readonly kind: 'refused'; readonly problem: Problem }
  | { readonly kind: 'failed' };

/** Milliseconds after which the nearest picture so far is the answer. */
const PATIENCE_MS = 20_000;

/** Edits that leave every cell at its place, with the inks it knows. */
const KEEPS_PLACES: ReadonlySet<Edit['type']> = new Set([
  ...(['paint', 'put', 'fill', 'replace', 'select', 'drop', 'clear', 'undo', 'redo'] as const),
]);

/** The repairs of a workshop's picture. */
export class Repairs {
  readonly state = signal<RepairState>({ kind: 'idle' });
  readonly towards = signal<RepairGoal>('line');
  readonly #changes = signal<readonly Change[]>([]);
  readonly #locked = signal<ReadonlySet<number>>(new Set());
  /** Rows that stay in sight though their change was taken back. */
  readonly #kept = signal<ReadonlySet<number>>(new Set());
  readonly #workshop: Pick<Workshop, 'apply' | 'picture' | 'onEdit'>;
  readonly #repair: Repair;
  #question: AbortController | undefined;

  /** The list: changes in force, and those that were taken back one by one or are locked. */
  readonly rows = computed<readonly ChangeRow[]>(() => {
    const { cells } = this.#workshop.picture.value.grid;
    return this.#changes.value
      .map((change) => ({
        ...change,
        isMade: cells[change.cell] === change.after,
        isLocked: this.#locked.value.has(change.cell),
      }))
      .filter(({ cell, isMade, isLocked }) => isMade || isLocked || this.#kept.value.has(cell));
  });

  /** The cells of the changes in force. */
  readonly cells = computed(() =>
    this.rows.value.filter((row) => row.isMade).map((row) => row.cell),
  );

  constructor(workshop: Pick<Workshop, 'apply' | 'picture' | 'onEdit'>, repair: Repair) {
    this.#workshop = workshop;
    this.#repair = repair;
  }

  /** Forgets the list when cells change their places. Returns how to stop. */
  follow(): () => void {
    const stop = this.#workshop.onEdit((edit) => {
      if (!KEEPS_PLACES.has(edit.type) || !this.#fits()) this.forget();
      // the result is about an outdated picture
      else if (this.state.peek().kind !== 'done') this.stop();
    });
    return () => {
      stop();
      this.stop();
    };
  }

  /** Repairs the picture as it was painted, so with the changes of earlier repairs taken back. */
  async run(): Promise<void> {
    this.stop();
    const question = new AbortController();
    this.#question = question;
    const { signal } = question;
    this.state.value = { kind: 'running', share: 0 };
    const towards = this.towards.peek();
    try {
      const answer = await this.#repair(this.#painted(), {
        towards,
        signal,
        locked: [...this.#locked.peek()],
        timeoutMs: PATIENCE_MS,
        onProgress: ({ checks, maxChecks }) => {
          if (signal.aborted) return;
          this.state.value = { kind: 'running', share: Math.min(1, checks / maxChecks) };
        },
      });
      if (signal.aborted) return;
      if (answer.ok) this.#take(answer.value, towards);
      else this.state.value = { kind: 'refused', problem: answer.problem };
    } catch {
      // the worker broke, or it was stopped: only the first is worth a word
      if (!signal.aborted) this.state.value = { kind: 'failed' };
    } finally {
      if (this.#question === question) this.#question = undefined;
    }
  }

  /** Ends a repair in progress. */
  stop(): void {
    this.#question?.abort();
    this.#question = undefined;
    if (this.state.peek().kind !== 'done') this.state.value = { kind: 'idle' };
  }

  /** Takes one change back, or makes it again. */
  toggle(cell: number): void {
    const row = this.rows.peek().find((one) => one.cell === cell);
    if (row === undefined) return;
    this.#kept.value = new Set([...this.#kept.peek(), cell]);
    this.#put([{ cell, color: row.isMade ? row.before : row.after }]);
  }

  /** Locks the cell of a change as it is now, or unlocks it. */
  lock(cell: number): void {
    const next = new Set(this.#locked.peek());
    if (!next.delete(cell)) next.add(cell);
    this.#kept.value = new Set([...this.#kept.peek(), cell]);
    this.#locked.value = next;
  }

  /** Takes all changes back that are not locked. */
  revertAll(): void {
    this.#kept.value = new Set();
    this.state.value = { kind: 'idle' };
    this.#put(
      this.rows
        .peek()
        .filter(({ isMade, isLocked }) => isMade && !isLocked)
        .map(({ cell, before }) => ({ cell, color: before })),
    );
  }

  /** Makes the changes that came nearest to a wish that was missed. */
  takeNearest(): void {
    const state = this.state.peek();
    if (state.kind === 'missed') this.#make(state.nearest);
    this.state.value = { kind: 'idle' };
  }

  /** Forgets the list; the picture stays as it is. */
  forget(): void {
    this.#question?.abort();
    this.#question = undefined;
    this.state.value = { kind: 'idle' };
    this.#changes.value = [];
    this.#locked.value = new Set();
    this.#kept.value = new Set();
  }

  #take(
    { reached, changed, undecidedBefore, undecided, blockedBy }: RepairAnswer,
    towards: RepairGoal,
  ) {
    const { width } = this.#workshop.picture.peek().grid;
    const changes = changed.map(({ row, column, before, after }) => ({
      cell: row * width + column,
      before,
      after,
    }));
    if (!reached) {
      const nearest = changes;
      this.state.value = { kind: 'missed', undecided: undecided.length, blockedBy, nearest };
      return;
    }
    this.#make(changes);
    this.state.value =
      changes.length === 0 && this.rows.peek().length === 0
        ? { kind: 'needless' }
        : {
            kind: 'done',
            undecided: undecidedBefore,
            towards,
            cells: changes.map(({ cell }) => cell),
          };
  }

  /** Makes these changes of the painted picture in place of the earlier ones, in one edit. */
  #make(changes: readonly Change[]): void {
    const { cells } = this.#workshop.picture.peek().grid;
    const painted = this.#painted().goal?.cells ?? cells;
    const wanted = painted.slice();
    for (const { cell, after } of changes) wanted[cell] = after;
    const locked = this.#changes.peek().filter(({ cell }) => this.#locked.peek().has(cell));
    this.#changes.value = [...locked, ...changes].sort((a, b) => a.cell - b.cell);
    this.#kept.value = new Set();
    this.#put(
      [...wanted.keys()]
        .filter((cell) => wanted[cell] !== cells[cell])
        .map((cell) => ({ cell, color: wanted[cell] ?? 0 })),
    );
  }

  /** The picture without the changes in force that are not locked. */
  #painted(): Puzzle {
    const { grid, palette } = this.#workshop.picture.peek();
    const cells = grid.cells.slice();
    for (const { cell, before, isMade, isLocked } of this.rows.peek()) {
      if (isMade && !isLocked) cells[cell] = before;
    }
    return puzzleOf({ ...grid, cells }, palette);
  }

  #put(cells: readonly { readonly cell: number; readonly color: number }[]): void {
    if (cells.length === 0) return;
    this.#workshop.apply({
      type: 'put',
      cells: cells.map(({ cell }) => cell),
      colors: cells.map(({ color }) => color),
    });
  }

  /** Whether every change still has its cell and its colours. */
  #fits(): boolean {
    const { grid, palette } = this.#workshop.picture.peek();
    return this.#changes
      .peek()
      .every(
        ({ cell, before, after }) =>
          cell < grid.cells.length && Math.max(before, after) < palette.length,
      );
  }
}
