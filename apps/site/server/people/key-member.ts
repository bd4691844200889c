/** API keys: requests with `Authorization: Bearer nk_…`. The database keeps only a hash. */
import { SCOPES, type Scope } from '../../contract/scopes.js';
import { HttpProblem, type Member } from '../http/index.js';
import type { Site } from '../site/index.js';
import { randomToken, tokenHash } from '../storage/index.js';

const UNKNOWN =
  'This API key is unknown, or was taken back. Make another one in the settings of the account.';

const ENDED = 'This API key has ended. Make another one in the settings of the account.';

/** The last use of a key is noted this often at most. */
const USED_MS = 10 * 60_000;

/** A new key. The prefix lets people and scanners recognise a leaked one. */
export function freshKey(): string {
  return `nk_${randomToken()}`;
}

/** The scopes in the words of the database. */
export function parseScopes(words: string): Scope[] {
  return SCOPES.filter((scope) => words.split(' ').includes(scope));
}

/** Whose key this is. @throws {HttpProblem} 401 for one that is unknown, taken back or over. */
export async function keyMember(key: string, site: Site): Promise<Member> {
  const row = await site.db
    .selectFrom('api_key')
    .innerJoin('person', 'person.id', 'api_key.person_id')
    .select(['person.id', 'person.name', 'person.role', 'person.banned_until'])
    .select(['api_key.id as keyId', 'api_key.scopes', 'api_key.used_at'])
    .select('api_key.ends_at')
    .where('api_key.hash', '=', tokenHash(key))
    .executeTakeFirst();
  if (row === undefined) throw refusedKey('key-unknown', UNKNOWN);
  const { id, name, role, keyId, used_at, ends_at } = row;
  const now = site.now();
  if (ends_at !== null && ends_at <= now) throw refusedKey('key-ended', ENDED);
  if (now - (used_at ?? 0) > USED_MS) {
    await site.db.updateTable('api_key').set({ used_at: now }).where('id', '=', keyId).execute();
  }
  const bannedUntil = row.banned_until ?? undefined;
  const scopes = parseScopes(row.scopes);
  return { id, name, role, scopes, sessionId: undefined, provedAt: 0, bannedUntil };
}

function refusedKey(code: 'key-unknown' | 'key-ended', message: string): HttpProblem {
  const headers = { 'WWW-Authenticate': 'Bearer error="invalid_token"' };
  return new HttpProblem(401, code, message, {}, headers);
}
