/** How a task is shown: where numbers stand, and what its cells are called. */
import type { Position, TaskAnswer } from '@nonokit/explain/tasks';
import type { StormWords } from '../../words/en/storm.js';

/** A task with its numbers where they are shown. */
export interface TaskView {
  readonly width: number;
  readonly height: number;
  /** The numbers beside the rows and above the columns; none on one side of a line. */
  readonly rows: Position['rows'];
  readonly columns: Position['rows'];
}

/**
 * Where the numbers of a task stand. In a narrow window lines stand up: numbers and cells of a
 * finger's size do not fit beside each other.
 */
export function viewOfTask(task: Position, isNarrow: boolean): TaskView {
  const { shape, width, height, rows, columns } = task;
  if (shape === 'line' && isNarrow) {
    return { width: 1, height: width, rows: [], columns: rows };
  }
  return { width, height, rows, columns };
}

/** The name of a cell: "square 3" on a line, "row 1, column 2" on a board. */
export function nameSquare(words: StormWords, { shape, width }: Position, place: number): string {
  if (shape === 'line') return words.square(place + 1);
  return words.squareAt(Math.floor(place / width) + 1, (place % width) + 1);
}

/** What is certain, in a few words: "square 3 stays blank". */
export function sayTruth(
  words: StormWords,
  task: Position & { readonly answer: TaskAnswer },
): string {
  const { place, color } = task.answer;
  const square = nameSquare(words, task, place);
  return color === 1 ? words.isFilled(square) : words.staysBlank(square);
}

/** The same as a sentence with its reason. */
export function sayReason(
  words: StormWords,
  task: Position & { readonly answer: TaskAnswer },
): string {
  const { place, color } = task.answer;
  const square = nameSquare(words, task, place);
  const sentence = color === 1 ? words.filledInAll(square) : words.blankInAll(square);
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
