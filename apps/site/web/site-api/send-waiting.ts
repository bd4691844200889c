/** Sends the waiting games and drafts of this device, and reports the outcome. */

import { sendWaiting } from '../../player-store/exchange/outbox.js';
import { here } from '../frame/here.js';
import { toast } from '../frame/toasts.js';
import { exchangeHere } from './remote-database.js';

/** Milliseconds before what could not be sent is tried again on this page. */
const AGAIN_MS = 60_000;

let isSending = false;

/** Sends it, one page at a time. */
export async function sendHere(): Promise<void> {
  const { plural, wordsOf } = here.peek();
  const with_ = exchangeHere();
  if (with_ === undefined || isSending) return;
  isSending = true;
  const report = await with_.alone('nonokit.send', () => sendWaiting(with_));
  isSending = false;
  const words = wordsOf('sent');
  const { movedIn, solved, isMore } = report;
  if (movedIn > 0) toast({ text: `${movedIn} ${plural(movedIn, words.movedIn)}` });
  if (solved > 0) toast({ text: `${solved} ${plural(solved, words.solved)}` });
  const { keepDraftsSent } = await import('./send-drafts.js');
  await keepDraftsSent();
  if (isMore) setTimeout(() => void sendHere(), AGAIN_MS);
}
