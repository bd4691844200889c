/** What boards and editors say in English. */
export { EDITOR_ENGLISH as editor } from '../editing/words/en.js';
export { ENGLISH as board } from './en.js';
