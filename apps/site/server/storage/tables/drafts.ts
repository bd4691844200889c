/** The table of drafts. */

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
