/** The one store of a page, opened at first need. */
import { type GameStore, openStore } from '../../player-store/index.js';

let opened: GameStore | undefined;

/** The store of this browser. */
export function store(): GameStore {
  opened ??= openStore();
  return opened;
}
