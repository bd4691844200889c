/** Images without any knowledge of puzzles: image types, codecs, colours, checksums. */
export {
  computeMiddles,
  measureBlurredEnlargement,
  squaredDistance,
} from './blurred-enlargement.js';
export { type Bmp, decodeBmp, looksLikeBmp } from './bmp-read.js';
export { encodeBmp } from './bmp-write.js';
export { ByteReader } from './byte-reader.js';
export { concat } from './concat.js';
export { crc32 } from './crc32.js';
export { decodePixels } from './decode-pixels.js';
export { computeEnlargement, isEnlargedBy, shrunk } from './enlargement.js';
export { CLEAR, colorOnWhite, type FlatImage, toFlatImage } from './flat-image.js';
export { gifBlocks, packLzw } from './gif-pack.js';
export { decodeGif, type Gif, looksLikeGif } from './gif-read.js';
export { encodeGif, MAX_GIF_SIDE } from './gif-write.js';
export { type IndexedImage, MAX_INDEXED_COLORS, rgbaOfIndexed } from './indexed-image.js';
export { findNativePitch } from './native-grid.js';
export type { PixelLimits } from './pixel-limits.js';
export { looksLikePng } from './png-chunks.js';
export { decodePng, type Png } from './png-read.js';
export { type Deflate, encodePng, type PngWriteOptions } from './png-write.js';
export { decodePnm, type Pnm, pnmKind } from './pnm.js';
export { findNearest, quantize } from './quantize.js';
export { checkRgbaImage, type RgbaImage } from './rgba-image.js';
export { decodeXbm, encodeXbm, looksLikeXbm } from './xbm.js';
