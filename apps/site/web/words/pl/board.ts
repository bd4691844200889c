/** What boards and editors say, in Polish. */
export { board as words } from '@nonokit/board-dom/pl';
