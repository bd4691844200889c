/**
 * Everything that needs Node: files on disk, Brotli, PNG files with the rasteriser and the font,
 * and worker threads.
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
