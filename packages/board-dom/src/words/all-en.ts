/** The English words of boards and editors. */
export { EDITOR_ENGLISH as editor } from '../editing/words/en.js';
export { EAR_ENGLISH as ear } from './ear-en.js';
export { ENGLISH as board } from './en.js';
