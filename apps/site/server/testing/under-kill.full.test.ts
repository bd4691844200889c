/** Servers that are killed under load, twice and by more players: see `under-kill.test.ts`. */
import { killed } from './under-kill/killed.js';

killed({ kills: 2, players: 5 });
