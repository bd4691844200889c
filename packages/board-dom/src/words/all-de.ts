/** The German words of boards and editors. */
export { EDITOR_GERMAN as editor } from '../editing/words/de.js';
export { GERMAN as board } from './de.js';
export { EAR_GERMAN as ear } from './ear-de.js';
