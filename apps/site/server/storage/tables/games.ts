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
export type RankedKind = 'person' | 'helped' | 'machine';

/**
 * The same, or why it is in none: it waits for the judge, it is doubtful, or a moderator struck it.
 * A solve that waits or is doubtful counts for its person; one that was struck counts for nothing.
 */
export type SolveKind = RankedKind | 'waiting' | 'doubtful' | 'struck';

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

/** What the judge said of a solve that was judged or struck. */
export interface JudgementTable {
  solve_id: string;
  /** What the solve is ranked as if nothing speaks against it. */
  kind: 'person' | 'helped';
  /** JSON: what speaks against it: `["foresight"]`. */
  findings: Generated<string>;
  /** JSON: the numbers behind the findings; `{}` before it is judged. */
  measures: Generated<string>;
  /** JSON: the pauses of a doubtful solve, see `judge/verdict.ts`. */
  pauses: Generated<string>;
  /** Who decided: nobody yet, the judge, a moderator, or a ban, which ends. */
  decider: Generated<'nobody' | 'judge' | 'moderator' | 'ban'>;
  changed_at: number;
}

export interface RankingTable {
  /** `fastest-10`, `fastest-15`, … */
  board: string;
  kind: RankedKind;
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

export interface StormRunTable {
  id: string;
  person_id: string;
  seed: string;
  started_at: number;
  /** null while it may be sent. */
  ended_at: number | null;
  /** null before it is sent, and if it was refused. */
  right_count: number | null;
  wrong_count: number | null;
  /** JSON: place, colour and time of each answer. */
  answers: Generated<string>;
  /** When a moderator took it out of the rankings. */
  struck_at: number | null;
}

export interface StormBestTable {
  /** `day 2026-11-29`, `week 2026-11-23`, `ever`. */
  period: string;
  person_id: string;
  value: number;
  reached_at: number;
}
