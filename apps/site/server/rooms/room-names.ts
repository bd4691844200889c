/** Names in a room: as those of accounts, shorter, and each only once. */
import { BOUNDS, handsIn, type RoomState } from '../../rooms/index.js';
import { faultOfName, nameKey, normalName } from '../people/index.js';

/** The name that a hand gets; undefined if the wish is no name. */
export function fitName(state: RoomState, hand: number, wish: string): string | undefined {
  const name = normalName(wish);
  if ([...name].length > BOUNDS.name || faultOfName(name) !== undefined) return undefined;
  const others = handsIn(state).filter(({ number }) => number !== hand);
  const taken = new Set(others.map((other) => nameKey(other.name)));
  for (let k = 1; k <= BOUNDS.hands; k++) {
    const own =
      k === 1
        ? name
        : `${[...name]
            .slice(0, BOUNDS.name - 2)
            .join('')
            .trim()} ${k}`;
    if (!taken.has(nameKey(own))) return own;
  }
  return undefined;
}
