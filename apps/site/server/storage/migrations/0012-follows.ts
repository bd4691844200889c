/** Following people, whether there are notices that a person has not seen, and their own feed. */
import type { MigrationSql } from './migration.js';

export const follows: MigrationSql = () => [
  `create table follow (
    person_id text not null references person (id) on delete cascade,
    followed_id text not null references person (id) on delete cascade,
    created_at bigint not null,
    primary key (person_id, followed_id)
  )`,
  'create index follow_of_followed on follow (followed_id, created_at desc)',
  'alter table person add column has_notices smallint not null default 0',
  'alter table person add column notices_seen_at bigint not null default 0',
  'alter table person add column feed_token text',
  'create unique index person_feed on person (feed_token) where feed_token is not null',
];
