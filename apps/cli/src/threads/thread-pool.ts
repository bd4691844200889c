import type { Solved, Task } from 'nonokit/threads';

/** Something that solves puzzles. */
export interface Pool {
  /** Number of tasks worth starting before the first has ended. */
  readonly ahead: number;
  /** Number of tasks that can run at once. */
  readonly threads: number;
  /**
   * Solves a task. If `signal` is aborted before the end, it returns what is certain by then, with
   * the reason `aborted`, or undefined if that is not known here.
   */
  run(task: Task, signal: AbortSignal): Promise<Solved | undefined>;
  close(): Promise<void>;
}
