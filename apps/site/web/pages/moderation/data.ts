/** What the server writes into the page of the moderators. */
import type {
  DoubtfulSolvesJson,
  ModerationAction,
  ModerationEntryJson,
  ReportJson,
} from '../../../contract/community.js';

export type { ModerationAction, ModerationEntryJson, ReportJson };

export interface ModerationData {
  /** Role of the reader; people who are not moderators see only the log. */
  readonly role: 'person' | 'moderator' | 'administrator';
  /** Open ones; null for people who are not moderators. */
  readonly reports: readonly ReportJson[] | null;
  readonly nextReports: string | null;
  /** Doubtful solves, the oldest first; none for people who are not moderators. */
  readonly solves: DoubtfulSolvesJson['solves'];
  readonly log: readonly ModerationEntryJson[];
  readonly nextLog: string | null;
  /** Whether this is a further page of either list. */
  readonly isFurther: boolean;
  /** What the last form did, or the code of why it did nothing. */
  readonly outcome: { readonly isDone: boolean; readonly code: string } | null;
}
