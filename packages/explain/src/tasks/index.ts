/** Tasks from seeds, each with exactly one certain cell, for Storm and Streak. */
export { stormTask, TASK_TECHNIQUES, TASKS_A_RUNG, techniqueTask } from './ladder.js';
export type { Numbers, Position, Task, TaskAnswer, TaskShape } from './task.js';
