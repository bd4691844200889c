/** The French words of boards and editors. */
export { EDITOR_FRENCH as editor } from '../editing/words/fr.js';
export { FRENCH as board } from './fr.js';
