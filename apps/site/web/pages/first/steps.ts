/**
 * The steps of the first two puzzles: the task, where it is shown, and when it is done. Players may
 * do more than the task. The first has one number a line, the second two: their order, and the
 * blank between them.
 */
import type { ShownHint } from '@nonokit/board';

/** The names of the steps, which are also those of their texts. */
export type StepName = 'fill' | 'down' | 'cross' | 'erase' | 'finish' | SecondName;
export type SecondName = 'pair' | 'whole' | 'around' | 'order' | 'rest';

/** A step of a first puzzle. */
export interface FirstStep<Name extends StepName = StepName> {
  readonly name: Name;
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

/** A lesson of first moves. */
export interface FirstLesson {
  readonly steps: readonly FirstStep[];
  /** How many cells each row and column has. */
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

/** The first line that has more filled cells than its numbers say; undefined for none. */
export function overfull(
  { rows, columns }: Pick<FirstLesson, 'rows' | 'columns'>,
  marks: ArrayLike<number>,
): Overfull | undefined {
  const isOver = (cells: readonly number[], most: number): boolean =>
    cells.filter((cell) => marks[cell] === 1).length > most;
  const over = (kind: Overfull['kind'], numbers: readonly number[]): Overfull | undefined => {
    const cellsOf = kind === 'row' ? row : column;
    const index = numbers.findIndex((most, k) => isOver(cellsOf(k), most));
    return index < 0 ? undefined : { kind, number: index + 1 };
  };
  return over('row', rows) ?? over('column', columns);
}

/** The steps of the first puzzle in order. */
const ARROW_STEPS: readonly FirstStep[] = [
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

const hasMark = (marks: ArrayLike<number>, cells: readonly number[], mark: number): boolean =>
  cells.every((cell) => marks[cell] === mark);

/** The blocks of the row with the numbers 2 2. */
const PAIR = [5, 6, 8, 9];

/** The steps of the second puzzle in order. */
export const CAT_STEPS: readonly FirstStep<SecondName>[] = [
  {
    name: 'pair',
    hint: { premises: [], conclusions: PAIR, line: { kind: 'row', index: 1 } },
    isDone: (marks) => hasMark(marks, PAIR, 1),
  },
  {
    name: 'whole',
    hint: { premises: [], conclusions: row(2), line: { kind: 'row', index: 2 } },
    isDone: (marks) => hasMark(marks, row(2), 1),
  },
  {
    name: 'around',
    hint: { premises: [6, 11], conclusions: [1, 16], line: { kind: 'column', index: 1 } },
    isDone: (marks) => hasMark(marks, [1, 16], 0),
  },
  {
    name: 'order',
    hint: { premises: [6, 11], conclusions: [21], line: { kind: 'column', index: 1 } },
    isDone: (marks) => marks[21] === 1,
  },
  {
    name: 'rest',
    hint: { premises: [8, 13], conclusions: [] },
    // the board itself says when the puzzle is solved
    isDone: () => false,
  },
];

/** The two lessons. */
export const ARROW: FirstLesson = {
  steps: ARROW_STEPS,
  rows: [1, 3, 5, 1, 1],
  columns: [1, 2, 5, 2, 1],
};
export const CAT: FirstLesson = {
  steps: CAT_STEPS,
  rows: [2, 4, 5, 3, 3],
  columns: [4, 3, 3, 3, 4],
};
