/** Contests: the same puzzles for all who take part, within the same time. */
export { readContest, readContests } from './read.js';
export { contestRoutes } from './routes.js';
