/** What a client says about a site that does not answer as sites do. */
import { message } from '../message.js';

/** What is known of a connection that did not come about, by the code of Node. */
const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'no server listens there; check the address and the port',
  ENOTFOUND: 'there is no such name; check the address and the network',
  EAI_AGAIN: 'the name could not be looked up; check the network',
  ECONNRESET: 'the connection broke off; try again',
  ETIMEDOUT: 'it takes too long; try again',
};

export const noConnection = message<{ readonly site: string; readonly reason: string }>(
  'no-connection',
  'noConnection',
  ({ site, reason }) => `there is no answer from ${site}: ${REASONS[reason] ?? reason}`,
);

export const unreadableAnswer = message(
  'unreadable-answer',
  'unreadableAnswer',
  () => 'the answer is not one of a Nonokit site; check the address',
);
