/**
 * The steps of the first puzzle: the task, where it is shown, and when it is done. Players may do
 * more than the task.
 */
import type { ShownHint } from '@nonokit/board';

/** The names of the steps, which are also those of their texts. */
export type StepName = 'fill' | 'down' | 'cross' | 'erase' | 'finish';

/** A step of the first puzzle. */
export interface FirstStep {
  readonly name: StepName;
  /** The cells that are highlighted, and the line whose numbers are. */
  readonly hint: ShownHint;
  /** Whether the step is done, by the marks and those of the moment when it began. */
  readonly isDone: (marks: ArrayLike<number>, atStart: ArrayLike<number>) => boolean;
}

/** The sides of the puzzle. */
const SIDE = 5;

const row = (index: number): number[] => Array.from({ length: SIDE }, (_, k) => index * SIDE + k);
const column = (index: number): number[] =>
  Array.from({ length: SIDE }, (_, k) => k * SIDE + index);
const crosses = (marks: ArrayLike<number>): number =>
  Array.from(marks).filter((mark) => mark === 0).length;

/** A line with too many filled cells; lines are counted from 1. */
export interface Overfull {
  readonly kind: 'row' | 'column';
  readonly number: number;
}

/** The numbers of the puzzle, one a line. */
const ROWS = [1, 3, 5, 1, 1];
const COLUMNS = [1, 2, 5, 2, 1];

/** The first line that has more filled cells than its number says; undefined for none. */
export function overfull(marks: ArrayLike<number>): Overfull | undefined {
  const isOver = (cells: readonly number[], most: number): boolean =>
    cells.filter((cell) => marks[cell] === 1).length > most;
  const over = (kind: Overfull['kind'], numbers: readonly number[]): Overfull | undefined => {
    const cellsOf = kind === 'row' ? row : column;
    const index = numbers.findIndex((most, k) => isOver(cellsOf(k), most));
    return index < 0 ? undefined : { kind, number: index + 1 };
  };
  return over('row', ROWS) ?? over('column', COLUMNS);
}

/** The steps in order. */
export const FIRST_STEPS: readonly FirstStep[] = [
  {
    name: 'fill',
    hint: { premises: [], conclusions: row(2), line: { kind: 'row', index: 2 } },
    isDone: (marks) => row(2).every((cell) => marks[cell] === 1),
  },
  {
    name: 'down',
    hint: { premises: [], conclusions: column(2), line: { kind: 'column', index: 2 } },
    isDone: (marks) => column(2).every((cell) => marks[cell] === 1),
  },
  {
    name: 'cross',
    hint: {
      premises: [],
      conclusions: row(4).filter((cell) => cell !== 22),
      line: { kind: 'row', index: 4 },
    },
    isDone: (marks) => row(4).every((cell) => cell === 22 || marks[cell] === 0),
  },
  {
    name: 'erase',
    hint: { premises: [], conclusions: [row(4)[0] ?? 0] },
    isDone: (marks, atStart) => crosses(marks) < crosses(atStart),
  },
  {
    name: 'finish',
    hint: { premises: [...column(1), ...column(3)], conclusions: [] },
    // the board itself says when the puzzle is solved
    isDone: () => false,
  },
];
