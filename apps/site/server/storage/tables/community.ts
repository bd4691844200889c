/** The tables of comments, reports and moderation. */
import type { Generated } from 'kysely';
import type { Flag } from './site.js';

export interface CommentTable {
  id: string;
  puzzle_id: string;
  person_id: string | null;
  text: string;
  /** Whether people who have not solved the puzzle may read it. */
  is_open: Generated<Flag>;
  state: Generated<'shown' | 'hidden' | 'deleted'>;
  created_at: number;
  changed_at: number;
}

export interface ReportTable {
  id: string;
  subject_kind: 'comment' | 'puzzle' | 'person' | 'series' | 'contest';
  subject_id: string;
  person_id: string | null;
  /** A word of a list: `rude`. */
  reason: string;
  note: Generated<string>;
  state: Generated<'open' | 'closed'>;
  created_at: number;
  closed_at: number | null;
  closed_by: string | null;
}

export interface ModerationTable {
  id: string;
  moderator_id: string | null;
  moderator_name: string;
  action: string;
  subject_kind: string;
  subject_id: string;
  /** A word of a list: `rude`. It is public; the note is for moderators. */
  reason: Generated<string>;
  note: Generated<string>;
  created_at: number;
  /** Whom it concerns: who made the thing, or the person. */
  person_id: string | null;
  /** What the moderator writes to this person. */
  message: Generated<string>;
  /** What the person says against it, once. */
  objection: string | null;
  objected_at: number | null;
  /** What became of the objection; null while it waits. */
  answer: 'kept' | 'undone' | null;
}
