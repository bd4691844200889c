/** What `trials/security.mjs` needs of the site's sources. */
export { authenticator, PRESENT } from '../../apps/site/server/testing/authenticator.js';
export { encodeRecord, uniquePicture } from '../../apps/site/server/testing/under-kill/player.js';
export { playable, playedParts } from '../soak/parts.js';
