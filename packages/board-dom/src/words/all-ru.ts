/** The Russian words of boards and editors. */
export { EDITOR_RUSSIAN as editor } from '../editing/words/ru.js';
export { EAR_RUSSIAN as ear } from './ear-ru.js';
export { RUSSIAN as board } from './ru.js';
