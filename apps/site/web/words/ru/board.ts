/** What boards and editors say, in Russian. */
export { board as words } from '@nonokit/board-dom/ru';
