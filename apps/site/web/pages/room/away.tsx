/** That a hand is away, and for how long if it went while this page was here. */
import { useEffect, useState } from 'preact/hooks';
import type { RoomPart } from './room-part.js';

/** How often the time is counted anew. */
const COUNT_MS = 5000;

export function Away({ hand, connection, words }: RoomPart & { readonly hand: number }) {
  const since = connection.awaySince.value.get(hand);
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const counting = setInterval(() => setNow(performance.now()), COUNT_MS);
    return () => clearInterval(counting);
  }, []);
  if (since === undefined) return <>{words.away}</>;
  const seconds = Math.max(1, Math.round((now - since) / 1000));
  return <>{words.awayFor(Math.floor(seconds / 60), seconds % 60)}</>;
}
