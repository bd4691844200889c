/**
 * Solving as a task that can be sent to another thread, judged and rated.
 *
 * @module nonokit/tasks
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
