/** What is said to those who play by ear, in Polish. */
export { ear as words } from '@nonokit/board-dom/pl';
