/** What is said to those who play by ear, in German. */
export { ear as words } from '@nonokit/board-dom/de';
