/** What boards and editors say, in Japanese. */
export { board as words } from '@nonokit/board-dom/ja';
