/**
 * Which state of each draft the server has. A row stays when its draft is deleted here: so the next
 * exchange knows that it is not one of another device, and deletes it there, too.
 */
import type { DraftHead } from '../drafts/draft-log.js';
import type { Shelf } from '../shelf.js';
import { StoredShelf } from '../shelf.js';
import type { StoreContext } from '../store-context.js';

/** A draft that is on the server. */
export interface SentDraft {
  readonly id: string;
  /** The server's revision of it. */
  readonly revision: number;
  /** The state of the draft here that equals it. */
  readonly mark: string;
}

/** The rows of this device. */
export function sentDrafts({ connection, desk }: StoreContext): Shelf<SentDraft> {
  return new StoredShelf(connection, desk, 'sent');
}

/** A text for the state of a draft; logs only grow, and have names of their own. */
export function markOf(
  { log, textsAt }: Pick<DraftHead, 'log' | 'textsAt'>,
  edits: number,
): string {
  return `${log} ${edits} ${textsAt}`;
}
