/**
 * All tables, as queries see them; the rows of each are in `tables`. The statements that make the
 * tables, with what each column means, are in `migrations`. Times are milliseconds since 1970,
 * flags are 0 or 1, and a column whose comment begins with "JSON" holds JSON as text.
 */
import type { Kysely, Transaction } from 'kysely';
import type {
  DailyTable,
  ListPuzzleTable,
  ListTable,
  PuzzleCountTable,
  PuzzleTable,
  PuzzleVersionTable,
  SecretTable,
  SecretTagTable,
  SeriesPuzzleTable,
  SeriesTable,
} from './tables/catalogue.js';
import type { CommentTable, ModerationTable, ReportTable } from './tables/community.js';
import type { ContestEntryTable, ContestPuzzleTable, ContestTable } from './tables/contests.js';
import type { DraftTable, PlannedPuzzleTable } from './tables/drafts.js';
import type {
  GameTable,
  GameVersionTable,
  JudgementTable,
  RankingTable,
  SolveTable,
  StormBestTable,
  StormRunTable,
  VoteTable,
} from './tables/games.js';
import type {
  ApiKeyTable,
  ChallengeTable,
  FollowTable,
  InvitationTable,
  PasskeyTable,
  PersonTable,
  SessionTable,
} from './tables/people.js';
import type { RoomEventTable, RoomTable } from './tables/rooms.js';
import type { AttemptTable, KeptFileTable, SiteStateTable } from './tables/site.js';

/** All tables. */
export interface Tables {
  person: PersonTable;
  follow: FollowTable;
  session: SessionTable;
  passkey: PasskeyTable;
  challenge: ChallengeTable;
  api_key: ApiKeyTable;
  invitation: InvitationTable;
  draft: DraftTable;
  planned_puzzle: PlannedPuzzleTable;
  puzzle: PuzzleTable;
  secret: SecretTable;
  secret_tag: SecretTagTable;
  puzzle_version: PuzzleVersionTable;
  puzzle_count: PuzzleCountTable;
  series: SeriesTable;
  series_puzzle: SeriesPuzzleTable;
  list: ListTable;
  list_puzzle: ListPuzzleTable;
  contest: ContestTable;
  contest_puzzle: ContestPuzzleTable;
  contest_entry: ContestEntryTable;
  daily: DailyTable;
  game: GameTable;
  game_version: GameVersionTable;
  solve: SolveTable;
  judgement: JudgementTable;
  ranking: RankingTable;
  storm_run: StormRunTable;
  storm_best: StormBestTable;
  vote: VoteTable;
  comment: CommentTable;
  report: ReportTable;
  moderation: ModerationTable;
  room: RoomTable;
  room_event: RoomEventTable;
  site_state: SiteStateTable;
  kept_file: KeptFileTable;
  attempt: AttemptTable;
}

/** The database, or a transaction in it. */
export type Sql = Kysely<Tables> | Transaction<Tables>;
