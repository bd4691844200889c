/** Games of people: their moves, verified solves, and the next puzzle. */
export { CluesReader, findCluesText } from './clues-of.js';
export { base64, decodeBase64, isoTime } from './game-json.js';
export { gameJobs } from './jobs.js';
export { nextPuzzles } from './next.js';
export { readRecord } from './played.js';
export { gameRoutes } from './routes.js';
export { verify } from './verify.js';
