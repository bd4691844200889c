/**
 * What `make` says about a puzzle, for people and for programs.
 */
import { colorName, inkCount } from '@nonokit/core';
import type { Difficulty } from '@nonokit/explain';
import type { ChangedCell, MadePuzzle } from '@nonokit/maker';
import type { WishedDifficulty } from 'nonokit/make';

/** Changed cells that are listed for people; programs get all. */
const LISTED = 12;

/** What the report is told besides the puzzle. */
export interface ReportOptions {
  /** How hard it is for a person; undefined where it is not unique or too large to tell. */
  readonly difficulty: Difficulty | undefined;
  /** What repair was asked for. Default 'line'. */
  readonly repair?: 'line' | 'unique' | 'off' | undefined;
  /** How hard it was to be, if that was asked for. */
  readonly wished?: WishedDifficulty | undefined;
}

/** The lines for people: size, colours, status, similarity, flips. */
export function reportLines(
  output: string,
  made: MadePuzzle,
  { difficulty, repair = 'line', wished }: ReportOptions,
): string[] {
  const { puzzle, changed, similarity } = made;
  const inks = inkCount(puzzle);
  const facts = [
    `${puzzle.width}x${puzzle.height}`,
    inks === 1 ? 'black and white' : `${inks} colours`,
    statusText(made),
    ...(difficulty === undefined ? [] : [`${difficulty.label} (${difficulty.score})`]),
    `${Math.round(100 * made.fill)} % filled`,
    `similarity ${similarity.toFixed(2)}`,
    `${changed.length} ${changed.length === 1 ? 'cell' : 'cells'} changed`,
  ];
  const missed = missedText(made, { difficulty, repair, wished });
  return [
    `${output}: ${facts.join(', ')}`,
    ...(missed === undefined ? [] : [`  ${missed}`]),
    ...changed.slice(0, LISTED).map((cell) => `  ${changeText(cell, made)}`),
    ...(changed.length > LISTED
      ? [`  and ${changed.length - LISTED} more (--json lists all)`]
      : []),
  ];
}

/** What was wanted and is not so. */
function missedText(
  { reached, miss, status }: MadePuzzle,
  { difficulty, repair, wished }: ReportOptions,
): string | undefined {
  if (!reached) {
    const wanted = repair === 'unique' ? 'unique' : 'solvable by lines';
    return `not ${wanted} within the budget: this is the best attempt`;
  }
  if (miss === 0 || wished === undefined) return undefined;
  if (difficulty !== undefined) {
    const found = difficulty.label === 'guess' ? 'it takes guessing' : `it is ${difficulty.label}`;
    return repair === 'off'
      ? `not ${wished}: ${found}, and no cell may be changed (--repair line or unique allows it)`
      : `not ${wished} within the budget: ${found}, the nearest attempt`;
  }
  return status === 'unique'
    ? 'more than 3,600 cells or 30 colours are too many to tell how hard it is'
    : `not ${wished}: only what has a single solution can be rated`;
}

function statusText({ status, lineSolvable }: MadePuzzle): string {
  if (lineSolvable) return 'unique, solvable by lines';
  if (status === 'unknown') return 'perhaps not unique';
  return status === 'unique' ? 'unique' : 'not unique';
}

function changeText({ row, column, before, after }: ChangedCell, { puzzle }: MadePuzzle): string {
  const name = (color: number): string =>
    color === 0 ? 'blank' : inkCount(puzzle) === 1 ? 'filled' : colorName(puzzle.palette, color);
  return `row ${row + 1}, column ${column + 1}: ${name(before)} to ${name(after)}`;
}

/** The object for programs; rows and columns count from 0, colours are palette indices. */
export function reportObject(
  file: string,
  output: string,
  made: MadePuzzle,
  { difficulty }: ReportOptions,
): Record<string, unknown> {
  const { puzzle, reached, miss, status, lineSolvable, similarity, fill, score, effort, method } =
    made;
  const rounded = (value: number): number => Math.round(1000 * value) / 1000;
  return {
    file,
    output,
    width: puzzle.width,
    height: puzzle.height,
    colors: inkCount(puzzle),
    palette: puzzle.palette.map(({ rgb }) => rgb),
    status,
    lineSolvable,
    reached: reached && miss === 0,
    similarity: rounded(similarity),
    fill: rounded(fill),
    score: rounded(score),
    ...(difficulty === undefined ? {} : { difficulty: briefly(difficulty) }),
    effort: rounded(effort),
    method,
    changed: made.changed,
  };
}

/** The rating as `check --json` tells it, without the cost of each step. */
function briefly({ curve: _, ...rating }: Difficulty): Omit<Difficulty, 'curve'> {
  return rating;
}
