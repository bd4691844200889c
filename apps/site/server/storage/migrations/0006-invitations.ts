/** Invitations have a name for their owner, and remember how many accounts they were for. */
import type { MigrationSql } from './migration.js';

export const invitations: MigrationSql = () => [
  "alter table invitation add column name text not null default ''",
  'alter table invitation add column uses integer not null default 1',
];
