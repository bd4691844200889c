/** The report of `make` about a puzzle, for people and for programs. */
import { colorName, inkCount } from '@nonokit/core';
import type { Difficulty } from '@nonokit/explain';
import type { ChangedCell, PuzzleCandidate } from '@nonokit/maker';
import { makeAnswer, type WishedDifficulty } from 'nonokit/make';
import type { Words } from '../../words/language-words.js';

/** Most changed cells listed for people; programs get all. */
const LISTED = 12;

/** What the report mentions besides the puzzle. */
export interface ReportOptions {
  /** Difficulty for a person; undefined if the puzzle is not unique or too large to rate. */
  readonly difficulty: Difficulty | undefined;
  /** The requested repair. Default 'line'. */
  readonly repair?: 'line' | 'unique' | 'off' | undefined;
  /** The wanted difficulty, if any. */
  readonly wished?: WishedDifficulty | undefined;
}

/** The lines for people: size, colours, status, similarity, flips. */
export function reportLines(
  output: string,
  made: PuzzleCandidate,
  { difficulty, repair = 'line', wished }: ReportOptions,
  words: Words,
): string[] {
  const { puzzle, changed } = made;
  const { make } = words;
  const label = difficulty && labelText(difficulty, words);
  const facts = [
    `${puzzle.width}x${puzzle.height}`,
    make.colors(inkCount(puzzle)),
    statusText(made, words),
    ...(label === undefined ? [] : [label]),
    make.filled(made.fill),
    make.similarity(made.similarity),
    make.changed(changed.length),
  ];
  const missed = missedText(made, { difficulty, repair, wished }, words);
  return [
    `${output}: ${facts.join(', ')}`,
    ...(missed === undefined ? [] : [`  ${missed}`]),
    ...changed.slice(0, LISTED).map((cell) => `  ${changeText(cell, made, words)}`),
    ...(changed.length > LISTED ? [`  ${make.moreChanges(changed.length - LISTED)}`] : []),
  ];
}

/** "medium (44)", or that the rating did not reach the end. */
function labelText({ guess, label, score }: Difficulty, { make, report }: Words): string {
  if (guess === 'unfinished') return report.unrated;
  return make.difficulty(report.difficulty[label], score);
}

/** The requested properties that were not reached. */
function missedText(
  { reached, miss, status }: PuzzleCandidate,
  { difficulty, repair, wished }: ReportOptions,
  { make }: Words,
): string | undefined {
  if (!reached) return make.missed(repair === 'unique' ? 'unique' : 'line');
  if (miss === 0 || wished === undefined) return undefined;
  if (difficulty !== undefined) {
    const found = difficulty.guess === 'unfinished' ? 'undecided' : difficulty.label;
    return make.otherDifficulty(wished, found, repair === 'off');
  }
  return status === 'unique' ? make.tooLargeToRate : make.notRated(wished);
}

function statusText({ status, lineSolvable }: PuzzleCandidate, { make }: Words): string {
  if (lineSolvable) return make.byLines;
  if (status === 'unknown') return make.perhapsUnique;
  return status === 'unique' ? make.unique : make.notUnique;
}

function changeText(
  { row, column, before, after }: ChangedCell,
  { puzzle }: PuzzleCandidate,
  { make }: Words,
): string {
  const name = (color: number): string => {
    if (color === 0) return make.blank;
    return inkCount(puzzle) === 1 ? make.filledCell : colorName(puzzle.palette, color);
  };
  return make.change(row, column, name(before), name(after));
}

/** The object for programs. */
export function reportObject(
  file: string,
  output: string,
  made: PuzzleCandidate,
  { difficulty }: ReportOptions,
): Record<string, unknown> {
  return { file, output, ...makeAnswer(made, difficulty) };
}
