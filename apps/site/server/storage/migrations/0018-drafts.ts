/** Drafts of the maker, as the devices of their owners send them, and marks of deleted ones. */
import type { MigrationSql } from './migration.js';

export const drafts: MigrationSql = ({ blob }) => [
  // data: null, and deleted_at a time, where only the mark is left
  `create table draft (
    person_id text not null references person (id) on delete cascade,
    id text not null,
    title text not null,
    data ${blob},
    bytes integer not null,
    revision integer not null,
    created_at bigint not null,
    changed_at bigint not null,
    deleted_at bigint,
    primary key (person_id, id)
  )`,
];
