/**
 * A server that is killed under load loses nothing that it acknowledged. `under-kill.full.test.ts`
 * has more kills and players, and `trials/kill.mjs` kills fifty times on each database.
 */
import { killed } from './under-kill/killed.js';

killed({ kills: 1, players: 3 });
