/** What an editor of pictures says, in Japanese. */
export { editor as words } from '@nonokit/board-dom/ja';
