/** The state of this game's exchange with the server, for all parts of the page. */
import { signal } from '@preact/signals';
import type { SyncState } from '../../../player-store/exchange/game-sync.js';

/** The state; `here` until there is something to send. */
export const syncState = signal<SyncState>({ kind: 'here' });
