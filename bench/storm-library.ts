/** What `storm.mjs` measures. */
export { stormTask, TASK_TECHNIQUES } from '@nonokit/explain/tasks';
