/** All messages about the problems of this package. */
export * from './client.js';
export * from './films.js';
export * from './inputs.js';
export * from './workers.js';
