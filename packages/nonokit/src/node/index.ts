/** `nonokit/node`: what needs Node: files on the disk, Brotli, PNG with the rasteriser and the font. */
export { encodePng } from './encode-png.js';
export { drawPng, loadAssets } from './png.js';
export { type FileOptions, readPuzzleFile } from './read-puzzle-file.js';
export { unpackBrotli } from './unpack-brotli.js';
