/** All messages of this package, in English. */
export * from './bmp.js';
export * from './gif.js';
export * from './png.js';
export * from './pnm.js';
export * from './sizes.js';
export * from './xbm.js';
