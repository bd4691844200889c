/**
 * The secret of this site: a random value in the database, the same for all its processes. Whatever
 * the server gives out and must know again is signed with it.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Site } from '../site.js';
import { randomToken } from './ids.js';
import type { Storage } from './open.js';

/** Signs texts and checks them. Begin a text with what it is for, so that none serves two ends. */
export interface SiteSecret {
  /** The text with its signature, safe in addresses if the text is. */
  signed(text: string): string;
  /** The text of a token; undefined unless this site has signed it. */
  unsigned(token: string): string | undefined;
}

const NAME = 'secret';

/** Characters of a signature: 144 bits. */
const LENGTH = 24;

/** What was read, by database: the secret never changes. */
const known = new WeakMap<Storage, Promise<SiteSecret>>();

/** The secret of a site; made by the first process that asks. */
export function siteSecret(site: Pick<Site, 'storage'>): Promise<SiteSecret> {
  const there = known.get(site.storage);
  if (there !== undefined) return there;
  const reading = read(site).then(secretOf);
  known.set(site.storage, reading);
  // the next request tries again
  reading.catch(() => known.delete(site.storage));
  return reading;
}

async function read({ storage: { db } }: Pick<Site, 'storage'>): Promise<string> {
  await db
    .insertInto('site_state')
    .values({ name: NAME, value: randomToken() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await db
    .selectFrom('site_state')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirstOrThrow();
  return row.value;
}

function secretOf(key: string): SiteSecret {
  const signature = (text: string): string =>
    createHmac('sha256', key).update(text).digest('base64url').slice(0, LENGTH);
  return {
    signed: (text) => `${text}.${signature(text)}`,
    unsigned: (token) => {
      const text = token.slice(0, -LENGTH - 1);
      const given = Buffer.from(token.slice(text.length));
      const expected = Buffer.from(`.${signature(text)}`);
      return given.length === expected.length && timingSafeEqual(given, expected)
        ? text
        : undefined;
    },
  };
}
