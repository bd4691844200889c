/** What is said to those who play by ear, in Spanish. */
export { ear as words } from '@nonokit/board-dom/es';
