/** Hints for puzzles of other kinds in words: where to look, why, and which cells. */
import type { KindPuzzle } from '@nonokit/core';
import {
  type CellColor,
  type KindHint,
  type KindStep,
  kindCellsText,
  kindClashText,
  kindStepText,
  kindWhereText,
} from '@nonokit/kinds';
import type { Words } from '../words/language-words.js';

/** A hint in words. */
export interface ToldHint {
  readonly where: string;
  /** A sentence, or one for each step. */
  readonly why: readonly string[];
  /** The step that decides cells. */
  readonly step: KindStep | undefined;
  /** What becomes of cells; -1 for those whose mark is wrong. */
  readonly paint: readonly CellColor[];
}

/** What is said of a hint. */
export function tellHint(hint: KindHint, puzzle: KindPuzzle, { kinds, tongue }: Words): ToldHint {
  const told = (where: string, why = where): ToldHint => {
    return { where, why: [why], step: undefined, paint: [] };
  };
  if (hint.kind === 'clash') return told(kindClashText(tongue));
  if (hint.kind === 'mistakes') {
    const { cells } = hint;
    const why = kinds.hint.mistakes(kindCellsText(cells, puzzle, tongue));
    const paint = cells.map((cell) => ({ cell, color: -1 }));
    return { ...told(kinds.hint.mistakesWhere(cells.length), why), paint };
  }
  if (hint.kind !== 'step') return told(kinds.hint[hint.kind]);
  const step = hint.steps.at(-1);
  return {
    where: step === undefined ? '' : kindWhereText(step, puzzle, tongue),
    why: hint.steps.map((one) => kindStepText(one, puzzle, tongue)),
    step,
    paint: step?.decided ?? [],
  };
}
