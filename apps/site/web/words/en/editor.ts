/** What an editor of pictures says, in English. */
export { editor as words } from '@nonokit/board-dom/en';
