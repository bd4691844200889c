/** What is said to those who play by ear, in Ukrainian. */
export { ear as words } from '@nonokit/board-dom/uk';
