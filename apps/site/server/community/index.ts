/** Comments, votes, reports, and moderation with its log. */
export { listDoubtful } from './doubtful.js';
export { communityJobs } from './jobs.js';
export { moderate } from './moderation.js';
export { readLog } from './moderation-log.js';
export { listReports } from './reports.js';
export { communityRoutes } from './routes.js';
