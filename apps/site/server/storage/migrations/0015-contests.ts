/** Puzzles that are found by their address alone, and contests. */
import type { MigrationSql } from './migration.js';

export const contests: MigrationSql = () => [
  // an unlisted puzzle of a contest is closed until its time
  'alter table puzzle add column is_unlisted smallint not null default 0',
  'alter table puzzle add column opens_at bigint not null default 0',
  `create table contest (
    id text primary key,
    person_id text not null references person (id) on delete cascade,
    title text not null,
    begins_at bigint not null,
    ends_at bigint not null,
    created_at bigint not null
  )`,
  'create index contest_order on contest (begins_at desc, id)',
  'create index contest_of_person on contest (person_id)',
  `create table contest_puzzle (
    contest_id text not null references contest (id) on delete cascade,
    position integer not null,
    puzzle_id text not null references puzzle (id) on delete cascade,
    primary key (contest_id, position)
  )`,
  'create index contest_of_puzzle on contest_puzzle (puzzle_id)',
  `create table contest_entry (
    contest_id text not null references contest (id) on delete cascade,
    person_id text not null references person (id) on delete cascade,
    joined_at bigint not null,
    primary key (contest_id, person_id)
  )`,
  'create index contest_entry_of_person on contest_entry (person_id)',
];
