/** The French words of boards and editors. */
export { EDITOR_FRENCH as editor } from '../editing/words/fr.js';
export { EAR_FRENCH as ear } from './ear-fr.js';
export { FRENCH as board } from './fr.js';
