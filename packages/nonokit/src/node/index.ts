/**
 * `nonokit/node`: what needs Node. PNG files with the rasteriser and the font from the disk, and
 * worker threads.
 */
export { encodePng } from './encode-png.js';
export { drawPng, loadAssets } from './png.js';
export type { JobListener } from './pooled-worker.js';
export { type Duty, type Serve, serveOrders } from './serve-orders.js';
export type { Order, Report } from './worker-messages.js';
export { WorkerPool, type WorkerPoolOptions } from './worker-pool.js';
