/** The one store of a page, opened at first need, and what it could not keep. */
import { useEffect, useState } from 'preact/hooks';
import { type GameStore, openStore, type Trouble } from '../../player-store/index.js';

let opened: GameStore | undefined;

/** The store of this browser. */
export function store(): GameStore {
  opened ??= openStore();
  return opened;
}

/** What the browser refuses to keep, as it changes. */
export function useTrouble(): Trouble | undefined {
  const [trouble, show] = useState(() => store().trouble);
  useEffect(() => store().onTrouble(show), []);
  return trouble;
}
