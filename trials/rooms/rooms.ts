/** What `trials/rooms.mjs` needs of the site's sources. */
export {
  measureRooms,
  surviveRooms,
} from '../../apps/site/server/testing/under-kill/rooms.js';
export { startPostgres } from '../../bench/site-server/crowd.js';
