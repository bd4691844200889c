/** What an editor of pictures says, in German. */
export { editor as words } from '@nonokit/board-dom/de';
