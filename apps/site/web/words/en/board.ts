/** What boards and editors say, in English. */
export { board as words } from '@nonokit/board-dom/en';
