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
import { explainSteps, orThrow, type Puzzle, type Step, type TechniqueId } from 'nonokit';

/** The most tasks of a technique. */
const MOST = 10;

/** The shortest and longest lines: on a phone fifteen cells still fit. */
const SHORTEST = 8;
const LONGEST = 15;

/** What there is to practise a technique with. */
export interface Practice {
  readonly lineTasks: readonly LineTask[];
  readonly positionTasks: readonly PositionTask[];
}

/** Practice for every technique, from these puzzles. */
export function practiceOf(puzzles: readonly Puzzle[]): ReadonlyMap<TechniqueId, Practice> {
  const lines = linesOf(puzzles.filter(({ palette }) => palette.length === 2));
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

/** Lines by technique: at most one from a puzzle, and no two alike. */
function linesOf(puzzles: readonly Puzzle[]): ReadonlyMap<TechniqueId, readonly LineTask[]> {
  const found = new Map<TechniqueId, LineTask[]>();
  for (const puzzle of puzzles) {
    const taken = new Set<TechniqueId>();
    for (const { step, line } of positionsOf(puzzle)) {
      const { technique } = step;
      const list = found.get(technique) ?? [];
      if (taken.has(technique) || list.length >= MOST) continue;
      const task = lineTask(technique, line);
      if (task === undefined || isUnfit(task) || list.some((one) => isSame(one, task))) continue;
      taken.add(technique);
      found.set(technique, [...list, task]);
    }
  }
  return found;
}

/** Says whether a task has too many ways, or cells that need another technique. */
function isUnfit({ open, ways }: LineTask): boolean {
  return ways > 1000 || Object.values(open).some(({ why }) => why === 'other');
}

function isSame(one: LineTask, other: LineTask): boolean {
  return one.start === other.start && JSON.stringify(one.clue) === JSON.stringify(other.clue);
}

/** The steps on lines of a good length, each with its line as it was before. */
function* positionsOf(
  puzzle: Puzzle,
): Generator<{ readonly step: Step; readonly line: DrawnLine }> {
  const marks = new Int32Array(puzzle.width * puzzle.height).fill(-1);
  for (const step of orThrow(explainSteps(puzzle, { chains: false }))) {
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
