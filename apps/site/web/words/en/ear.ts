/** What is said to those who play by ear, in English. */
export { ear as words } from '@nonokit/board-dom/en';
