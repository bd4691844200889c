/** What `fans.mjs` shares with the tests of the site: fingers, the player's page, its files. */
export { Fingers } from '../apps/site/test/support/fingers.js';
export { cellAt, findButton, isOver, makePath, ready } from '../apps/site/test/support/player.js';
export { serveSite } from '../apps/site/test/support/site-server.js';
