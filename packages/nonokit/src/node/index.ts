/**
 * Everything that needs Node: files on disk, Brotli, PNG files with the rasteriser and the font,
 * and worker threads.
 *
 * @example
 * ```js
 * import { orThrow } from 'nonokit';
 * import { drawPng, readPuzzleFile } from 'nonokit/node';
 *
 * const { puzzles } = orThrow(await readPuzzleFile('puzzles/snail.json'));
 * const png = orThrow(await drawPng(orThrow(puzzles[0]), { what: 'puzzle' }));
 * console.log(new TextDecoder('latin1').decode(png.subarray(1, 4))); // PNG
 * ```
 *
 * @module nonokit/node
 */
export { encodePng } from './encode-png.js';
export { drawPng, loadAssets } from './png.js';
export type { JobListener } from './pooled-worker.js';
export { type FileOptions, readPuzzleFile } from './read-puzzle-file.js';
export { type Duty, type Serve, serveOrders } from './serve-orders.js';
export { unpackBrotli } from './unpack-brotli.js';
export type { Order, Report } from './worker-messages.js';
export { WorkerPool, type WorkerPoolOptions } from './worker-pool.js';
