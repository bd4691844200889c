/** What is said to those who play by ear, in French. */
export { ear as words } from '@nonokit/board-dom/fr';
