/**
 * Checking: turns what a file claims into a puzzle, or reports the first problem.
 *
 * Every reader ends here, so a `Puzzle` has clues that fit, existing colours, equal totals and a
 * goal that matches its clues. Whether it has a solution is not checked: that is the solver's
 * answer, not an error.
 */
import { cluesOf } from './clues.js';
import type { Draft } from './draft.js';
import { blankGrid, type Grid } from './grid.js';
import { DEFAULT_LIMITS, type Limits, sizeProblem } from './limits.js';
import { clueText, type Line, leastLength } from './line.js';
import { BLACK_ON_WHITE, colorName, MAX_COLORS, type Palette, parseRgb } from './palette.js';
import { bad, good, type Place, type Result } from './problem.js';
import type { Clue, Puzzle, PuzzleMeta } from './puzzle.js';
import { sameClue } from './solves.js';
import * as says from './words/en.js';

/** Most blocks of a clue that a message quotes. */
const QUOTED_BLOCKS = 12;

/**
 * What a reader found, not yet checked. Clues or a goal must be present. Where both are, they must
 * agree; where only the rows or only the columns have clues, the goal gives the others.
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
  /** Where the file states the size. */
  readonly sizePlace?: Place | undefined;
  /** Where the file states each row's clue. */
  readonly rowPlaces?: readonly (Place | undefined)[] | undefined;
  /** Where the file states each column's clue. */
  readonly columnPlaces?: readonly (Place | undefined)[] | undefined;
  /** Where the file states the goal. */
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
  if (wrongClue !== undefined) return withDraft(wrongClue, { ...claims, rows, columns, palette });

  const puzzle = { width, height, palette, rows, columns, meta };
  const whole = extra === undefined ? puzzle : { ...puzzle, extra };
  if (goal === undefined) return good(whole);
  const wrongGoal = checkGoal(goal.value, whole, claims.goalPlace);
  return wrongGoal ?? good({ ...whole, goal: goal.value });
}

/** What is said of clues that are well formed and contradict each other. */
const CONTRADICTIONS: ReadonlySet<string> = new Set([
  ...[says.sumsDiffer, says.clueTooLong, says.wrongLineCount].map(({ code }) => code),
]);

/** The problem with the clues, if only what they say together is wrong. */
function withDraft(result: Result<never>, draft: Draft): Result<never> {
  if (result.ok || !CONTRADICTIONS.has(result.problem.code)) return result;
  const { rows, columns, palette, width, height, meta } = draft;
  const isCount = result.problem.code === says.wrongLineCount.code;
  const stated = isCount ? { width, height } : {};
  return { ...result, draft: { rows, columns, palette, meta, ...stated } };
}

function noClues({ rows, columns }: PuzzleClaims): Result<never> {
  if (rows === undefined && columns === undefined) {
    return bad(says.noCluesNorPicture);
  }
  return bad(says.noClues, { kind: rows === undefined ? 'row' : 'column' });
}

function checkSize(claims: PuzzleClaims, limits: Limits): Result<never> | undefined {
  const { width, height, sizePlace } = claims;
  for (const [side, size] of [
    ['width', width],
    ['height', height],
  ] as const) {
    if (!Number.isSafeInteger(size) || size < 1) {
      return bad(says.badSize, { side, size }, sizePlace);
    }
  }
  const tooLarge = sizeProblem(width, height, limits, sizePlace);
  return tooLarge === undefined ? undefined : { ok: false, problem: tooLarge };
}

function checkPalette(palette: Palette, limits: Limits): Result<never> | undefined {
  const most = Math.min(limits.maxColors, MAX_COLORS);
  if (palette.length > most) {
    return bad(says.tooManyColors, { colors: palette.length, most });
  }
  if (palette.length === 0) return bad(says.noColors);
  for (const [color, { rgb }] of palette.entries()) {
    if (parseRgb(rgb) !== rgb) {
      return bad(says.badColor, { color, rgb });
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
      says.wrongLineCount,
      { kind, found: clues.length, expected: count },
      places?.[Math.min(clues.length, count)] ?? claims.sizePlace,
    );
  }
  for (const [index, clue] of clues.entries()) {
    const wrong = checkClue({ kind, index }, clue, length, palette, places?.[index]);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

function checkClue(
  line: Line,
  clue: Clue,
  length: number,
  palette: Palette,
  place: Place | undefined,
): Result<never> | undefined {
  for (const { size, color } of clue) {
    if (!Number.isSafeInteger(size) || size < 1) {
      return bad(says.badBlock, { line, size }, place);
    }
    if (!Number.isInteger(color) || color < 0 || color >= palette.length) {
      return bad(says.unknownColor, { line, color, last: palette.length - 1 }, place);
    }
    if (color === 0) return bad(says.blankBlock, { line }, place);
  }
  const needs = leastLength(clue);
  if (needs <= length) return undefined;
  const quoted = clue.length <= QUOTED_BLOCKS ? clueText(clue) : null;
  return bad(says.clueTooLong, { line, clue: quoted, needs, length }, place);
}

function checkTotals(
  rows: readonly Clue[],
  columns: readonly Clue[],
  palette: Palette,
): Result<never> | undefined {
  const inRows = listTotals(rows, palette.length);
  const inColumns = listTotals(columns, palette.length);
  for (let color = 1; color < palette.length; color++) {
    const a = inRows[color] ?? 0;
    const b = inColumns[color] ?? 0;
    if (a === b) continue;
    const name = palette.length > 2 ? colorName(palette, color) : null;
    return bad(says.sumsDiffer, { rows: a, columns: b, color: name });
  }
  return undefined;
}

/** Number of cells of each colour that the clues fill. */
export function listTotals(clues: readonly Clue[], colors: number): number[] {
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
    return bad(says.goalHeight, { found: rows.length, expected: height }, goalPlace);
  }
  const grid = blankGrid(width, height);
  for (const [y, row] of rows.entries()) {
    const line: Line = { kind: 'row', index: y };
    if (row.length !== width) {
      return bad(says.goalWidth, { line, found: row.length, expected: width }, goalPlace);
    }
    for (let x = 0; x < width; x++) {
      const color = row[x] as number;
      if (!Number.isInteger(color) || color < 0 || color >= palette.length) {
        return bad(says.goalColor, { line, color, last: palette.length - 1 }, goalPlace);
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
      return goalDiffers({ kind, index }, clue, wanted, palette, place);
    }
  }
  return undefined;
}

function goalDiffers(
  line: Line,
  found: Clue,
  expected: Clue,
  palette: Palette,
  place: Place | undefined,
): Result<never> {
  const label = palette.length > 2 ? (c: number) => ` ${colorName(palette, c)}` : undefined;
  const short = Math.max(found.length, expected.length) <= QUOTED_BLOCKS;
  if (!short) return bad(says.goalDiffersLong, { line }, place);
  const clues = { found: clueText(found, label), expected: clueText(expected, label) };
  return bad(says.goalDiffers, { line, ...clues }, place);
}
