/** What `trials/kill.mjs` needs of the site's sources. */
export { survive } from '../../apps/site/server/testing/under-kill/survive.js';
export { startPostgres } from '../../bench/site-server/crowd.js';
