/** What an editor of pictures says, in French. */
export { editor as words } from '@nonokit/board-dom/fr';
