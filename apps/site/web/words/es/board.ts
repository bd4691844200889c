/** What boards and editors say, in Spanish. */
export { board as words } from '@nonokit/board-dom/es';
