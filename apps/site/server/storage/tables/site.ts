/** The tables of the installation itself, and what a flag is in every table. */
/** A flag in the database. */
export type Flag = 0 | 1;

/** Facts about this installation: its secret, the last daily, versions. */
export interface SiteStateTable {
  name: string;
  value: string;
}

/** Files that jobs make: dumps, previews. */
export interface KeptFileTable {
  name: string;
  type: string;
  bytes: Uint8Array;
  changed_at: number;
}

/** Points used up by a client, for limits. */
export interface AttemptTable {
  key: string;
  points: number;
  ends_at: number | null;
}
