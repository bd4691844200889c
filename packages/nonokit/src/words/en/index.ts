/** All messages about the problems of this package. */
export * from './films.js';
export * from './inputs.js';
export * from './workers.js';
