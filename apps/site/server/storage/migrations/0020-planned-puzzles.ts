/**
 * Drafts with a day of publication: what is published then, and why it was refused, if it was. A
 * draft has one plan at most.
 */
import type { MigrationSql } from './migration.js';

export const plannedPuzzles: MigrationSql = () => [
  // puzzle: a request to publish, checked; warnings: those that its author has accepted
  `create table planned_puzzle (
    person_id text not null,
    draft_id text not null,
    puzzle text not null,
    warnings text not null,
    day text not null,
    due_at bigint not null,
    planned_at bigint not null,
    refusal text,
    refused_at bigint,
    primary key (person_id, draft_id),
    foreign key (person_id, draft_id) references draft (person_id, id) on delete cascade
  )`,
  'create index planned_puzzle_due on planned_puzzle (due_at) where refused_at is null',
];
