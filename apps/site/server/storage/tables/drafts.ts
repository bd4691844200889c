/** The tables of drafts. */

/** A draft of the maker, or the mark of a deleted one. */
export interface DraftTable {
  person_id: string;
  /** Made by the device that began the draft. */
  id: string;
  title: string;
  /** The draft as its device keeps it, unread by the server; null for a deleted one. */
  data: Uint8Array | null;
  /** The length of `data`. */
  bytes: number;
  /** Counts the changes; a device with an older one must not overwrite the draft. */
  revision: number;
  created_at: number;
  changed_at: number;
  /** Null while the draft is there. */
  deleted_at: number | null;
}

/** A draft that the server publishes on a day. */
export interface PlannedPuzzleTable {
  person_id: string;
  draft_id: string;
  /** The request to publish that was checked, as JSON: a `NewPuzzleBody`. */
  puzzle: string;
  /** The warnings that its author has accepted, as JSON: an array of names. */
  warnings: string;
  /** The day where its author is: `2026-12-02`. */
  day: string;
  /** When that day begins. */
  due_at: number;
  /** When its author had it checked. */
  planned_at: number;
  /** Why it was not published: a `PlanRefusal`. Null before. */
  refusal: string | null;
  refused_at: number | null;
}
