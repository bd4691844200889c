/**
 * Shows pictures as boards: the clues of an edited picture follow its cells. Only lines with
 * changed cells are counted again. A clue that has not changed stays the same object, which tells
 * painting that its numbers need not be repainted.
 */
import {
  BLANK,
  type Clue,
  clueOf,
  type Grid,
  type Palette,
  sameClue,
  UNKNOWN,
} from '@nonokit/core';
import type { Clues } from '../mark.js';
import type { Game } from '../state.js';

/** The parts of a game besides clues and marks, without any play. */
const UNPLAYED = {
  layers: [],
  crossed: new Set<string>(),
  past: undefined,
  future: undefined,
  finished: new Uint8Array(),
  finishedCount: 0,
  help: { where: 0, why: 0, cells: 0, check: 0 },
};

/** The picture as a game whose marks are its inks; paper is shown as unmarked, not as X. */
export function liveGame(grid: Grid, palette: Palette, before?: Game): Game {
  const { width, height } = grid;
  const old = before?.clues.width === width && before.clues.height === height ? before : undefined;
  const marks = Int16Array.from(grid.cells);
  for (let cell = 0; cell < marks.length; cell++) if (marks[cell] === BLANK) marks[cell] = UNKNOWN;
  const [rows, columns] = changedLines(marks, old?.marks, width, height);
  const isSame = old !== undefined && rows.size === 0;
  if (isSame && old.clues.palette === palette) return old;
  const { cells } = grid;
  const clues: Clues = isSame
    ? { ...old.clues, palette }
    : {
        width,
        height,
        palette,
        rows: Array.from({ length: height }, (_, y) =>
          follow(old?.clues.rows[y], rows.has(y), () => clueOf(cells, y * width, 1, width)),
        ),
        columns: Array.from({ length: width }, (_, x) =>
          follow(old?.clues.columns[x], columns.has(x), () => clueOf(cells, x, width, height)),
        ),
      };
  return { ...UNPLAYED, clues, marks: isSame ? old.marks : marks };
}

/** The rows and columns in which any mark differs; all of them if there are no old marks. */
function changedLines(
  marks: Int16Array,
  old: Int16Array | undefined,
  width: number,
  height: number,
): [rows: ReadonlySet<number>, columns: ReadonlySet<number>] {
  if (old === undefined) return [upTo(height), upTo(width)];
  const rows = new Set<number>();
  const columns = new Set<number>();
  for (let cell = 0; cell < marks.length; cell++) {
    if (marks[cell] === old[cell]) continue;
    rows.add(Math.floor(cell / width));
    columns.add(cell % width);
  }
  return [rows, columns];
}

function upTo(count: number): Set<number> {
  return new Set(Array.from({ length: count }, (_, k) => k));
}

/** The old clue if it is still right. */
function follow(old: Clue | undefined, isChanged: boolean, count: () => Clue): Clue {
  if (old !== undefined && !isChanged) return old;
  const clue = count();
  return old !== undefined && sameClue(old, clue) ? old : clue;
}
