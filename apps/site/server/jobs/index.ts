/** The queue of jobs in the database. */
export { type DeadJob, type QueueReport, reportQueues, retryDeadJobs } from './dead-jobs.js';
export type { JobData, JobName, Jobs, QueueCounts, QueueName } from './jobs.js';
export { type Alongside, type JobHandlers, openJobs } from './queue-jobs.js';
