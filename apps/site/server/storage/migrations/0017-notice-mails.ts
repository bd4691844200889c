/** Whether a person wants to hear of notices by mail, and when they were told last. */
import type { MigrationSql } from './migration.js';

export const noticeMails: MigrationSql = () => [
  'alter table person add column notice_mails smallint not null default 0',
  'alter table person add column notices_mailed_at bigint not null default 0',
];
