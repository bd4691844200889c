/**
 * One deduction on one line, as a lesson shows it: the line before and after, the premises of the
 * deduction, all arrangements of the blocks, and the sentence in both languages.
 */
import {
  BLACK_ON_WHITE,
  type Clue,
  type InEach,
  inEach,
  type Palette,
  type Puzzle,
} from '@nonokit/core';
import { colorsIn } from '../candidates.js';
import { toStep } from '../deduced-step.js';
import type { TechniqueId } from '../facts.js';
import type { LineState } from '../lines/line-state.js';
import type { Finding, LineTechnique } from '../lines/technique.js';
import { LINE_TECHNIQUES } from '../lines/techniques.js';
import { describeStep } from '../words/describe-step.js';
import { cellOf, type DrawnLine, drawnCells, listWays, stateOfDrawn } from './lines.js';
import { spokenIn } from './spoken-in.js';

/** The inks of coloured lessons: a is red, b blue, c yellow. */
export const LESSON_COLORS: Palette = [
  { rgb: '#ffffff' },
  { rgb: '#d81e1e', symbol: 'a' },
  { rgb: '#1e46c8', symbol: 'b' },
  { rgb: '#f5dc28', symbol: 'c' },
];

/** Maximum number of arrangements that a lesson shows. */
const MOST_WAYS = 60;

/** A deduction on a line, ready to be drawn, and the sentence: "Row 1, overlap: the 6 has …". */
export interface LineLesson extends InEach<string> {
  readonly clue: Clue;
  readonly palette: Palette;
  /** The cells before and after, drawn. */
  readonly before: string;
  readonly after: string;
  /** Places of the known cells that the deduction rests on. */
  readonly premises: readonly number[];
  /**
   * The places of the cells in its conclusions, and the colours that each of them may still have.
   */
  readonly found: readonly { readonly at: number; readonly left: string }[];
  /** All arrangements of the blocks before the deduction, drawn; empty if there are too many. */
  readonly ways: readonly string[];
}

/** The technique for lines with this name. Throws for a technique that uses assumptions. */
export function lineTechnique(id: TechniqueId): LineTechnique {
  const technique = LINE_TECHNIQUES.find((one) => one.id === id);
  if (technique === undefined) throw new RangeError(`lineTechnique: ${id} is not for one line`);
  return technique;
}

/** The puzzle that has only this line. */
export function puzzleOfLine(line: DrawnLine): Puzzle {
  const { clue, length } = stateOfDrawn(line);
  const columns = Array.from({ length }, () => []);
  return { width: length, height: 1, palette: paletteOf(line), rows: [clue], columns, meta: {} };
}

/** The palette of a line: the colours of lessons if its inks are written as letters. */
export function paletteOf({ clue }: Pick<DrawnLine, 'clue'>): Palette {
  return /[a-z]/.test(clue) ? LESSON_COLORS : BLACK_ON_WHITE;
}

/** The first deduction of a technique on a line. Throws if it finds nothing there. */
export function lineLesson(id: TechniqueId, line: DrawnLine): LineLesson {
  const technique = lineTechnique(id);
  const state = stateOfDrawn(line);
  const [finding] = technique.find(state);
  if (finding === undefined) {
    throw new RangeError(`lineLesson: ${id} finds nothing in ${line.cells} with ${line.clue}`);
  }
  const step = toStep({ state, technique, finding, lively: 1, open: 1, age: 0 });
  const puzzle = puzzleOfLine(line);
  const ways = listWays(state.clue, state.cells, MOST_WAYS + 1);
  return {
    clue: state.clue,
    palette: puzzle.palette,
    before: drawnCells(state.cells),
    after: drawnCells(masksAfter(state, finding)),
    premises: step.premises.map(({ column }) => column),
    found: finding.changes.map(({ at }) => ({ at, left: leftAt(state, finding, at) })),
    ways: ways.length > MOST_WAYS ? [] : ways,
    ...inEach((language) => describeStep(step, puzzle, spokenIn(language)).text),
  };
}

/** The candidates of the cells after a deduction. */
export function masksAfter({ cells }: LineState, { changes }: Finding): Int32Array {
  const masks = cells.slice();
  for (const { at, removed } of changes) masks[at] = (masks[at] ?? 0) & ~removed;
  return masks;
}

function leftAt(state: LineState, finding: Finding, at: number): string {
  return colorsIn(masksAfter(state, finding)[at] ?? 0)
    .map(cellOf)
    .join('');
}
