/** What boards and editors say, in French. */
export { board as words } from '@nonokit/board-dom/fr';
