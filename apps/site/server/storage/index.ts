/** The database: tables, migrations, backups, moves, trouble. */
export { migrationOf, mustBeNew, readBackup, writeBackup } from './archive.js';
export { batchLoader, type RowLoader } from './batch-loader.js';
export { startCheckpoints } from './checkpoints.js';
export { damaged, placeOf, unusable } from './database-errors.js';
export { randomId, randomToken, tokenHash } from './ids.js';
export { faultsOf } from './integrity-check.js';
export { atOneMoment, moveAll, type Progress, type Sums, sumsOf } from './move.js';
export {
  endFilling,
  migrate,
  openStorage,
  type Storage,
  type StorageOptions,
  sqliteFile,
} from './open.js';
export { type Prepared, prepared, type RowOf } from './prepared.js';
export { pagesOf } from './rows.js';
export type {
  DailyKind,
  DailyTable,
  Flag,
  GameTable,
  GameVersionTable,
  PuzzleTable,
  RankingTable,
  ReportTable,
  Role,
  SolveKind,
  SolveTable,
  Sql,
  Tables,
} from './tables.js';
export { TROUBLE_HELP, type Trouble, troubleOf } from './trouble.js';
