/**
 * Scenes: all that a board shows at one moment, as plain data. Two scenes tell what has to be
 * painted again.
 */
import type { Line } from '@nonokit/core';
import type { NumberStates } from '../crossing.js';
import { lineAt } from '../line-marks.js';
import type { Clues } from '../mark.js';
import type { Game } from '../state.js';
import type { BoardLook } from './look.js';
import type { Viewport } from './viewport.js';

/** A hint on the board. */
export interface ShownHint {
  /** Cells that it rests on, by their index. */
  readonly premises: readonly number[];
  /** Cells about which it says something. */
  readonly conclusions: readonly number[];
  /** The line that it is about, whose numbers get a ring. */
  readonly line?: Line | undefined;
}

/** How a board is drawn; players choose. */
export interface BoardStyle {
  /** A thicker rule after every so many cells; 0 for none. Default 5. */
  readonly rulesEvery: number;
  /** How an X is shown. Default 'cross'. */
  readonly blankAs: 'cross' | 'dot' | 'shade';
  /** Whether the row and column of the cursor are tinted. */
  readonly hasCrosshair: boolean;
}

/** What players have before they change anything. */
export const USUAL_STYLE: BoardStyle = { rulesEvery: 5, blankAs: 'cross', hasCrosshair: true };

/** What a board shows. */
export interface Scene {
  readonly game: Game;
  readonly view: Viewport;
  readonly look: BoardLook;
  readonly style: BoardStyle;
  readonly numbers: NumberStates;
  /** The cell of the cursor. */
  readonly cursor?: { readonly row: number; readonly column: number } | undefined;
  /** The cells of a stroke under way, and what they become. */
  readonly stroke?: { readonly cells: ReadonlySet<number>; readonly mark: number } | undefined;
  /** Cells that were found wrong, once the player has asked. */
  readonly mistakes?: readonly number[] | undefined;
  readonly hint?: ShownHint | undefined;
}

/** Cells, from the first to the last of both directions. */
export interface CellRange {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * What differs between two scenes: undefined where all of it has to be painted; else the cells,
 * none if nothing differs. Numbers beside those cells belong to what has to be painted.
 */
export function changedCells(before: Scene, after: Scene): CellRange | 'nothing' | undefined {
  const isSame =
    before.view === after.view && before.look === after.look && before.style === after.style;
  if (!isSame || before.game.clues !== after.game.clues) return undefined;
  const cells: number[] = [];
  const { width } = after.game.clues;
  if (before.game.marks !== after.game.marks) {
    for (let cell = 0; cell < after.game.marks.length; cell++) {
      if (before.game.marks[cell] !== after.game.marks[cell]) cells.push(cell);
    }
  }
  if (before.game.layers !== after.game.layers || before.hint !== after.hint) return undefined;
  if (before.mistakes !== after.mistakes) return undefined;
  for (const stroke of [before.stroke, after.stroke]) {
    if (before.stroke !== after.stroke) cells.push(...(stroke?.cells ?? []));
  }
  const hasMoved =
    before.cursor?.row !== after.cursor?.row || before.cursor?.column !== after.cursor?.column;
  if (hasMoved && after.style.hasCrosshair) return undefined;
  for (const cursor of hasMoved ? [before.cursor, after.cursor] : []) {
    if (cursor !== undefined) cells.push(cursor.row * width + cursor.column);
  }
  return rangeOf(cells, changedNumbers(before, after), after.game.clues);
}

/** The lines whose numbers are shown otherwise. */
function changedNumbers(before: Scene, after: Scene): Line[] {
  const lines: Line[] = [];
  after.numbers.lines.forEach((states, number) => {
    const old = before.numbers.lines[number];
    if (states === old || states.every((state, block) => state === old?.[block])) return;
    lines.push(lineAt(number, after.game.clues));
  });
  return lines;
}

/** The least range that has these cells, and a cell of each of these lines. */
function rangeOf(
  cells: readonly number[],
  lines: readonly Line[],
  { width }: Clues,
): CellRange | 'nothing' {
  const indicesOf = (kind: Line['kind']): number[] =>
    lines.filter((line) => line.kind === kind).map(({ index }) => index);
  const rows = [...cells.map((cell) => Math.floor(cell / width)), ...indicesOf('row')];
  const columns = [...cells.map((cell) => cell % width), ...indicesOf('column')];
  if (rows.length === 0 && columns.length === 0) return 'nothing';
  const [top, bottom] = boundsOf(rows);
  const [left, right] = boundsOf(columns);
  return { left, top, right, bottom };
}

function boundsOf(indices: readonly number[]): [least: number, most: number] {
  let [least, most] = [indices[0] ?? 0, indices[0] ?? 0];
  for (const index of indices) {
    least = Math.min(least, index);
    most = Math.max(most, index);
  }
  return [least, most];
}
