/**
 * Converts the statements of a NON file to a puzzle and back; each dialect defines the notation of
 * its clues, cells and colours.
 */
import {
  bad,
  type Clue,
  type Color,
  good,
  type Limits,
  type Palette,
  type Puzzle,
  type PuzzleMeta,
  type Result,
} from '@nonokit/core';
import { checkedPuzzle, toMeta } from '../lexing/checked-puzzle.js';
import { type ClueReader, cluesOfLines } from '../lexing/clue-words.js';
import type { Word } from '../lexing/cursor.js';
import { nonBadCell, nonGoalTotal, nonNoPuzzle } from '../words/en/programs-non.js';
import { type BlankLines, type NonStatements, readStatements } from './non-statements.js';

/** A dialect's reader for one puzzle. */
export interface NonDialect {
  /** The palette, complete only after all clues and cells are read; undefined is black on white. */
  readonly palette: Palette | undefined;
  readClue: ClueReader;
  /** The colour of one character of the goal, or undefined if it has no meaning. */
  readCell(cell: string): Color | undefined;
}

/** True if the text is in one of the dialects. */
export function isNon(text: string): boolean {
  return (
    /^[ \t]*(?:width|columns)[ \t]+[0-9]/im.test(text) &&
    /(?:^|\d[ \t]*,)[ \t]*(?:height|rows)[ \t]+[0-9]/im.test(text) &&
    /^[ \t]*(?:rows|columns)[ \t]*$/im.test(text)
  );
}

/**
 * Reads the puzzle on `lines`. Dialects disagree about blank lines among the clues, so their
 * meanings are tried in the given order. If none gives a puzzle, the problem of the best attempt is
 * returned: the one that read all statements, else the most lines.
 */
export function readNonPuzzle(
  lines: readonly Word[],
  limits: Limits,
  meanings: readonly BlankLines[],
  dialectOf: (statements: NonStatements) => Result<NonDialect>,
): Result<Puzzle> {
  let best: Result<Puzzle> = bad(nonNoPuzzle, {}, { line: 1, column: 1 });
  let bestReach = 0;
  for (const blankLines of meanings) {
    const statements = readStatements(lines, blankLines, limits);
    if (statements.ok) {
      const puzzle = puzzleOfStatements(statements.value, limits, dialectOf);
      if (puzzle.ok) return puzzle;
      if (bestReach < Number.POSITIVE_INFINITY) best = puzzle;
      bestReach = Number.POSITIVE_INFINITY;
    } else if ((statements.problem.line ?? 1) > bestReach) {
      best = statements;
      bestReach = statements.problem.line ?? 1;
    }
  }
  return best;
}

function puzzleOfStatements(
  statements: NonStatements,
  limits: Limits,
  dialectOf: (statements: NonStatements) => Result<NonDialect>,
): Result<Puzzle> {
  const dialect = dialectOf(statements);
  if (!dialect.ok) return dialect;
  const { width, height, sizePlace } = statements;
  const { readClue } = dialect.value;
  const rows = cluesOfLines(statements.rowLines, width, readClue);
  if (!rows.ok) return rows;
  const columns = cluesOfLines(statements.columnLines, height, readClue);
  if (!columns.ok) return columns;
  const goal = readGoal(statements, dialect.value);
  if (!goal.ok) return goal;
  return checkedPuzzle(
    {
      width,
      height,
      sizePlace,
      palette: dialect.value.palette,
      rows: rows.value,
      columns: columns.value,
      goal: goal.value,
      meta: metaOfProperties(statements.properties),
      rowPlaces: statements.rowLines.map(({ place }) => place),
      columnPlaces: statements.columnLines.map(({ place }) => place),
      goalPlace: statements.goal?.place ?? sizePlace,
    },
    limits,
  );
}

function readGoal(
  { goal, width, height }: NonStatements,
  dialect: NonDialect,
): Result<Color[][] | undefined> {
  if (goal === undefined) return good(undefined);
  if (goal.text.length !== width * height) {
    return bad(nonGoalTotal, { found: goal.text.length, width, height }, goal.place);
  }
  const rows: Color[][] = [];
  for (let i = 0; i < goal.text.length; i++) {
    const color = dialect.readCell(goal.text[i] ?? '');
    if (color === undefined) {
      return bad(nonBadCell, { cell: i + 1, found: goal.text[i] ?? '' }, goal.place);
    }
    if (i % width === 0) rows.push([]);
    rows.at(-1)?.push(color);
  }
  return good(rows);
}

function metaOfProperties(properties: ReadonlyMap<string, string>): PuzzleMeta {
  return toMeta({
    id: properties.get('catalogue') ?? properties.get('id'),
    title: properties.get('title'),
    author: properties.get('by') ?? properties.get('author'),
    copyright: properties.get('copyright'),
    license: properties.get('license'),
    description: properties.get('description'),
    source: properties.get('source'),
  });
}

/** A value in double quotes, or undefined if there is no value. */
export function quoted(value: string | undefined): string | undefined {
  return value === undefined || value === '' ? undefined : `"${value}"`;
}

/** A NON file: properties, sizes, clues, and the goal if the puzzle has one. */
export function nonText(
  puzzle: Puzzle,
  properties: readonly (readonly [key: string, value: string | undefined])[],
  clue: (clue: Clue) => string,
  cell?: (color: Color) => string,
): string {
  const { width, height, rows, columns, goal } = puzzle;
  const head = properties.flatMap(([key, value]) =>
    value === undefined ? [] : [`${key} ${value}`],
  );
  const lines = [...head, `width ${width}`, `height ${height}`, '', 'rows', ...rows.map(clue)];
  lines.push('', 'columns', ...columns.map(clue));
  if (goal !== undefined && cell !== undefined) {
    lines.push('', `goal "${Array.from(goal.cells, (color) => cell(color)).join('')}"`);
  }
  return `${lines.join('\n')}\n`;
}
