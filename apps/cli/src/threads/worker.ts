/**
 * A worker thread: a task in, what came of it out. `pool.ts` starts it.
 */
import { rated, type Solved, solveTask, type Task, warmUp } from 'nonokit/tasks';

warmUp();

/** What the pool calls for each task. */
export default function work(task: Task): Promise<Solved> {
  return rated(solveTask(task), task);
}
