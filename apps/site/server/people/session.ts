/** Sessions: a random token in a cookie; the database keeps only its hash. */
import { getCookie } from 'hono/cookie';
import type { Member, SiteContext } from '../http/env.js';
import type { Site } from '../site.js';
import { tokenHash } from '../storage/ids.js';

/** The cookie's name. The prefix makes browsers insist on HTTPS, which a loopback has not. */
export function cookieName({ config }: Site): string {
  return config.baseUrl.startsWith('https:') ? '__Host-nonokit' : 'nonokit';
}

/** Whoever's session the cookie names. */
export async function sessionMember(c: SiteContext, site: Site): Promise<Member | undefined> {
  const token = getCookie(c, cookieName(site));
  if (token === undefined) return undefined;
  const sessionId = tokenHash(token);
  const row = await site.db
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.person_id')
    .select(['person.id', 'person.name', 'person.role', 'person.banned_until', 'proved_at'])
    .where('session.id', '=', sessionId)
    .where('ends_at', '>', site.now())
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { id, name, role, banned_until, proved_at } = row;
  const bannedUntil = banned_until ?? undefined;
  return { id, name, role, scopes: undefined, sessionId, provedAt: proved_at, bannedUntil };
}
