/**
 * The state of a puzzle in bulk solving: for each row and each column, the cells that may be filled
 * and the cells that may be blank. Rows and columns always agree. Every cell has a candidate:
 * removing the last one is a conflict. States are stored one after the other, so that the search
 * can copy one to the next.
 */
import { mayBlank, mayInk, MOST_CELLS, settleLine } from './bulk-line';

/** Bytes in one list of a state; a state has four lists. */
const LIST: usize = 4 * <usize>MOST_CELLS;
const STATE: usize = 4 * LIST;
const ROW_INK: usize = 0;
const ROW_BLANK: usize = LIST;
const COLUMN_INK: usize = 2 * LIST;
const COLUMN_BLANK: usize = 3 * LIST;

/** The size of the puzzles. */
export let height: i32 = 0;
export let width: i32 = 0;
/** The clue words of the puzzle: those of the rows, then those of the columns. */
let clues: usize = 0;
let states: usize = 0;
/** The number of states that there is memory for. */
let levels: i32 = 0;
/** The lines that must be settled. */
let dirtyRows: u32 = 0;
let dirtyColumns: u32 = 0;
/** For each line, rows before columns, the number of conflicts that it had in this search. */
const failures = new StaticArray<i32>(2 * MOST_CELLS);

/** Counts the lines settled since the module was instantiated. */
export let linesSettled: i32 = 0;

/** A set of the first `count` cells, up to 32. */
function firstCells(count: i32): u32 {
  return <u32>(((<u64>1) << (<u64>count)) - 1);
}

/**
 * Sets the size of the following puzzles. There are levels for a decision about each cell, and two
 * for assumptions.
 */
export function setSize(h: i32, w: i32): void {
  height = h;
  width = w;
  const most = h * w + 2;
  if (most <= levels) return;
  levels = most;
  states = heap.alloc(STATE * <usize>most);
}

/**
 * Starts a puzzle at level 0: every line must be settled, and only the blanks of lines without
 * blocks are known.
 */
export function startState(cluesAt: usize): void {
  clues = cluesAt;
  dirtyRows = firstCells(height);
  dirtyColumns = firstCells(width);
  const inkedRows = linesWithInk(0, height);
  const inkedColumns = linesWithInk(height, width);
  for (let r = 0; r < height; r++) {
    const isInked = ((inkedRows >> r) & 1) != 0;
    store<u32>(states + ROW_INK + 4 * r, isInked ? inkedColumns : 0);
    store<u32>(states + ROW_BLANK + 4 * r, dirtyColumns);
  }
  for (let c = 0; c < width; c++) {
    const isInked = ((inkedColumns >> c) & 1) != 0;
    store<u32>(states + COLUMN_INK + 4 * c, isInked ? inkedRows : 0);
    store<u32>(states + COLUMN_BLANK + 4 * c, dirtyRows);
  }
}

/** Returns which of the `count` lines from `first` have blocks. */
function linesWithInk(first: i32, count: i32): u32 {
  let inked: u32 = 0;
  for (let k = 0; k < count; k++) {
    if (load<u32>(clues + 4 * (first + k)) != 0) inked |= (<u32>1) << k;
  }
  return inked;
}

/** Settles the lines of a level until none changes. Returns false on a conflict. */
export function propagateState(level: i32): bool {
  const state = states + <usize>level * STATE;
  while ((dirtyRows | dirtyColumns) != 0) {
    while (dirtyRows != 0) {
      const row = ctz(dirtyRows);
      dirtyRows &= dirtyRows - 1;
      if (!settleRow(state, row)) return false;
    }
    while (dirtyColumns != 0) {
      const column = ctz(dirtyColumns);
      dirtyColumns &= dirtyColumns - 1;
      if (!settleColumn(state, column)) return false;
    }
  }
  return true;
}

