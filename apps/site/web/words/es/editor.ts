/** What an editor of pictures says, in Spanish. */
export { editor as words } from '@nonokit/board-dom/es';
