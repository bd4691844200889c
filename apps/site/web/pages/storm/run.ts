/** A run of tasks, of Storm or of Streak, and what can be said of it. */
import type { Task, TaskAnswer } from '@nonokit/explain/tasks';

/** A task with its answer. */
export interface Answered {
  readonly task: Task;
  readonly given: TaskAnswer;
  readonly isRight: boolean;
  /** Milliseconds from the start of the run, and since the task was shown. */
  readonly at: number;
  readonly took: number;
}

/** The answers to the tasks of one technique. */
export interface TechniqueResult {
  readonly technique: string;
  /** Whether each answer was right, in order. */
  readonly answers: readonly boolean[];
  readonly right: number;
  /** Milliseconds for an answer, on average. */
  readonly meanMs: number;
}

/** Whether an answer is that of the task. */
export function isRightAnswer({ answer }: Task, { place, color }: TaskAnswer): boolean {
  return answer.place === place && answer.color === color;
}

/** The number of right answers. */
export function countRight(run: readonly Answered[]): number {
  return run.filter(({ isRight }) => isRight).length;
}

/** The right answers since the last mistake. */
export function countInRow(run: readonly Answered[]): number {
  return run.length - 1 - run.findLastIndex(({ isRight }) => !isRight);
}

/** The most right answers in a row. */
export function longestRow(run: readonly Answered[]): number {
  let longest = 0;
  let row = 0;
  for (const { isRight } of run) {
    row = isRight ? row + 1 : 0;
    longest = Math.max(longest, row);
  }
  return longest;
}

/** Milliseconds for an answer, on average; 0 without answers. */
export function meanMs(run: readonly Answered[]): number {
  if (run.length === 0) return 0;
  return run.reduce((sum, { took }) => sum + took, 0) / run.length;
}

/** The techniques of a run: the weakest first, and of those alike the slowest. */
export function sumUp(run: readonly Answered[]): readonly TechniqueResult[] {
  const results = [...new Set(run.map(({ task }) => task.technique))].map((technique) => {
    const own = run.filter(({ task }) => task.technique === technique);
    const answers = own.map(({ isRight }) => isRight);
    return { technique, answers, right: countRight(own), meanMs: meanMs(own) };
  });
  return results.sort((one, other) => share(one) - share(other) || other.meanMs - one.meanMs);
}

function share({ right, answers }: TechniqueResult): number {
  return right / answers.length;
}
