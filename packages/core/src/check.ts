/**
 * Checking: what a file claims becomes a puzzle, or the first thing that is wrong with it.
 *
 * Every reader ends here, so a `Puzzle` has clues that fit, colours that exist, totals that agree and a
 * goal that matches. Whether it has a solution is not checked: that is the solver's answer, not an error.
 */
import { cluesOf } from './clues.js';
import { blankGrid, type Grid } from './grid.js';
import { DEFAULT_LIMITS, excessOf, type Limits } from './limits.js';
import { clueText, type Line, leastLength, lineName } from './line.js';
import { BLACK_ON_WHITE, colorName, MAX_COLORS, type Palette, parseRgb } from './palette.js';
import { bad, good, type Place, type Result } from './problem.js';
import type { Clue, Puzzle, PuzzleMeta } from './puzzle.js';
import { sameClue } from './solves.js';

/** Longer clues are not quoted in messages. */
const QUOTED_BLOCKS = 12;

/**
 * What a reader found, before anybody believed it. Clues or a goal must be there; where both are, they
 * must agree, and where only one kind of clue is, the goal gives the other.
 */
export interface PuzzleClaims {
  readonly width: number;
  readonly height: number;
  /** Default: black on white. */
  readonly palette?: Palette | undefined;
  readonly rows?: readonly Clue[] | undefined;
  readonly columns?: readonly Clue[] | undefined;
  /** The picture, row by row. */
  readonly goal?: readonly ArrayLike<number>[] | undefined;
  readonly meta?: PuzzleMeta | undefined;
  readonly extra?: Readonly<Record<string, unknown>> | undefined;
  /** Where the sizes stand in the file. */
  readonly sizePlace?: Place | undefined;
  /** Where each row's clue stands in the file. */
  readonly rowPlaces?: readonly (Place | undefined)[] | undefined;
  /** Where each column's clue stands in the file. */
  readonly columnPlaces?: readonly (Place | undefined)[] | undefined;
  /** Where the goal stands in the file. */
  readonly goalPlace?: Place | undefined;
}

/** Turns claims into a puzzle, or names the first problem: sizes, palette, clues, totals, goal. */
export function checkPuzzle(claims: PuzzleClaims, limits: Partial<Limits> = {}): Result<Puzzle> {
  const { width, height, palette = BLACK_ON_WHITE, meta = {}, extra } = claims;
  const wrongSize = checkSize(claims, { ...DEFAULT_LIMITS, ...limits });
  if (wrongSize !== undefined) return wrongSize;
  const wrongPalette = checkPalette(palette, { ...DEFAULT_LIMITS, ...limits });
  if (wrongPalette !== undefined) return wrongPalette;

  const goal = goalOf(claims, palette);
  if (goal !== undefined && !goal.ok) return goal;
  const drawn = goal === undefined ? undefined : cluesOf(goal.value);
  const { rows = drawn?.rows, columns = drawn?.columns } = claims;
  if (rows === undefined || columns === undefined) return noClues(claims);
  const wrongClue =
    checkClues('row', rows, claims, palette) ??
    checkClues('column', columns, claims, palette) ??
    checkTotals(rows, columns, palette);
  if (wrongClue !== undefined) return wrongClue;

  const puzzle = { width, height, palette, rows, columns, meta };
  const whole = extra === undefined ? puzzle : { ...puzzle, extra };
  if (goal === undefined) return good(whole);
  const wrongGoal = checkGoal(goal.value, whole, claims.goalPlace);
  return wrongGoal ?? good({ ...whole, goal: goal.value });
}

function noClues({ rows, columns }: PuzzleClaims): Result<never> {
  if (rows === undefined && columns === undefined) {
    return bad('no-clues', 'there are neither clues nor a picture');
  }
  const missing = rows === undefined ? 'row' : 'column';
  return bad('no-clues', `there are neither ${missing} clues nor a picture`);
}

function checkSize(claims: PuzzleClaims, limits: Limits): Result<never> | undefined {
  const { width, height, sizePlace } = claims;
  for (const [name, size] of [
    ['width', width],
    ['height', height],
  ] as const) {
    if (!Number.isSafeInteger(size) || size < 1) {
      return bad('bad-size', `the ${name} is ${size}, expected a whole number from 1`, sizePlace);
    }
  }
  const excess = excessOf(width, height, limits);
  return excess === undefined ? undefined : bad('too-large', excess, sizePlace);
}

function checkPalette(palette: Palette, limits: Limits): Result<never> | undefined {
  const most = Math.min(limits.maxColors, MAX_COLORS);
  if (palette.length > most) {
    return bad('too-many-colors', `${palette.length} colours are more than the ${most} allowed`);
  }
  if (palette.length === 0) return bad('no-colors', 'the palette is empty, expected a background');
  for (const [i, { rgb }] of palette.entries()) {
    if (parseRgb(rgb) !== rgb) {
      return bad('bad-color', `colour ${i} is "${rgb}", expected six digits like "#c8141e"`);
    }
  }
  return undefined;
}

