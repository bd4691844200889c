/**
 * Everything that needs Node: files on disk, Brotli, PNG files with the rasteriser and the font,
 * and worker threads.
 *
 * @example
 * ```js
 * import { drawPng, readPuzzleFile } from 'nonokit/node';
 *
 * const [puzzle] = await readPuzzleFile('puzzles/snail.json');
 * const png = await drawPng(puzzle, { what: 'puzzle' });
 * console.log(new TextDecoder('latin1').decode(png.subarray(1, 4))); // PNG
 * ```
 *
 * @module nonokit/node
 */
export { encodePng } from './encode-png.js';
export { drawPng, loadAssets, safeDrawPng } from './png.js';
export type { JobListener } from './pooled-worker.js';
export { type FileOptions, readPuzzleFile, safeReadPuzzleFile } from './read-puzzle-file.js';
export { type Duty, type Serve, serveOrders } from './serve-orders.js';
export { unpackBrotli } from './unpack-brotli.js';
export type { Order, Report } from './worker-messages.js';
export { WorkerPool, type WorkerPoolOptions } from './worker-pool.js';
