/**
 * Solving as a task that can be sent to another thread, judged and rated.
 *
 * @example
 * ```js
 * import { puzzleOf } from 'nonokit';
 * import { solveTask } from 'nonokit/threads';
 *
 * // a task can be posted to a worker, which answers with what this returns
 * const { result } = solveTask({ puzzle: puzzleOf(['#.', '##']), options: { timeoutMs: 1000 } });
 * console.log(result.status); // unique
 * ```
 *
 * @module nonokit/threads
 */
export { givingWay } from './giving-way.js';
export { mostSolutions } from './solutions.js';
export {
  type Rate,
  rated,
  ratedBy,
  type Solved,
  solveTask,
  solveTaskAsync,
  type Task,
  type TaskOptions,
  warmUp,
} from './solve-task.js';
