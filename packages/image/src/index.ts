/** Pixels, which know nothing of puzzles. */
export { concat } from './concat.js';
export { crc32 } from './crc32.js';
export { type IndexedImage, MAX_INDEXED_COLORS } from './indexed-image.js';
export { type Deflate, encodePng, type PngWriteOptions } from './png-write.js';
export { checkRgbaImage, type RgbaImage } from './rgba-image.js';
