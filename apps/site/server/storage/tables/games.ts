/** The tables of games, solves, rankings and votes. */
import type { Generated } from 'kysely';
import type { Flag } from './site.js';

export interface GameTable {
  id: string;
  person_id: string;
  puzzle_id: string;
  version: number;
  /** When the clues were given out; a solve cannot be faster than the time since then. */
  given_at: number;
  changed_at: number;
  /** Counts the saves; a device with an older one has diverged. */
  revision: Generated<number>;
  moves: Generated<number>;
  elapsed: Generated<number>;
  device: Generated<string>;
  /** The compact record of the moves. */
  record: Uint8Array | null;
  state: Generated<'open' | 'solved' | 'left'>;
}

/** A game as another device had it when the two went apart. */
export interface GameVersionTable {
  game_id: string;
  device: string;
  changed_at: number;
  moves: number;
  elapsed: number;
  record: Uint8Array;
}

/** Whose ranking a solve counts in. */
export type SolveKind = 'person' | 'helped' | 'machine';

export interface SolveTable {
  id: string;
  puzzle_id: string;
  person_id: string;
  version: number;
  game_id: string | null;
  kind: SolveKind;
  active_ms: number;
  server_ms: number;
  moves: number;
  /** JSON: `{ hints: 2, checks: 0 }`. */
  help: Generated<string>;
  points: Generated<number>;
  /** The day, if this was a puzzle of the day, solved on it. */
  day: string | null;
  /** A hash of the whole record: sending it again is not a solve. */
  record_hash: string;
  /** Of the order in which cells were painted, whenever that was; null for small puzzles. */
  order_hash: string | null;
  /** JSON: why the record looks like a machine's. */
  doubts: Generated<string>;
  is_first: Flag;
  /** Whether the ratings include it. */
  is_rated: Generated<Flag>;
  solved_at: number;
  /** The last column: SQLite is slow to read columns after bytes. */
  record: Uint8Array;
}

export interface RankingTable {
  /** `fastest-10`, `fastest-15`, … */
  board: string;
  kind: SolveKind;
  person_id: string;
  value: number;
  puzzle_id: string | null;
}

export interface VoteTable {
  puzzle_id: string;
  person_id: string;
  stars: number | null;
  felt: number | null;
  changed_at: number;
}
