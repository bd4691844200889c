/** What an editor of pictures says, in Ukrainian. */
export { editor as words } from '@nonokit/board-dom/uk';
