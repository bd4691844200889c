/** Keys that end, and an index of the puzzles that have changed, for programs that ask for them. */
import type { MigrationSql } from './migration.js';

export const ends: MigrationSql = () => [
  'alter table api_key add column ends_at bigint',
  'create index puzzle_changed on puzzle (changed_at) where changed_at > 0',
];
