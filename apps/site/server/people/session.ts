/**
 * Sessions: a random token in a cookie; the database keeps only its hash. A new sign-in always gets
 * a new token. A session ends after 30 days, however often it is used.
 */
import { getCookie, setCookie } from 'hono/cookie';
import { PERSON_HEADER } from '../../contract/person-header.js';
import { cookieName, cookieRules, type Member, type SiteContext } from '../http/index.js';
import { perSite, type Site } from '../site/index.js';
import {
  batchLoader,
  prepared,
  type RowLoader,
  type RowOf,
  randomToken,
  type Sql,
  tokenHash,
} from '../storage/index.js';
import { noteDevice } from './devices.js';
import { seenSessions } from './session-activity.js';

/** How long a session lasts. */
const SESSION_MS = 30 * 86_400_000;

/** The time when a person was last seen is noted at most this often. */
const SEEN_MS = 10 * 60_000;

/** How long a password or passkey that was given counts as given just now. */
const PROOF_MS = 15 * 60_000;

/** Maximum stored length of a browser's description. */
const AGENT_LENGTH = 200;

/** The person of the session that the cookie names. */
export async function sessionMember(c: SiteContext, site: Site): Promise<Member | undefined> {
  const token = getCookie(c, cookieName(site));
  if (token === undefined || token === '') return undefined;
  const sessionId = tokenHash(token);
  const now = site.now();
  const row = await sessions(site).load(sessionId);
  if (row === undefined || row.ends_at <= now) return undefined;
  if (isForAnother(c, row.id)) return undefined;
  const { id, name, role, banned_until, proved_at, seen_at, has_news, has_notices } = row;
  if (now - seen_at > SEEN_MS) seenSessions(site).note(site, sessionId);
  const bannedUntil = banned_until ?? undefined;
  const news = { hasNews: has_news === 1, hasNotices: has_notices === 1 };
  const own = { sessionId, provedAt: proved_at, bannedUntil, ...news };
  return { id, name, role, scopes: undefined, ...own };
}

/** Whether the request comes from a page that was made for another person. */
function isForAnother(c: SiteContext, id: string): boolean {
  const person = c.req.header(PERSON_HEADER);
  return person !== undefined && person !== id;
}

const sessionRows = prepared((sql, ids: readonly string[]) =>
  sql
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.person_id')
    .select(['person.id', 'person.name', 'person.role', 'person.banned_until'])
    .select(['person.has_news', 'person.has_notices'])
    .select(['session.proved_at', 'session.seen_at', 'session.ends_at'])
    .select('session.id as session_id')
    .where('session.id', 'in', ids)
    .compile(),
);

/** A session with its person. */
type SessionRow = RowOf<typeof sessionRows>;

/** Sessions, loaded in one query for concurrent requests. */
const sessions = perSite(
  ({ db }): RowLoader<SessionRow> => batchLoader(db, sessionRows, ({ session_id }) => session_id),
);

/** Starts a session after a proof of identity; ends the previous one. */
export async function startSession(
  c: SiteContext,
  site: Site,
  personId: string,
  sql: Sql = site.db,
): Promise<void> {
  const before = getCookie(c, cookieName(site));
  const token = randomToken();
  const now = site.now();
  const agent = cleanAgent(c.req.header('user-agent') ?? '');
  const times = { created_at: now, seen_at: now, proved_at: now, ends_at: now + SESSION_MS };
  await sql
    .insertInto('session')
    .values({ id: tokenHash(token), person_id: personId, agent, ...times })
    .execute();
  // last: a process that dies in between leaves two sessions, but signs no one out
  if (before !== undefined) await endSession(sql, tokenHash(before));
  writeCookie(c, site, token, SESSION_MS / 1000);
  await noteDevice(c, site, personId);
}

/** Ends a session. */
export async function endSession(sql: Sql, sessionId: string): Promise<void> {
  await sql.deleteFrom('session').where('id', '=', sessionId).execute();
}

/** Takes the cookie away. */
export function clearCookie(c: SiteContext, site: Site): void {
  writeCookie(c, site, '', 0);
}

function writeCookie(c: SiteContext, site: Site, value: string, maxAge: number): void {
  setCookie(c, cookieName(site), value, { ...cookieRules(site), maxAge });
}

/** Whether a member has given a password or passkey in the last quarter of an hour. */
export function hasProof(member: Member, site: Site): boolean {
  return member.sessionId !== undefined && site.now() - member.provedAt <= PROOF_MS;
}

/** A browser's description of itself, short and without control characters. */
function cleanAgent(header: string): string {
  return header.replace(/\p{C}/gu, ' ').slice(0, AGENT_LENGTH);
}
