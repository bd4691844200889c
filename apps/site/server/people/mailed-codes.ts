/**
 * Codes that go out by mail, where the site sends any: to confirm an address, and to come back
 * without the recovery code. Each person has one of a kind at a time; it works once, for ten
 * minutes.
 */
import type { Site } from '../site/index.js';
import type { Sql } from '../storage/index.js';
import { codeHash, freshCode } from './recovery-code.js';

/** What a code is for. */
export type CodeKind = 'email' | 'recovery';

const CODE_MS = 10 * 60_000;

/** The stored part of a code: its hash, and the address that it confirms. */
interface KeptCode {
  readonly hash: string;
  readonly address: string;
}

/** Makes a code for a person; the previous one no longer works. */
export async function makeMailedCode(
  sql: Sql,
  site: Site,
  kind: CodeKind,
  person: { readonly id: string; readonly address: string },
): Promise<string> {
  const code = freshCode();
  const kept: KeptCode = { hash: codeHash(code), address: person.address };
  const news = { data: JSON.stringify(kept), ends_at: site.now() + CODE_MS };
  await sql
    .insertInto('challenge')
    .values({ id: makeId(kind, person.id), kind, ...news })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(news))
    .execute();
  return code;
}

/** Uses a code up and returns the address it was sent to; undefined if it is wrong. */
export async function useMailedCode(
  sql: Sql,
  kind: CodeKind,
  personId: string,
  hash: string,
  now: number,
): Promise<string | undefined> {
  const row = await sql
    .selectFrom('challenge')
    .select('data')
    .where('id', '=', makeId(kind, personId))
    .where('ends_at', '>', now)
    .executeTakeFirst();
  const kept = row === undefined ? undefined : (JSON.parse(row.data) as KeptCode);
  if (kept?.hash !== hash) return undefined;
  await forgetCodes(sql, personId, [kind]);
  return kept.address;
}

/** Removes the codes of a person. */
export async function forgetCodes(
  sql: Sql,
  personId: string,
  kinds: readonly CodeKind[] = ['email', 'recovery'],
): Promise<void> {
  const ids = kinds.map((kind) => makeId(kind, personId));
  await sql.deleteFrom('challenge').where('id', 'in', ids).execute();
}

function makeId(kind: CodeKind, personId: string): string {
  return `${kind}:${personId}`;
}
