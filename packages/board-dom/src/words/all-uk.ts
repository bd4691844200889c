/** The Ukrainian words of boards and editors. */
export { EDITOR_UKRAINIAN as editor } from '../editing/words/uk.js';
export { EAR_UKRAINIAN as ear } from './ear-uk.js';
export { UKRAINIAN as board } from './uk.js';
