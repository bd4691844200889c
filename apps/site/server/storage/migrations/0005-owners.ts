/** A switch for mails about sign-ins, and invitations that several people use. */
import type { MigrationSql } from './migration.js';

export const owners: MigrationSql = () => [
  'alter table person add column sign_in_mails smallint not null default 1',
  'alter table invitation add column uses_left integer not null default 1',
  'alter table invitation add column created_at bigint not null default 0',
];