function settleRow(state: usize, row: u32): bool {
  const at = state + 4 * row;
  const ink = load<u32>(at + ROW_INK);
  const blank = load<u32>(at + ROW_BLANK);
  linesSettled++;
  if (!settleLine(load<u32>(clues + 4 * row), width, ink, blank)) {
    failures[row]++;
    return false;
  }
  store<u32>(at + ROW_INK, mayInk);
  store<u32>(at + ROW_BLANK, mayBlank);
  const changed = (ink ^ mayInk) | (blank ^ mayBlank);
  if (changed == 0) return true;
  dirtyColumns |= changed;
  clearCrossing(state + COLUMN_INK, ink ^ mayInk, row);
  clearCrossing(state + COLUMN_BLANK, blank ^ mayBlank, row);
  return true;
}

function settleColumn(state: usize, column: u32): bool {
  const at = state + 4 * column;
  const ink = load<u32>(at + COLUMN_INK);
  const blank = load<u32>(at + COLUMN_BLANK);
  const word = load<u32>(clues + 4 * (height + column));
  linesSettled++;
  if (!settleLine(word, height, ink, blank)) {
    failures[MOST_CELLS + column]++;
    return false;
  }
  store<u32>(at + COLUMN_INK, mayInk);
  store<u32>(at + COLUMN_BLANK, mayBlank);
  const changed = (ink ^ mayInk) | (blank ^ mayBlank);
  if (changed == 0) return true;
  dirtyRows |= changed;
  clearCrossing(state + ROW_INK, ink ^ mayInk, column);
  clearCrossing(state + ROW_BLANK, blank ^ mayBlank, column);
  return true;
}

/** Removes cell `cell` from each crossing line in `lines` of a list. */
function clearCrossing(list: usize, lines: u32, cell: u32): void {
  const keep = ~((<u32>1) << cell);
  for (let rest = lines; rest != 0; rest &= rest - 1) {
    const at = list + 4 * ctz(rest);
    store<u32>(at, load<u32>(at) & keep);
  }
}

/** Resets the conflict counts of the lines. */
export function forgetFailures(): void {
  for (let l = 0; l < 2 * MOST_CELLS; l++) failures[l] = 0;
}

/** Tells whether any cell is open. */
export function isOpen(level: i32): bool {
  for (let r = 0; r < height; r++) if (openCells(level, r) != 0) return true;
  return false;
}

/** Tells whether a cell, `row * MOST_CELLS + column`, is open. */
export function isOpenCell(level: i32, cell: i32): bool {
  return ((openCells(level, cell / MOST_CELLS) >> (cell % MOST_CELLS)) & 1) != 0;
}

/**
 * Chooses the next cell to try, `row * MOST_CELLS + column`: among the cells of the best line, the
 * one whose crossing line is best. At least one cell must be open.
 */
export function cellToTry(level: i32): i32 {
  const state = states + <usize>level * STATE;
  const row = bestLine(state + ROW_INK, firstCells(height), 0);
  const column = bestLine(state + COLUMN_INK, firstCells(width), MOST_CELLS);
  const openRow = openIn(state + ROW_INK, row);
  const openColumn = openIn(state + COLUMN_INK, column);
  if (!isBetter(popcnt(openColumn), MOST_CELLS + column, popcnt(openRow), row)) {
    return row * MOST_CELLS + bestLine(state + COLUMN_INK, openRow, MOST_CELLS);
  }
  return bestLine(state + ROW_INK, openColumn, 0) * MOST_CELLS + column;
}

/**
 * The best of a set of lines whose lists begin at `list`. At least one of the lines must be open.
 */
function bestLine(list: usize, lines: u32, firstLine: i32): i32 {
  let best = -1;
  let least = 0;
  for (let rest = lines; rest != 0; rest &= rest - 1) {
    const l = <i32>ctz(rest);
    const open = popcnt(openIn(list, l));
    if (open == 0) continue;
    if (best >= 0 && !isBetter(open, firstLine + l, least, firstLine + best)) continue;
    best = l;
    least = open;
  }
  return best;
}

/** The open cells of a line. */
function openIn(list: usize, line: i32): u32 {
  return load<u32>(list + 4 * line) & load<u32>(list + LIST + 4 * line);
}

