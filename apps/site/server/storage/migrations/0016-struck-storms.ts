/** When a moderator took a run of Storm out of the rankings. */
import type { MigrationSql } from './migration.js';

export const struckStorms: MigrationSql = () => [
  'alter table storm_run add column struck_at bigint',
];
