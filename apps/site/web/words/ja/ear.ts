/** What is said to those who play by ear, in Japanese. */
export { ear as words } from '@nonokit/board-dom/ja';