/**
 * Tells whether line `l` has fewer open cells than `other`, each divided by the line's conflicts
 * plus one.
 */
function isBetter(open: i32, l: i32, openOther: i32, other: i32): bool {
  return open * (1 + failures[other]) < openOther * (1 + failures[l]);
}

/** The number of open cells. */
export function openCount(level: i32): i32 {
  const state = states + <usize>level * STATE;
  let open = 0;
  for (let r = 0; r < height; r++) {
    open += popcnt(load<u32>(state + ROW_INK + 4 * r) & load<u32>(state + ROW_BLANK + 4 * r));
  }
  return open;
}

/** The cells of a row that are open. */
export function openCells(level: i32, row: i32): u32 {
  return inkOf(level, row) & blankOf(level, row);
}

/** The cells of a row that may be ink. */
export function inkOf(level: i32, row: i32): u32 {
  return load<u32>(states + <usize>level * STATE + ROW_INK + 4 * row);
}

/** The cells of a row that may be blank. */
export function blankOf(level: i32, row: i32): u32 {
  return load<u32>(states + <usize>level * STATE + ROW_BLANK + 4 * row);
}

/** The cells of a column that may be ink. */
export function columnInkOf(level: i32, column: i32): u32 {
  return load<u32>(states + <usize>level * STATE + COLUMN_INK + 4 * column);
}

/** The cells of a column that may be blank. */
export function columnBlankOf(level: i32, column: i32): u32 {
  return load<u32>(states + <usize>level * STATE + COLUMN_BLANK + 4 * column);
}

/** The clue word of a line; rows come before columns. */
export function clueWordAt(line: i32): u32 {
  return load<u32>(clues + 4 * line);
}

/** Copies a level to another. */
export function copyState(level: i32, to: i32): void {
  const state = states + <usize>level * STATE;
  const copy = states + <usize>to * STATE;
  copyList(state + ROW_INK, copy + ROW_INK, height);
  copyList(state + ROW_BLANK, copy + ROW_BLANK, height);
  copyList(state + COLUMN_INK, copy + COLUMN_INK, width);
  copyList(state + COLUMN_BLANK, copy + COLUMN_BLANK, width);
}

function copyList(from: usize, to: usize, count: i32): void {
  for (let k = 0; k < count; k++) store<u32>(to + 4 * k, load<u32>(from + 4 * k));
}

/**
 * Removes from level 0 the values that neither of two levels keeps, and marks the changed lines to
 * be settled. Returns false if nothing changes.
 */
export function keepEither(one: i32, other: i32): bool {
  dirtyRows = 0;
  dirtyColumns = 0;
  for (let r = 0; r < height; r++) {
    const ink = inkOf(0, r) & ~(inkOf(one, r) | inkOf(other, r));
    const blank = blankOf(0, r) & ~(blankOf(one, r) | blankOf(other, r));
    if ((ink | blank) == 0) continue;
    dirtyRows |= (<u32>1) << r;
    dirtyColumns |= ink | blank;
    store<u32>(states + ROW_INK + 4 * r, inkOf(0, r) & ~ink);
    store<u32>(states + ROW_BLANK + 4 * r, blankOf(0, r) & ~blank);
    clearCrossing(states + COLUMN_INK, ink, r);
    clearCrossing(states + COLUMN_BLANK, blank, r);
  }
  return dirtyRows != 0;
}

/** Gives an open cell a value, and marks only the two lines of the cell to be settled. */
export function decideCell(level: i32, cell: i32, isInk: bool): void {
  const state = states + <usize>level * STATE;
  const row = cell / MOST_CELLS;
  const column = cell % MOST_CELLS;
  // a conflict may have left other lines marked
  dirtyRows = (<u32>1) << row;
  dirtyColumns = (<u32>1) << column;
  clearCrossing(state + (isInk ? ROW_BLANK : ROW_INK), dirtyRows, column);
  clearCrossing(state + (isInk ? COLUMN_BLANK : COLUMN_INK), dirtyColumns, row);
}
