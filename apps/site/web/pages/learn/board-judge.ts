/** Judges the marks on a board of a task: only what the technique proves counts. */
import type { PositionTask } from '@nonokit/explain/lessons';

/** The verdict on a board. */
export type BoardVerdict =
  | { readonly kind: 'untouched' | 'so-far' | 'done' }
  /** A cell of the goal has the wrong mark, or a cell was marked that is not of the goal. */
  | {
      readonly kind: 'opposite' | 'elsewhere';
      readonly at: number;
      readonly row: number;
      readonly column: number;
    };

/** Judges the marks of a board. The first wrong cell is reported. */
export function judgeBoard(
  { puzzle, marks: start, goal }: PositionTask,
  marks: ArrayLike<number>,
): BoardVerdict {
  const { width } = puzzle;
  const proved = new Map(goal.map(({ row, column, color }) => [row * width + column, color]));
  let right = 0;
  for (let at = 0; at < marks.length; at++) {
    const color = proved.get(at);
    const mark = marks[at];
    if (mark === color && mark !== undefined) right++;
    else if (mark !== start[at]) {
      const place = { at, row: Math.floor(at / width), column: at % width };
      return { kind: color === undefined ? 'elsewhere' : 'opposite', ...place };
    }
  }
  if (right === proved.size) return { kind: 'done' };
  return { kind: right === 0 ? 'untouched' : 'so-far' };
}
