/** The Spanish words of boards and editors. */
export { EDITOR_SPANISH as editor } from '../editing/words/es.js';
export { EAR_SPANISH as ear } from './ear-es.js';
export { SPANISH as board } from './es.js';
