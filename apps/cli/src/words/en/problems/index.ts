/** All messages of the program's own problems. */
export * from './batch.js';
export * from './catalogue.js';
export * from './cells.js';
export * from './commands.js';
export * from './draw.js';
export * from './files.js';
export * from './play.js';
export * from './prove.js';
export * from './scan.js';
export * from './sites.js';
