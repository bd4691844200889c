/**
 * Checks one inference on one line, a step or a link of a chain, by its definition: in every
 * arrangement of the line's clue that agrees with the premises alone, each conclusion holds.
 *
 * Any other cell of the line may have every colour of its clue, except those that a crossing clue
 * named by the step lacks.
 */
import { BLANK, type Color, clueAt, type Line, lineName, UNKNOWN } from '@nonokit/core';
import type { Cell, Conclusion, LineFacts } from '../../facts.js';
import type { Step } from '../../step.js';
import {
  cellsOf,
  crossing,
  inksOf,
  isSameCell,
  isSameLine,
  type Knowledge,
  openIn,
} from './knowledge.js';
import { type Cells, listPlacings } from './placings.js';
import { areTrue } from './truths.js';
import type { Report } from './violation.js';

/** An inference: what it looks at, and what it proves. */
export interface Inference {
  readonly line: Line;
  /** Lines whose clues it names besides. */
  readonly crossings: readonly Line[];
  readonly premises: readonly Cell[];
  /** Empty if the inference is that the clue has no arrangement left. */
  readonly conclusions: readonly Conclusion[];
  readonly facts?: LineFacts;
}

/** A step on one line as an inference. */
export function toInference({ lines, premises, conclusions, facts, chain }: Step): Inference {
  const [line = { kind: 'row', index: 0 }, ...crossings] = lines;
  const whole = { line, crossings, premises, conclusions };
  return chain === undefined ? { ...whole, facts: facts as LineFacts } : whole;
}

/** Checks an inference from what is known; reports violations and learns nothing. */
export function checkInference(known: Knowledge, inference: Inference, report: Report): void {
  checkPlaces(known, inference, report);
  checkFollows(known, inference, report);
  const { line, facts } = inference;
  const clue = clueAt(known.puzzle, line);
  if (
    facts !== undefined &&
    !areTrue(
      facts,
      clue,
      cellsOf(known.puzzle, line).map((c) => known.at(c)),
    )
  ) {
    report('false fact', `${lineName(line)}: ${JSON.stringify(facts)}`);
  } else if (facts !== undefined && facts.kind !== 'whole-line' && !isFounded(known, inference)) {
    report('unfounded fact', `${lineName(line)}: ${JSON.stringify(facts)}`);
  }
  checkNeeded(known, inference, report);
}

/** Checks that all cells lie on the line, premises are known, and conclusions are new. */
function checkPlaces(known: Knowledge, inference: Inference, report: Report): void {
  const { line, premises, conclusions } = inference;
  const isOff = (cell: Cell): boolean => cell[line.kind] !== line.index;
  const open = openIn(known.puzzle, line);
  for (const cell of premises) {
    if (isOff(cell)) report('wrong cell', `${cellName(cell)} is not in ${lineName(line)}`);
    const colors = known.at(cell);
    if ([...open].every((color) => colors.has(color))) {
      report('wrong cell', `nothing is known of ${cellName(cell)}`);
    }
  }
  for (const conclusion of conclusions) {
    if (isOff(conclusion))
      report('wrong cell', `${cellName(conclusion)} is not in ${lineName(line)}`);
    checkProgress(known, conclusion, report);
  }
}

/** Checks that a conclusion removes only candidates, and states the colour that is left. */
export function checkProgress(known: Knowledge, conclusion: Conclusion, report: Report): void {
  const { color, removed } = conclusion;
  const before = known.at(conclusion);
  const left = [...before].filter((one) => !removed.includes(one));
  const isNew = removed.length > 0 && removed.every((one) => before.has(one));
  if (!isNew) report('no progress', `${cellName(conclusion)} could not be ${removed} before`);
  const [only = UNKNOWN, another] = left;
  if (color !== (another === undefined ? only : UNKNOWN)) {
    report('no progress', `${cellName(conclusion)} may be ${left}, not ${color}`);
  }
}

/** Checks that each conclusion holds in all arrangements that agree with the premises. */
function checkFollows(known: Knowledge, inference: Inference, report: Report): void {
  if (isImplied(known, inference)) return;
  const { line, conclusions } = inference;
  const where = `${lineName(line)}, ${conclusions.map(cellName).join('; ')}`;
  if (!follows(known, inference)) report('unsound', where);
  else if (isImplied(known, keepRemovals(inference))) report('unnamed color', where);
  else report('unnamed crossing', where);
}

/**
 * True if an inference removes only what its premises and the clues of all crossing lines rule out,
 * whether or not it names those lines.
 */
export function follows(known: Knowledge, inference: Inference): boolean {
  const { line } = inference;
  const crossings = cellsOf(known.puzzle, line).map((cell) => crossing(line, cell));
  return isImplied(known, { ...keepRemovals(inference), crossings });
}

/** The inference without the colours that it states. */
function keepRemovals(inference: Inference): Inference {
  const conclusions = inference.conclusions.map((one) => ({ ...one, color: UNKNOWN }));
  return { ...inference, conclusions };
}

/** Checks that no premise is superfluous. */
function checkNeeded(known: Knowledge, inference: Inference, report: Report): void {
  const { premises, facts } = inference;
  const isNeeded = (cell: Cell): boolean => {
    const fewer = { ...inference, premises: premises.filter((other) => other !== cell) };
    if (!isImplied(known, fewer)) return true;
    return facts !== undefined && isFounded(known, inference) && !isFounded(known, fewer);
  };
  // nothing is needless for what does not follow
  if (!isImplied(known, inference)) return;
  const needless = premises.filter((cell) => !isNeeded(cell));
  if (needless.length > 0) report('needless premise', needless.map(cellName).join('; '));
}

/** True if the conclusions hold in all arrangements that agree with the premises. */
export function isImplied(known: Knowledge, inference: Inference): boolean {
  const { line, conclusions } = inference;
  const placings = listPlacings(clueAt(known.puzzle, line), seen(known, inference));
  if (conclusions.length === 0) return placings === undefined;
  if (placings === undefined) return false;
  return conclusions.every((conclusion) => {
    const left = placings.colors[line.kind === 'row' ? conclusion.column : conclusion.row];
    if (left === undefined) return false;
    const { color, removed } = conclusion;
    return color === UNKNOWN
      ? removed.every((one) => !left.has(one))
      : left.size === 1 && left.has(color);
  });
}

function isFounded(known: Knowledge, inference: Inference): boolean {
  const { line, facts } = inference;
  return facts === undefined || areTrue(facts, clueAt(known.puzzle, line), seen(known, inference));
}

/** The cells of the line as the inference sees them: what the premises and its clues allow. */
function seen(known: Knowledge, { line, crossings, premises }: Inference): Cells {
  const { puzzle } = known;
  const open = openIn(puzzle, line);
  return cellsOf(puzzle, line).map((cell): ReadonlySet<Color> => {
    if (premises.some((premise) => isSameCell(premise, cell))) return known.at(cell);
    const across = crossing(line, cell);
    if (!crossings.some((one) => isSameLine(one, across))) return open;
    const inks = inksOf(clueAt(puzzle, across));
    return new Set([...open].filter((color) => color === BLANK || inks.has(color)));
  });
}

/** "row 3, column 5". */
export function cellName({ row, column }: Cell): string {
  return `row ${row + 1}, column ${column + 1}`;
}
