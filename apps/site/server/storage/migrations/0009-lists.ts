/** Lists of puzzles that people keep: favourites, and lists with names. */
import type { MigrationSql } from './migration.js';

export const lists: MigrationSql = () => [
  `create table list (
    id text primary key,
    person_id text not null references person (id) on delete cascade,
    kind text not null,
    title text not null default '',
    is_public smallint not null default 0,
    created_at bigint not null,
    changed_at bigint not null
  )`,
  'create index list_of_person on list (person_id, created_at)',
  "create unique index list_favourites on list (person_id) where kind = 'favourites'",
  `create table list_puzzle (
    list_id text not null references list (id) on delete cascade,
    puzzle_id text not null references puzzle (id) on delete cascade,
    added_at bigint not null,
    primary key (list_id, puzzle_id)
  )`,
  'create index list_puzzle_new on list_puzzle (list_id, added_at desc, puzzle_id)',
  'create index list_puzzle_of_puzzle on list_puzzle (puzzle_id)',
];
