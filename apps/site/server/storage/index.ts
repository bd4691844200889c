/** The database: tables, migrations, backups, moves, trouble. */
export { mustBeNew, readBackup, readMigration, verifyBackup, writeBackup } from './archive.js';
export { batchLoader, type RowLoader } from './batch-loader.js';
export { Channel, MOST_NOTICE_BYTES } from './channel.js';
export { startCheckpoints } from './checkpoints.js';
export { damaged, formatPlace, unusable } from './database-errors.js';
export { hiddenContest } from './hidden-contests.js';
export { randomId, randomToken, tokenHash } from './ids.js';
export { findFaults } from './integrity-check.js';
export { lockPerson } from './lock-person.js';
export { atOneMoment, computeSums, moveAll, type Progress, type Sums } from './move.js';
export {
  columnsOfWays,
  isNewsFor,
  newNotice,
  shownKinds,
  waysFrom,
} from './notice-ways.js';
export {
  endFilling,
  migrate,
  openStorage,
  probeStorage,
  type Storage,
  type StorageOptions,
  sqliteFile,
} from './open.js';
export { type Prepared, prepared, type RowOf } from './prepared.js';
export { readPages } from './rows.js';
export type { DailyKind, DailyTable, PuzzleTable } from './tables/catalogue.js';
export type { ModerationTable, ReportTable } from './tables/community.js';
export type {
  GameTable,
  GameVersionTable,
  RankedKind,
  RankingTable,
  SolveKind,
  SolveTable,
} from './tables/games.js';
export type { Role } from './tables/people.js';
export type { Flag } from './tables/site.js';
export type { Sql, Tables } from './tables.js';
export { classifyError, TROUBLE_HELP, type Trouble } from './trouble.js';
