/** The desk of an author: their drafts, what became of puzzles, and where people got stuck. */
export { readDesk } from './desk.js';
export { draftRoutes } from './draft-routes.js';
export { listDrafts } from './drafts.js';
export { publishDue } from './due-plans.js';
export { readPuzzleDesk } from './puzzle-desk.js';
export { deskRoutes } from './routes.js';
