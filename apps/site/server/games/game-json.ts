/** Games in the form of the API. */

import type { Selectable } from 'kysely';
import type { GameJson, GameListJson } from '../../contract/games.js';
import type { GameVersionTable, Sql } from '../storage/index.js';
import type { GameRow } from './game-row.js';
import { findVersions } from './versions.js';

/** A game with what went apart from it. */
export async function gameJson(sql: Sql, row: GameRow): Promise<GameJson> {
  const versions = await findVersions(sql, row.id);
  const record = row.record === null ? null : base64(row.record);
  return { ...gameFields(row), record, apart: versions.map(versionJson) };
}

function versionJson(row: Selectable<GameVersionTable>): GameJson['apart'][number] {
  const { device, moves, elapsed, record, changed_at } = row;
  return { device, changedAt: isoTime(changed_at), moves, elapsed, record: base64(record) };
}

/** A game without its record. */
export function gameFields(row: Omit<GameRow, 'record'>): GameListJson['games'][number] {
  const { id, version, revision, moves, elapsed, device, state } = row;
  return {
    id,
    version,
    revision,
    moves,
    elapsed,
    device,
    state,
    puzzle: row.puzzle_id,
    givenAt: isoTime(row.given_at),
    changedAt: isoTime(row.changed_at),
  };
}

/** A time of the database as text. */
export function isoTime(ms: number): string {
  return new Date(ms).toISOString();
}

/** Bytes as base64. */
export function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
}

/** The bytes of base64; undefined for text that is none. */
export function decodeBase64(text: string): Uint8Array | undefined {
  const isBase64 = text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(text);
  return isBase64 ? Buffer.from(text, 'base64') : undefined;
}
