/**
 * The next hint for a player of a puzzle of another kind: wrong marks first, then the steps that
 * lead from the marks to the next cell.
 */
import type { KindPuzzle, Work } from '@nonokit/core';
import { KindExplainer, type KindStep } from './explain-kind.js';
import { solveKindWork } from './solve.js';

/** A hint. */
export type KindHint =
  /** Marks that no solution has, by cell. */
  | { readonly kind: 'mistakes'; readonly cells: readonly number[] }
  /** Steps of which the last one decides cells; those before only rule colours out. */
  | { readonly kind: 'step'; readonly steps: readonly KindStep[] }
  /** 'clash': no solution has all these marks. 'impossible': there is no solution at all. */
  | { readonly kind: 'solved' | 'stuck' | 'clash' | 'impossible' };

/** The next hint for marks: palette indices by cell, -1 for none. */
export function* kindHintWork(
  puzzle: KindPuzzle,
  marks: ArrayLike<number>,
): Work<unknown, KindHint> {
  const { status, known } = yield* solveKindWork(puzzle);
  if (status === 'none') return { kind: 'impossible' };
  const cells = known.flatMap((color, cell) => {
    const mark = marks[cell] ?? -1;
    return mark >= 0 && color >= 0 && mark !== color ? [cell] : [];
  });
  if (cells.length > 0) return { kind: 'mistakes', cells };
  const explainer = new KindExplainer(puzzle, marks);
  const steps: KindStep[] = [];
  for (;;) {
    const step = yield* explainer.next(steps.length);
    if (step === 'contradiction') return { kind: 'clash' };
    if (step === 'stopped') return { kind: 'stuck' };
    if (typeof step === 'string') return { kind: step };
    steps.push(step);
    if (step.decided.length > 0) return { kind: 'step', steps };
  }
}
