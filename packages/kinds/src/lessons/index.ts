/**
 * Lessons on other kinds of nonogram: positions in which a technique shows, with the step that the
 * explanation takes there. Their texts belong to the site, and to `docs/kinds`.
 */
import { ANY_BLOCKS, invariant, type KindPuzzle } from '@nonokit/core';
import { KindExplainer, type KindStep } from '../explain-kind.js';
import { kindSheetSvg } from '../sheet/sheet-svg.js';
import { EXAMPLES, type KindLessonName, type Position } from './positions.js';

export type { KindLessonName } from './positions.js';

/** An example: a position, and what a step makes of it. */
export interface KindExample {
  readonly puzzle: KindPuzzle;
  /** What is known before: palette indices by cell, -1 where unknown. */
  readonly marks: readonly number[];
  readonly step: KindStep;
  /** Drawings of the clue and its cells. */
  readonly before: string;
  readonly after: string;
}

/** Pixels of a cell. */
const CELL = 26;

/** The examples of a lesson, in order. */
export function kindExamples(name: KindLessonName): readonly KindExample[] {
  return EXAMPLES[name]().map(toExample);
}

function toExample({ puzzle, marks }: Position): KindExample {
  const explainer = new KindExplainer(puzzle, marks);
  const step = nextStep(explainer);
  const found = new Set(step.decided.map(({ cell }) => cell));
  const drawn = { ...puzzle, clues: puzzle.clues.map(withoutEmptyRail) };
  return {
    puzzle,
    marks,
    step,
    before: kindSheetSvg(drawn, { cells: marks, cell: CELL }),
    after: kindSheetSvg(drawn, { cells: explainer.known(), cell: CELL, found }),
  };
}

function nextStep(explainer: KindExplainer): KindStep {
  const { done, value } = explainer.next(0).next();
  invariant(done === true && typeof value === 'object', 'a lesson has a position without a step');
  return value;
}

/** Clues of which each says nothing are not drawn. */
function withoutEmptyRail(clues: KindPuzzle['clues'][number]): KindPuzzle['clues'][number] {
  return clues.every((clue) => Array.isArray(clue) && clue[0] === ANY_BLOCKS) ? [] : clues;
}
