/** What boards and editors say, in German. */
export { board as words } from '@nonokit/board-dom/de';
