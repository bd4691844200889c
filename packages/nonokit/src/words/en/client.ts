/** What a client says about a site that does not answer as sites do. */
import { message } from '../message.js';

export const noConnection = message<{ readonly site: string; readonly reason: string }>(
  'no-connection',
  'noConnection',
  ({ site, reason }) => `there is no answer from ${site}: ${reason}`,
);

export const unreadableAnswer = message(
  'unreadable-answer',
  'unreadableAnswer',
  () => 'the answer is not one of a Nonokit site; check the address',
);
