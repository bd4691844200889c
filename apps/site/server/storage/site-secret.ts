/**
 * The secret of this installation: a random value that all its processes share, made by whichever
 * asks first. With it the site signs what it hands out and wants to believe when it comes back.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Site } from '../site.js';
import { randomToken } from './ids.js';

const NAME = 'secret';

/** The secret never changes, so it is read once for each database; nothing else can be observed. */
const known = new WeakMap<Site['db'], Promise<Buffer>>();

/** The secret of the site. */
export function siteSecret({ db }: Pick<Site, 'db'>): Promise<Buffer> {
  const before = known.get(db);
  if (before !== undefined) return before;
  const secret = secretIn(db);
  known.set(db, secret);
  secret.catch(() => known.delete(db));
  return secret;
}

async function secretIn(db: Site['db']): Promise<Buffer> {
  await db
    .insertInto('site_state')
    .values({ name: NAME, value: randomToken() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('site_state')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirstOrThrow();
  return Buffer.from(value, 'base64url');
}

/** A token that holds the text, readable for everybody, and the site's signature. */
export async function signed(site: Pick<Site, 'db'>, text: string): Promise<string> {
  const signature = signatureOf(await siteSecret(site), text).toString('base64url');
  return `${Buffer.from(text).toString('base64url')}.${signature}`;
}

/** The text of a token; undefined if this site has not signed it. */
export async function unsigned(site: Pick<Site, 'db'>, token: string): Promise<string | undefined> {
  const [body = '', signature = '', ...rest] = token.split('.');
  const text = Buffer.from(body, 'base64url').toString();
  const expected = signatureOf(await siteSecret(site), text);
  const given = Buffer.from(signature, 'base64url');
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs && rest.length === 0 ? text : undefined;
}

function signatureOf(secret: Buffer, text: string): Buffer {
  return createHmac('sha256', secret).update(text).digest();
}
