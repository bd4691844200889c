/** What is played at a terminal: an ordinary puzzle, or one of another kind on squares. */
import { type Clues, cluesOnly, type Move, numberOf, type ShownNumber } from '@nonokit/board';
import type { PartialGrid, Pause, Puzzle } from '@nonokit/core';
import { applyHint, describeHint, type Hint, hintAsync } from '@nonokit/explain';
import type { StopSignal } from '@nonokit/solver';
import type { Inks } from '../steps/inks.js';
import type { Words } from '../words/language-words.js';

/** A puzzle at a terminal. */
export interface TerminalPuzzle {
  readonly clues: Clues;
  readonly title: string | undefined;
  /** The next hint for these marks; undefined if they do not belong to the puzzle. */
  hint(marks: PartialGrid, search: HintSearch): Promise<TerminalHint | undefined>;
}

/** What finding a hint needs besides the marks. */
export interface HintSearch {
  readonly words: Words;
  readonly signal: StopSignal;
  readonly pause: Pause;
}

/** A hint as a terminal shows it. */
export interface TerminalHint {
  /** Whether it is a step; else there is nothing to do, or marks are wrong. */
  readonly isStep: boolean;
  readonly isWrong: boolean;
  readonly where: string;
  readonly why: string;
  /** The lines of the step, by number. */
  readonly lines: readonly number[];
  /** Cells whose marks are wrong. */
  readonly wrong: readonly number[];
  /** The strokes that make the marks those after the hint. */
  readonly paints: readonly Move[];
}

/** An ordinary puzzle. */
export function ordinaryPuzzle(puzzle: Puzzle): TerminalPuzzle {
  const hint: TerminalPuzzle['hint'] = async (marks, { words, signal, pause }) => {
    const found = await hintAsync(puzzle, marks, { signal }, pause);
    return found.ok ? toldHint(found.value, puzzle, marks, words) : undefined;
  };
  return { clues: cluesOnly(puzzle), title: puzzle.meta.title, hint };
}

function toldHint(hint: Hint, puzzle: Puzzle, marks: PartialGrid, { tongue }: Words) {
  const { where, lines } = describeHint(hint, puzzle, tongue);
  const cells = hint.kind === 'mistakes' || hint.kind === 'clash' ? hint.cells : [];
  return {
    isStep: hint.kind === 'step',
    isWrong: hint.kind === 'impossible' || cells.length > 0,
    where,
    why: lines.join(' '),
    lines: hint.kind === 'step' ? hint.step.lines.map((line) => numberOf(line, puzzle)) : [],
    wrong: cells.map(({ row, column }) => row * puzzle.width + column),
    paints: paintsBetween(marks.cells, applyHint(hint, marks).cells),
  };
}

/** The strokes that change these marks into others: one for each mark. */
export function paintsBetween(before: ArrayLike<number>, after: ArrayLike<number>): Move[] {
  const cells = new Map<number, number[]>();
  for (let cell = 0; cell < after.length; cell++) {
    const mark = after[cell] ?? 0;
    if (mark === before[cell]) continue;
    cells.set(mark, [...(cells.get(mark) ?? []), cell]);
  }
  return [...cells].map(([mark, changed]) => ({ type: 'paint', mark, cells: changed }));
}

/** A number of a rail: "3", "?", "(4)" of two lines; without colours with its ink's symbol. */
export function writeNumber(number: ShownNumber, inks: Inks): string {
  const { text, large } = number;
  if (text === '*' || text === '') return text;
  const written = inks.shortToken(number);
  if (large !== undefined) return `(${written})`;
  return text === undefined ? written : written.replace(/^\d+/, text);
}
