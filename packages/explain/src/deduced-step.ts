/** Makes steps of deductions: places in a line become cells of the puzzle. */
import type { Line } from '@nonokit/core';
import { colorsIn, onlyColor } from './candidates.js';
import type { Cell, Conclusion } from './facts.js';
import { withReasons } from './lines/exclusions.js';
import type { Deduction } from './lines/line-logic.js';
import type { LineState } from './lines/line-state.js';
import { findSupport } from './lines/premises.js';
import type { Change } from './lines/technique.js';
import type { Step, StepPart } from './step.js';

/** The step of a deduction; places in its line become cells of the puzzle. */
export function toStep({ state, technique, finding, parts }: Deduction): Step {
  const { line } = state;
  const { premises, crossing } = findSupport(state, finding);
  const across = line.kind === 'row' ? 'column' : 'row';
  const step = {
    technique: technique.id,
    level: technique.level,
    // a colour that a crossing clue lacks is a reason from that line
    lines: [line, ...crossing.map((index): Line => ({ kind: across, index }))],
    premises: premises.map((at) => cellAt(line, at)),
    conclusions: listConclusions(state, state.cells, finding.changes),
    facts: withReasons(state, finding.facts),
  };
  return parts === undefined ? step : { ...step, parts: listParts(state, parts) };
}

/** What each part of a look proves after those before it. */
function listParts(state: LineState, parts: NonNullable<Deduction['parts']>): StepPart[] {
  const cells = state.cells.slice();
  return parts.map(({ technique, finding: { facts, changes } }) => {
    const conclusions = listConclusions(state, cells, changes);
    for (const { at, removed } of changes) cells[at] = (cells[at] as number) & ~removed;
    return { technique: technique.id, facts: withReasons(state, facts), conclusions };
  });
}

function listConclusions(
  { line }: LineState,
  cells: Int32Array,
  changes: readonly Change[],
): Conclusion[] {
  const isRow = line.kind === 'row';
  // written out: spreading the cell into each conclusion would take as long as all the rest
  return changes.map(({ at, removed }) => ({
    row: isRow ? line.index : at,
    column: isRow ? at : line.index,
    color: onlyColor((cells[at] as number) & ~removed),
    removed: colorsIn((cells[at] as number) & removed),
  }));
}

function cellAt({ kind, index }: Line, at: number): Cell {
  return kind === 'row' ? { row: index, column: at } : { row: at, column: index };
}
