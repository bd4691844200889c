/**
 * Which kinds of notices a person wants to see, and which by mail: a bit for each kind, see
 * `notice-ways.ts`. That there is something to mail is a flag of its own now: `has_notices` is set
 * by kinds that are not mailed, too.
 */
import type { MigrationSql } from './migration.js';

export const noticeWays: MigrationSql = () => [
  'alter table person add column notices_here integer not null default 31',
  'alter table person add column notices_mail integer not null default 0',
  'alter table person add column mail_due smallint not null default 0',
  'update person set notices_mail = 31, mail_due = has_notices where notice_mails = 1',
  'drop index person_due_mail',
  `create index person_due_mail on person (id)
   where mail_due = 1 and notices_mailed_at <= notices_seen_at`,
];
