/** Makes steps of deductions: places in a line become cells of the puzzle. */
import type { Line } from '@nonokit/core';
import { colorsIn, onlyColor } from './candidates.js';
import type { Deduction } from './lines/line-logic.js';
import { premisesOf } from './lines/premises.js';
import type { Cell, Conclusion, Step } from './step.js';

/** The step of a deduction; places in its line become cells of the puzzle. */
export function stepOf({ state, technique, finding }: Deduction): Step {
  const { line, cells } = state;
  const { index } = line;
  const isRow = line.kind === 'row';
  const conclusions = finding.changes.map(({ at, removed }): Conclusion => {
    const color = onlyColor((cells[at] as number) & ~removed);
    const [row, column] = isRow ? [index, at] : [at, index];
    return { row, column, color, removed: colorsIn(removed) };
  });
  const premises = premisesOf(state, finding).map(
    (at): Cell => (isRow ? { row: index, column: at } : { row: at, column: index }),
  );
  const { facts, changes } = finding;
  // a missing common colour is a reason from both crossing clues
  const crossing = facts.kind === 'no-common-color' ? changes : [];
  const lines = [
    line,
    ...crossing.map(({ at }): Line => ({ kind: isRow ? 'column' : 'row', index: at })),
  ];
  const { id, level } = technique;
  return { technique: id, level, lines, premises, conclusions, facts };
}
