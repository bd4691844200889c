/**
 * What the judge says of solves. It stands in a table of its own, because most solves have no row,
 * and SQLite would read a new column of `solve` after the bytes of each record.
 */
import type { MigrationSql } from './migration.js';

export const judgements: MigrationSql = () => [
  `create table judgement (
    solve_id text primary key references solve (id) on delete cascade,
    kind text not null,
    findings text not null default '[]',
    measures text not null default '{}',
    decider text not null default 'nobody',
    changed_at bigint not null
  )`,
  // doubtful and struck ones, for moderators
  `create index solve_doubtful on solve (kind, solved_at, id)
     where kind in ('waiting', 'doubtful', 'struck')`,
];
