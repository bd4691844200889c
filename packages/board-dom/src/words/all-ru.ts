/** What boards and editors say in Russian. */
export { EDITOR_RUSSIAN as editor } from '../editing/words/ru.js';
export { RUSSIAN as board } from './ru.js';
