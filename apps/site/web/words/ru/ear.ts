/** What is said to those who play by ear, in Russian. */
export { ear as words } from '@nonokit/board-dom/ru';
