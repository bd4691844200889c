/** Keys of the page of numbers: 1 and 2 choose an offer, arrows walk, U takes back. */

import type { NumberSession } from '../../clue-editor/number-session.js';
import { numberAt } from '../../clue-editor/reading.js';

/** Controls that need keys themselves. */
const OWN_KEYS = 'input, textarea, select, dialog, [contenteditable]';

/** Listens to the whole page. Returns "stop listening". */
export function listenForNumberKeys(session: NumberSession): () => void {
  const hear = (event: KeyboardEvent): void => {
    const { target, key, ctrlKey, metaKey, altKey } = event;
    if (event.defaultPrevented || ctrlKey || metaKey || altKey) return;
    if (target instanceof Element && target.closest(OWN_KEYS) !== null) return;
    if (press(session, key)) event.preventDefault();
  };
  addEventListener('keydown', hear);
  return () => removeEventListener('keydown', hear);
}

/** Does what a key says; false if it says nothing. */
function press(session: NumberSession, key: string): boolean {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      session.walk(1);
      return true;
    case 'ArrowLeft':
    case 'ArrowUp':
      session.walk(-1);
      return true;
    case 'u':
    case 'U':
      session.undo();
      return true;
    case '1':
    case '2':
      return takeOffer(session, Number(key) - 1);
    default:
      return false;
  }
}

function takeOffer(session: NumberSession, which: number): boolean {
  const reading = session.reading.peek();
  const spot = session.spot.peek();
  const offer = reading && spot && numberAt(reading, spot)?.offers[which];
  if (offer === undefined) return false;
  session.mend(offer > 0 ? [{ value: offer }] : []);
  return true;
}
