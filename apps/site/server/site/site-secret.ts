/**
 * The secret of this site: a random value in the database, the same for all its processes. It signs
 * all tokens that the server gives out and must recognise later.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { randomToken, type Storage } from '../storage/index.js';
import { perSite } from './per-site.js';
import type { Site } from './site.js';

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

/**
 * Reads the secret of a site at the first call and caches it, because it never changes. The first
 * process creates it.
 */
export function readSecret(storage: Storage): () => Promise<SiteSecret> {
  let known: Promise<SiteSecret> | undefined;
  return () => {
    if (known !== undefined) return known;
    const reading = read(storage).then(createSecret);
    known = reading;
    // the next request tries again
    reading.catch(() => {
      known = undefined;
    });
    return reading;
  };
}

async function read({ db }: Storage): Promise<string> {
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

function createSecret(key: string): SiteSecret {
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

const secret = perSite(({ storage }) => readSecret(storage));

/** The secret of a site, read from the database at the first call. */
export function siteSecret(site: Site): Promise<SiteSecret> {
  return secret(site)();
}
