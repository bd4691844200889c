/**
 * A task: finish a line with one technique. It holds what the technique proves when it is repeated
 * as long as it finds anything, and why every other cell does not count.
 */
import type { Clue, Palette } from '@nonokit/core';
import type { Colors } from '../candidates.js';
import type { TechniqueId } from '../facts.js';
import { LINE_TECHNIQUES } from '../lines/techniques.js';
import { lineTechnique, masksAfter, paletteOf } from './line-lesson.js';
import {
  cellOf,
  type DrawnLine,
  drawnCells,
  listWays,
  stateOfDrawn,
  stateOfMasks,
} from './lines.js';

/** A line to finish. */
export interface LineTask {
  readonly clue: Clue;
  readonly palette: Palette;
  /** The cells at the start, drawn. */
  readonly start: string;
  /** The cells when the task is finished: the start and everything that the technique proves. */
  readonly goal: string;
  /** The number of arrangements at the start; 1,001 means more than a thousand. */
  readonly ways: number;
  /** The reason for each unknown cell that the technique does not decide. */
  readonly open: Readonly<Record<number, OpenCell>>;
}

/** Why a cell does not count. */
export type OpenCell =
  /** The cell is not certain: it differs in these two arrangements. */
  | { readonly why: 'undecided'; readonly ways: readonly [string, string] }
  /** The cell is certain, by another technique. */
  | { readonly why: 'other'; readonly technique: TechniqueId; readonly cell: string };

/** Maximum number of arrangements that are counted. */
export const MOST_COUNTED = 1001;

/** The task on a line; undefined if the technique decides no cell there. */
export function lineTask(id: TechniqueId, line: DrawnLine): LineTask | undefined {
  const { clue, cells } = stateOfDrawn(line);
  const start = drawnCells(cells);
  const goal = drawnCells(closure(clue, cells, id));
  if (goal === start) return undefined;
  const ways = listWays(clue, cells, MOST_COUNTED);
  const open: Record<number, OpenCell> = {};
  for (const [at, cell] of [...goal].entries()) {
    if (cell === '?') open[at] = openCell(clue, cells, ways, at);
  }
  return { clue, palette: paletteOf(line), start, goal, ways: ways.length, open };
}

/** The candidates of the cells after a single technique has found everything it can. */
function closure(clue: Clue, cells: ArrayLike<Colors>, id: TechniqueId): Int32Array {
  const technique = lineTechnique(id);
  let state = stateOfMasks(clue, cells);
  for (;;) {
    const [finding] = technique.find(state);
    if (finding === undefined) return state.cells;
    state = stateOfMasks(clue, masksAfter(state, finding));
  }
}

function openCell(
  clue: Clue,
  cells: ArrayLike<Colors>,
  ways: readonly string[],
  at: number,
): OpenCell {
  const [first = ''] = ways;
  const filled = ways.find((way) => way[at] !== '.') ?? first;
  const other = ways.find((way) => way[at] !== filled[at]);
  if (other !== undefined) return { why: 'undecided', ways: [filled, other] };
  return { why: 'other', technique: deciding(clue, cells, at), cell: filled[at] ?? '.' };
}

/**
 * The technique that decides a cell if all techniques take turns and each does everything it can.
 */
function deciding(clue: Clue, cells: ArrayLike<Colors>, at: number): TechniqueId {
  let state = stateOfMasks(clue, cells);
  for (;;) {
    const found = LINE_TECHNIQUES.flatMap((technique) =>
      technique.find(state).map((finding) => ({ technique, finding })),
    )[0];
    if (found === undefined) throw new RangeError('deciding: no technique decides the cell');
    const masks = masksAfter(state, found.finding);
    if (drawnCells(masks)[at] !== cellOf(-1)) return found.technique.id;
    state = stateOfMasks(clue, masks);
  }
}
