/** The desk of an author: what became of their puzzles, and where people got stuck. */
export { readDesk } from './desk.js';
export { readPuzzleDesk } from './puzzle-desk.js';
export { deskRoutes } from './routes.js';
