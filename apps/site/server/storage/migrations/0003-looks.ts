/**
 * What cards show of a puzzle's look. No statement can compute it from the clues: the next start
 * writes it into the rows without (`catalogue/missing-looks.ts`), which the index finds.
 */
import type { MigrationSql } from './migration.js';

export const looks: MigrationSql = () => [
  "alter table puzzle add column paper text not null default '#ffffff'",
  'alter table puzzle add column rails text',
  'create index puzzle_without_look on puzzle (number) where rails is null',
];
