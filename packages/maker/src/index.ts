/** Pictures to good puzzles, and random puzzles. */
export type { RgbaImage } from './image.js';
