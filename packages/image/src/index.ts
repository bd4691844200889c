/** Pixels, which know nothing of puzzles. */
export { concat } from './concat.js';
export { crc32 } from './crc32.js';
