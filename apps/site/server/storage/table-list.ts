/**
 * All tables with their keys, in an order in which rows can be inserted: no row refers to one that
 * comes later. Moving, backups and exports of everything go by this list; a test compares it with
 * the database, so that a new table cannot be forgotten.
 */
import { sql } from 'kysely';
import type { Sql, Tables } from './tables.js';

/** A table and the columns of its primary key. */
export interface TableKey {
  readonly table: keyof Tables;
  readonly key: readonly string[];
  /** The migration that made it, if not the first: it is missing in older databases. */
  readonly since?: string;
}

export const TABLE_LIST: readonly TableKey[] = [
  { table: 'person', key: ['id'] },
  { table: 'follow', key: ['person_id', 'followed_id'], since: '0012-follows' },
  { table: 'session', key: ['id'] },
  { table: 'passkey', key: ['id'] },
  { table: 'challenge', key: ['id'] },
  { table: 'api_key', key: ['id'] },
  { table: 'invitation', key: ['hash'] },
  { table: 'draft', key: ['person_id', 'id'], since: '0018-drafts' },
  { table: 'planned_puzzle', key: ['person_id', 'draft_id'], since: '0020-planned-puzzles' },
  { table: 'puzzle', key: ['id'] },
  { table: 'secret', key: ['puzzle_id'] },
  { table: 'secret_tag', key: ['tag', 'puzzle_id'] },
  { table: 'puzzle_version', key: ['puzzle_id', 'version'] },
  {
    table: 'puzzle_count',
    key: ['size_class', 'is_colored', 'difficulty', 'is_line_solvable'],
  },
  { table: 'series', key: ['id'] },
  { table: 'series_puzzle', key: ['series_id', 'position'] },
  { table: 'list', key: ['id'], since: '0009-lists' },
  { table: 'list_puzzle', key: ['list_id', 'puzzle_id'], since: '0009-lists' },
  { table: 'contest', key: ['id'], since: '0015-contests' },
  { table: 'contest_puzzle', key: ['contest_id', 'position'], since: '0015-contests' },
  { table: 'contest_entry', key: ['contest_id', 'person_id'], since: '0015-contests' },
  { table: 'daily', key: ['day', 'kind'] },
  { table: 'game', key: ['id'] },
  { table: 'game_version', key: ['game_id', 'device', 'changed_at'] },
  { table: 'solve', key: ['id'] },
  { table: 'judgement', key: ['solve_id'], since: '0002-judgements' },
  { table: 'ranking', key: ['board', 'kind', 'person_id'] },
  { table: 'storm_run', key: ['id'], since: '0011-storms' },
  { table: 'storm_best', key: ['period', 'person_id'], since: '0011-storms' },
  { table: 'vote', key: ['puzzle_id', 'person_id'] },
  { table: 'comment', key: ['id'] },
  { table: 'report', key: ['id'] },
  { table: 'moderation', key: ['id'] },
  { table: 'room', key: ['id'], since: '0010-rooms' },
  { table: 'room_event', key: ['room_id', 'number'], since: '0010-rooms' },
  { table: 'site_state', key: ['name'] },
  { table: 'kept_file', key: ['name'] },
  { table: 'attempt', key: ['key'] },
];

/** The tables of a database, which may be of an older version. */
export async function tablesIn(db: Sql): Promise<readonly TableKey[]> {
  const { rows } = await sql<{ name: string }>`select name from migration`.execute(db);
  const seen = new Set(rows.map(({ name }) => name));
  return TABLE_LIST.filter(({ since }) => since === undefined || seen.has(since));
}
