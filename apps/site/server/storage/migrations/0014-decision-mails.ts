/** Whether a person wants to hear of decisions of moderators by mail. */
import type { MigrationSql } from './migration.js';

export const decisionMails: MigrationSql = () => [
  'alter table person add column decision_mails smallint not null default 0',
];
