/** What boards and editors say, in Ukrainian. */
export { board as words } from '@nonokit/board-dom/uk';
