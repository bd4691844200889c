/** What an editor of pictures says, in Russian. */
export { editor as words } from '@nonokit/board-dom/ru';
