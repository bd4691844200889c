/** The Polish words of boards and editors. */
export { EDITOR_POLISH as editor } from '../editing/words/pl.js';
export { EAR_POLISH as ear } from './ear-pl.js';
export { POLISH as board } from './pl.js';
