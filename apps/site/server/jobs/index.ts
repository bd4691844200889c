/** The queue of jobs in the database. */
export type { JobData, JobName, Jobs } from './jobs.js';
export { type Alongside, type JobHandlers, openJobs } from './queue-jobs.js';
