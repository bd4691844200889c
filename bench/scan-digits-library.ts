/** What `bench/scan-digits.mjs` measures, and what it draws digits with. */

export { readWeights } from '../packages/scan/src/digits/weights.js';
export { CLASSES, GLYPH_SIDE } from '../packages/scan/src/training.js';
export * from '../tools/digits/library.js';
