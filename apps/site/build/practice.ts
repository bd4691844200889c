/**
 * Practice: real positions from the puzzles of the shelf, for each technique those where it is the
 * next step. Of a picture they show one line at most. Boards, which would show more, start without
 * marks, or come from puzzles without a picture.
 */
import {
  type DrawnLine,
  type LineTask,
  lineTask,
  type PositionTask,
  positionTask,
  TECHNIQUE_LESSONS,
  taskAt,
} from '@nonokit/explain/lessons';
import { explainSteps, type Puzzle, type Step, type TechniqueId } from 'nonokit';

/** The most tasks of a technique. */
const MOST = 10;

/** The shortest lines, the longest that fit a phone, and the longest that are taken at need. */
const SHORTEST = 8;
const FITTING = 15;
const LONGEST = 25;

/** What there is to practise a technique with. */
export interface Practice {
  readonly lineTasks: readonly LineTask[];
  readonly positionTasks: readonly PositionTask[];
}

/** A step on a line, and the line as it was before. */
interface Position {
  readonly step: Step;
  readonly line: DrawnLine;
}

/** Practice for every technique, from these puzzles. */
export function choosePractice(puzzles: readonly Puzzle[]): ReadonlyMap<TechniqueId, Practice> {
  const plain = puzzles
    .filter(({ palette }) => palette.length === 2)
    .map((puzzle) => [...listPositions(puzzle)]);
  const lines = new Map<TechniqueId, LineTask[]>();
  // lines that the technique alone finishes come first, then those that leave more to others
  addLines(lines, plain, (task) => task.start.length <= FITTING && !needsOthers(task));
  addLines(lines, plain, (task) => task.start.length <= FITTING);
  addLines(lines, plain, () => true);
  return new Map(
    TECHNIQUE_LESSONS.map(({ id, morePositions = [] }) => [
      id,
      {
        lineTasks: lines.get(id) ?? [],
        positionTasks:
          id === 'color-logic'
            ? colorTasks(puzzles)
            : morePositions.map((position) => positionTask(id, position)),
      },
    ]),
  );
}

/** Adds lines that fit, until a technique has enough: one of a puzzle each time, no two alike. */
function addLines(
  lines: Map<TechniqueId, LineTask[]>,
  puzzles: readonly (readonly Position[])[],
  fits: (task: LineTask) => boolean,
): void {
  for (const positions of puzzles) {
    const taken = new Set<TechniqueId>();
    for (const { step, line } of positions) {
      const { technique } = step;
      const list = lines.get(technique) ?? [];
      if (taken.has(technique) || list.length >= MOST) continue;
      const task = lineTask(technique, line);
      if (task === undefined || task.ways > 1000 || !fits(task)) continue;
      if (list.some((one) => isSame(one, task))) continue;
      taken.add(technique);
      lines.set(technique, [...list, task]);
    }
  }
}

/** Whether cells are certain that this technique does not prove. */
function needsOthers({ open }: LineTask): boolean {
  return Object.values(open).some(({ why }) => why === 'other');
}

function isSame(one: LineTask, other: LineTask): boolean {
  return one.start === other.start && JSON.stringify(one.clue) === JSON.stringify(other.clue);
}

/** The steps on lines of a good length, each with its line as it was before. */
function* listPositions(
  puzzle: Puzzle,
): Generator<{ readonly step: Step; readonly line: DrawnLine }> {
  const marks = new Int32Array(puzzle.width * puzzle.height).fill(-1);
  for (const step of explainSteps(puzzle, { chains: false })) {
    const [first] = step.lines;
    if (first !== undefined) {
      const line = lineOf(puzzle, marks, first);
      if (line.cells.length >= SHORTEST && line.cells.length <= LONGEST) yield { step, line };
    }
    for (const { row, column, color } of step.conclusions) {
      if (color >= 0) marks[row * puzzle.width + column] = color;
    }
  }
}

/** A line of a puzzle, drawn. */
function lineOf(
  { width, height, rows, columns }: Puzzle,
  marks: ArrayLike<number>,
  { kind, index }: Step['lines'][number],
): DrawnLine {
  const isRow = kind === 'row';
  const clue = (isRow ? rows : columns)[index] ?? [];
  const cells = Array.from({ length: isRow ? width : height }, (_, k) => {
    const mark = marks[isRow ? index * width + k : k * width + index] ?? -1;
    return mark < 0 ? '?' : mark === 0 ? '.' : '#';
  });
  return { clue: clue.map(({ size }) => size).join(' '), cells: cells.join('') };
}

/** Coloured puzzles from the start, where colours alone decide some cells. */
function colorTasks(puzzles: readonly Puzzle[]): PositionTask[] {
  return puzzles
    .filter(({ palette, width, height }) => palette.length > 2 && Math.max(width, height) <= 15)
    .map((puzzle) => {
      const cells = new Int32Array(puzzle.width * puzzle.height).fill(-1);
      return taskAt('color-logic', puzzle, { ...puzzle, cells });
    })
    .filter(({ goal }) => goal.length >= 3 && goal.length <= 60)
    .slice(0, MOST);
}
