/** The Japanese words of boards and editors. */
export { EDITOR_JAPANESE as editor } from '../editing/words/ja.js';
export { EAR_JAPANESE as ear } from './ear-ja.js';
export { JAPANESE as board } from './ja.js';
