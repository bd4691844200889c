/** The tables of contests. */

export interface ContestTable {
  id: string;
  /** Who organises it. */
  person_id: string;
  title: string;
  begins_at: number;
  ends_at: number;
  created_at: number;
}

export interface ContestPuzzleTable {
  contest_id: string;
  /** From 1. */
  position: number;
  puzzle_id: string;
}

/** A person who takes part. */
export interface ContestEntryTable {
  contest_id: string;
  person_id: string;
  joined_at: number;
}
