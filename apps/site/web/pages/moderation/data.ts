/** What the server writes into the page of the moderators. */
import type {
  FoundPeopleJson,
  ModerationAction,
  ModerationEntryJson,
} from '../../../contract/community.js';
import type { StreamItem } from '../../../contract/stream.js';

export type { ModerationAction, ModerationEntryJson };

export interface ModerationData {
  /** Role of the reader; people who are not moderators see only the log. */
  readonly role: 'person' | 'moderator' | 'administrator';
  /** What waits, the newest first; null for people who are not moderators. */
  readonly stream: readonly StreamItem[] | null;
  /** The name of the entry that the address names, if it waits: 'comment-3FHTBKNHdr9'. */
  readonly entry: string | null;
  /** Whom a moderator looked for, and who was found. */
  readonly found: (FoundPeopleJson & { readonly name: string }) | null;
  /** What the address names, to act on it. */
  readonly named: { readonly kind: string; readonly id: string } | null;
  readonly log: readonly ModerationEntryJson[];
  readonly nextLog: string | null;
  /** Whether this is a further page of the log. */
  readonly isFurther: boolean;
  /** What the last form did, or the code of why it did nothing. */
  readonly outcome: {
    readonly isDone: boolean;
    readonly code: string;
    /** What takes it back: 'show comment 3FHTBKNHdr9'. */
    readonly undo: string | null;
  } | null;
}
