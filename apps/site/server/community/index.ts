/** Comments, votes, reports, and moderation with its log. */
export { communityJobs } from './jobs.js';
export { moderate } from './moderation.js';
export { readLog } from './moderation-log.js';
export { noteContests } from './note-notices.js';
export { mailNotices } from './notice-mails.js';
export { noticeFeedRoutes } from './notice-routes.js';
export { listNotices } from './notices.js';
export { searchPeople } from './people-facts.js';
export { communityRoutes } from './routes.js';
export { listStream } from './stream.js';
