/** Decisions of moderators that people read and object to, and the pauses of doubtful solves. */
import type { MigrationSql } from './migration.js';

export const decisions: MigrationSql = () => [
  'alter table moderation add column person_id text references person (id) on delete set null',
  "alter table moderation add column message text not null default ''",
  'alter table moderation add column objection text',
  'alter table moderation add column objected_at bigint',
  'alter table moderation add column answer text',
  'create index moderation_of_person on moderation (person_id, created_at) where person_id is not null',
  `create index moderation_objection on moderation (objected_at)
     where objection is not null and answer is null`,
  'alter table person add column has_news smallint not null default 0',
  "alter table judgement add column pauses text not null default '[]'",
];
