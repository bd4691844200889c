/** ROFL images: pictures stored as the clues of their puzzle. */
export { decodeRofl } from './decode.js';
export { type EncodedRofl, encodeRofl } from './encode.js';
export { looksLikeRofl } from './header.js';
export { hasAlpha, type RoflImage, rgbaOf, roflImageOf } from './image.js';
