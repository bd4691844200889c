/** What the browser refuses to keep, as it changes. */
import { useEffect, useState } from 'preact/hooks';
import type { GameStore, Trouble } from '../../../player-store/index.js';

export function useTrouble(store: GameStore): Trouble | undefined {
  const [trouble, show] = useState(store.trouble);
  useEffect(() => store.onTrouble(show), [store]);
  return trouble;
}
