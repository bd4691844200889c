/** Finds the people whom a mail about notices is due to, without looking through all members. */
import type { MigrationSql } from './migration.js';

export const dueMails: MigrationSql = () => [
  `create index person_due_mail on person (id)
   where notice_mails = 1 and has_notices = 1 and notices_mailed_at <= notices_seen_at`,
];
