/** Runs of Storm, and the best run of each person in a day, a week, and of all time. */
import type { MigrationSql } from './migration.js';

export const storms: MigrationSql = () => [
  `create table storm_run (
    id text primary key,
    person_id text not null references person (id) on delete cascade,
    seed text not null,
    started_at bigint not null,
    ended_at bigint,
    right_count integer,
    wrong_count integer,
    answers text not null default '[]'
  )`,
  'create index storm_run_of_person on storm_run (person_id, started_at)',
  // period: "day 2026-11-29", "week 2026-11-23", "ever"
  `create table storm_best (
    period text not null,
    person_id text not null references person (id) on delete cascade,
    value integer not null,
    reached_at bigint not null,
    primary key (period, person_id)
  )`,
  'create index storm_best_order on storm_best (period, value desc, person_id desc)',
  'create index storm_best_of_person on storm_best (person_id)',
];
