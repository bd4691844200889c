/**
 * What needs Node: PNG files with the rasteriser and the font from the disk.
 *
 * @module nonokit/node
 */
export { encodePng } from './encode-png.js';
export { drawPng, loadAssets } from './png.js';
