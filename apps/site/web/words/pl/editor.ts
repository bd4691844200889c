/** What an editor of pictures says, in Polish. */
export { editor as words } from '@nonokit/board-dom/pl';
