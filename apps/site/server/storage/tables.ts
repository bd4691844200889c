/**
 * The rows of all tables, as queries see them. The statements that make the tables, with what each
 * column means, are in `migrations`. Times are milliseconds since 1970, flags are 0 or 1, names
 * that end with `Json` in comments hold JSON as text.
 */
import type { Generated, Kysely, Transaction } from 'kysely';

/** A flag in the database. */
export type Flag = 0 | 1;

/** What somebody may do. */
export type Role = 'person' | 'moderator' | 'administrator';

export interface PersonTable {
  id: string;
  name: string;
  /** The name as it is compared: lower case, look-alikes folded. */
  name_key: string;
  password_hash: string | null;
  recovery_hash: string | null;
  email: string | null;
  email_confirmed_at: number | null;
  role: Generated<Role>;
  language: string | null;
  about: Generated<string>;
  /** JSON: what others may see: `{ solves: true, statistics: true, skill: false }`. */
  shows: Generated<string>;
  created_at: number;
  banned_until: number | null;
  ban_reason: string | null;
  skill: Generated<number>;
  skill_deviation: Generated<number>;
  skill_volatility: Generated<number>;
  solved: Generated<number>;
  points: Generated<number>;
  published: Generated<number>;
  likes: Generated<number>;
}

export interface SessionTable {
  /** SHA-256 of the token in the cookie. */
  id: string;
  person_id: string;
  created_at: number;
  seen_at: number;
  ends_at: number;
  agent: Generated<string>;
  /** When the person last gave a password or passkey; grave changes need a recent one. */
  proved_at: number;
}

export interface PasskeyTable {
  id: string;
  person_id: string;
  name: string;
  public_key: Uint8Array;
  counter: number;
  transports: Generated<string>;
  created_at: number;
  used_at: number | null;
}

export interface ChallengeTable {
  id: string;
  kind: string;
  data: string;
  ends_at: number;
}

export interface ApiKeyTable {
  id: string;
  hash: string;
  person_id: string;
  name: string;
  /** Words with spaces between: `read play publish`. */
  scopes: string;
  created_at: number;
  used_at: number | null;
}

export interface InvitationTable {
  hash: string;
  role: Role;
  ends_at: number;
}

export interface PuzzleTable {
  id: string;
  /** The number that people see: № 4131. */
  number: number;
  version: Generated<number>;
  state: Generated<'public' | 'hidden'>;
  author_id: string | null;
  /** For puzzles whose author has no account here. */
  author_name: Generated<string>;
  width: number;
  height: number;
  /** The upper bound of the longer side: 5, 10, 15, 20, 25, 30, 40, 60 or 200. */
  size_class: number;
  /** Number of inks, the paper not counted. */
  colors: number;
  is_colored: Flag;
  /** JSON: the inks as `#rrggbb`, in the order of the puzzle. */
  inks: string;
  /** 1 (easy) to 5. */
  difficulty: number;
  /** The computed score, see `rate` of the library. */
  score: number;
  /** The hardest technique that is needed; null where techniques do not solve it. */
  technique: string | null;
  is_line_solvable: Flag;
  /** Languages of the title, with spaces between: `en ru`. */
  languages: Generated<string>;
  license: Generated<string>;
  /** The share string of the clues alone. */
  clues: string;
  /** `canonicalKey` of the picture. */
  key: string;
  /** When it was published here: numbers and these times rise together. */
  created_at: number;
  /** Whether a moderator has closed the talk about it. */
  is_locked: Generated<Flag>;
  /** When its author changed it last; 0 if never. */
  changed_at: Generated<number>;
  solves: Generated<number>;
  stars_sum: Generated<number>;
  stars_count: Generated<number>;
  stars: Generated<number>;
  /** JSON: votes for the five labels of difficulty. */
  felt_counts: Generated<string>;
  /** The rating from solves (Glicko-2), beside the computed score. */
  rating: number;
  rating_deviation: Generated<number>;
  rating_volatility: Generated<number>;
  rated_solves: Generated<number>;
}

/** What gives a puzzle away. Only `catalogue/revealed.ts` reads it. */
export interface SecretTable {
  puzzle_id: string;
  /** JSON: titles by language: `{ "en": "Owl", "ru": "Сова" }`. */
  titles: string;
  description: Generated<string>;
  notes: Generated<string>;
  /** The share string with the picture. */
  picture: string;
}

export interface SecretTagTable {
  tag: string;
  puzzle_id: string;
}

export interface PuzzleVersionTable {
  puzzle_id: string;
  version: number;
  clues: string;
  picture: string;
  created_at: number;
}

export interface PuzzleCountTable {
  size_class: number;
  is_colored: Flag;
  difficulty: number;
  is_line_solvable: Flag;
  puzzles: number;
}

export interface SeriesTable {
  id: string;
  author_id: string | null;
  title: string;
  description: Generated<string>;
  /** JSON: texts in other languages: `{ "ru": { "title": "Море", "description": "…" } }`. */
  translations: Generated<string>;
  state: Generated<'public' | 'hidden'>;
  created_at: number;
  changed_at: number;
}

export interface SeriesPuzzleTable {
  series_id: string;
  position: number;
  puzzle_id: string;
}

/** The three puzzles of a day. */
export type DailyKind = 'small' | 'medium' | 'coloured';

export interface DailyTable {
  /** `2026-11-22`, in UTC. */
  day: string;
  kind: DailyKind;
  puzzle_id: string;
}

export interface GameTable {
  id: string;
  person_id: string;
  puzzle_id: string;
  version: number;
  /** When the clues were given out; a solve cannot be faster than the time since then. */
  given_at: number;
  changed_at: number;
  /** Counts what was kept; a device that knows an older one has gone apart. */
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
  /** Of all that the record says: who sends it again has not solved anything. */
  record_hash: string;
  /** Of the order in which cells were painted, whenever that was; null for small puzzles. */
  order_hash: string | null;
  /** JSON: why the record looks like a machine's. */
  doubts: Generated<string>;
  is_first: Flag;
  /** Whether the ratings know of it. */
  is_rated: Generated<Flag>;
  solved_at: number;
  /** The last column: what stands behind bytes is slow to read in SQLite. */
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
  subject_kind: 'comment' | 'puzzle' | 'person' | 'series';
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
}

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

/** Points used up by somebody, for limits. */
export interface AttemptTable {
  key: string;
  points: number;
  ends_at: number | null;
}

/** All tables. */
export interface Tables {
  person: PersonTable;
  session: SessionTable;
  passkey: PasskeyTable;
  challenge: ChallengeTable;
  api_key: ApiKeyTable;
  invitation: InvitationTable;
  puzzle: PuzzleTable;
  secret: SecretTable;
  secret_tag: SecretTagTable;
  puzzle_version: PuzzleVersionTable;
  puzzle_count: PuzzleCountTable;
  series: SeriesTable;
  series_puzzle: SeriesPuzzleTable;
  daily: DailyTable;
  game: GameTable;
  game_version: GameVersionTable;
  solve: SolveTable;
  ranking: RankingTable;
  vote: VoteTable;
  comment: CommentTable;
  report: ReportTable;
  moderation: ModerationTable;
  site_state: SiteStateTable;
  kept_file: KeptFileTable;
  attempt: AttemptTable;
}

/** The database, or a transaction in it. */
export type Sql = Kysely<Tables> | Transaction<Tables>;