function checkClues(
  kind: Line['kind'],
  clues: readonly Clue[],
  claims: PuzzleClaims,
  palette: Palette,
): Result<never> | undefined {
  const [count, length] =
    kind === 'row' ? [claims.height, claims.width] : [claims.width, claims.height];
  const places = kind === 'row' ? claims.rowPlaces : claims.columnPlaces;
  if (clues.length !== count) {
    return bad(
      'wrong-line-count',
      `there are ${clues.length} ${kind} clues, expected ${count}`,
      places?.[Math.min(clues.length, count)] ?? claims.sizePlace,
    );
  }
  for (const [index, clue] of clues.entries()) {
    const wrong = checkClue(lineName({ kind, index }), clue, length, palette, places?.[index]);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

function checkClue(
  name: string,
  clue: Clue,
  length: number,
  palette: Palette,
  place: Place | undefined,
): Result<never> | undefined {
  for (const { size, color } of clue) {
    if (!Number.isSafeInteger(size) || size < 1) {
      const what = `${name}: a block of ${size} cells`;
      return bad('bad-block', `${what}, expected a whole number from 1`, place);
    }
    if (!Number.isInteger(color) || color < 0 || color >= palette.length) {
      const what = `${name}: a block has the unknown colour ${color}`;
      return bad('unknown-color', `${what}, the palette ends at ${palette.length - 1}`, place);
    }
    if (color === 0) return bad('blank-block', `${name}: a block has the background colour`, place);
  }
  const needs = leastLength(clue);
  if (needs <= length) return undefined;
  const text = clue.length <= QUOTED_BLOCKS ? ` "${clueText(clue)}"` : '';
  const what = `${name}: the clue${text} needs ${needs} cells`;
  return bad('clue-too-long', `${what}, but the line has ${length}`, place);
}

function checkTotals(
  rows: readonly Clue[],
  columns: readonly Clue[],
  palette: Palette,
): Result<never> | undefined {
  const inRows = totalsOf(rows, palette.length);
  const inColumns = totalsOf(columns, palette.length);
  for (let color = 1; color < palette.length; color++) {
    const [a, b] = [inRows[color], inColumns[color]];
    if (a === b) continue;
    const of = palette.length > 2 ? ` of colour ${colorName(palette, color)}` : '';
    return bad('sums-differ', `the rows have ${a} filled cells${of}, the columns have ${b}`);
  }
  return undefined;
}

/** How many cells of each colour the clues fill. */
export function totalsOf(clues: readonly Clue[], colors: number): number[] {
  const totals = new Array<number>(colors).fill(0);
  for (const clue of clues) {
    for (const { size, color } of clue) totals[color] = (totals[color] ?? 0) + size;
  }
  return totals;
}

function goalOf(claims: PuzzleClaims, palette: Palette): Result<Grid> | undefined {
  const { width, height, goal: rows, goalPlace } = claims;
  if (rows === undefined) return undefined;
  if (rows.length !== height) {
    return bad('bad-goal', `the picture has ${rows.length} rows, expected ${height}`, goalPlace);
  }
  const grid = blankGrid(width, height);
  for (const [y, row] of rows.entries()) {
    if (row.length !== width) {
      const what = `row ${y + 1} of the picture has ${row.length} cells`;
      return bad('bad-goal', `${what}, expected ${width}`, goalPlace);
    }
    for (let x = 0; x < width; x++) {
      const color = row[x] as number;
      if (!Number.isInteger(color) || color < 0 || color >= palette.length) {
        const what = `row ${y + 1} of the picture has the unknown colour ${color}`;
        return bad('bad-goal', `${what}, expected 0..${palette.length - 1}`, goalPlace);
      }
      grid.cells[y * width + x] = color;
    }
  }
  return good(grid);
}

function checkGoal(
  goal: Grid,
  { rows, columns, palette }: Puzzle,
  place: Place | undefined,
): Result<never> | undefined {
  const drawn = cluesOf(goal);
  for (const [kind, found, expected] of [
    ['row', drawn.rows, rows],
    ['column', drawn.columns, columns],
  ] as const) {
    for (const [index, clue] of found.entries()) {
      const wanted = expected[index] ?? [];
      if (sameClue(clue, wanted)) continue;
      return goalDiffers(lineName({ kind, index }), clue, wanted, palette, place);
    }
  }
  return undefined;
}

function goalDiffers(
  name: string,
  found: Clue,
  expected: Clue,
  palette: Palette,
  place: Place | undefined,
): Result<never> {
  const label = palette.length > 2 ? (c: number) => ` ${colorName(palette, c)}` : undefined;
  const short = Math.max(found.length, expected.length) <= QUOTED_BLOCKS;
  const what = short
    ? `has the clue "${clueText(found, label)}", expected "${clueText(expected, label)}"`
    : `does not have the line's clue`;
  return bad('goal-differs', `${name}: the picture ${what}`, place);
}
