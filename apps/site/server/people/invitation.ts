/**
 * Invitations: one-time addresses that make their user an administrator, and addresses at which a
 * class or a club makes accounts. Only their hash is stored.
 */
import type { Invitation } from '../../contract/owner.js';
import type { Site } from '../site/index.js';
import { type Role, randomToken, type Sql, tokenHash } from '../storage/index.js';

/** How long an invitation can be used. */
const INVITATION_MS = 7 * 86_400_000;

const DAY_MS = 86_400_000;

/** What an invitation needs of a site. */
interface Inviting extends Pick<Site, 'db' | 'now'> {
  readonly config: Pick<Site['config'], 'baseUrl'>;
}

/**
 * Makes the address at which an administrator makes an account; invitations made before it end, so
 * that only the address that was printed last works.
 */
export async function inviteAdministrator(site: Inviting): Promise<string> {
  const token = randomToken();
  const row = { hash: tokenHash(token), role: 'administrator' as const };
  await site.db.transaction().execute(async (sql) => {
    await sql.deleteFrom('invitation').where('role', '=', 'administrator').execute();
    const ends_at = site.now() + INVITATION_MS;
    await sql
      .insertInto('invitation')
      .values({ ...row, created_at: site.now(), ends_at })
      .execute();
  });
  return `${site.config.baseUrl}/welcome/${token}`;
}

/** Whether there is an administrator. */
export async function hasAdministrator({ db }: Site): Promise<boolean> {
  const query = db.selectFrom('person').select('id').where('role', '=', 'administrator');
  return (await query.limit(1).executeTakeFirst()) !== undefined;
}

/** Uses an invitation, and returns its role; undefined if it is not valid. */
export async function useInvitation(
  sql: Sql,
  token: string,
  now: number,
): Promise<Role | undefined> {
  const used = await sql
    .updateTable('invitation')
    .set((eb) => ({ uses_left: eb('uses_left', '-', 1) }))
    .where('hash', '=', tokenHash(token))
    .where('ends_at', '>', now)
    .where('uses_left', '>', 0)
    .returning('role')
    .executeTakeFirst();
  return used?.role;
}

/** The role that an invitation gives; undefined if it is not valid. */
export async function findInvited({ db, now }: Site, token: string): Promise<Role | undefined> {
  const row = await db
    .selectFrom('invitation')
    .select('role')
    .where('hash', '=', tokenHash(token))
    .where('ends_at', '>', now())
    .where('uses_left', '>', 0)
    .executeTakeFirst();
  return row?.role;
}

/** An invitation as its owner wants it. */
interface Wished {
  readonly name: string;
  readonly uses: number;
  readonly days: number;
}

/** Makes an invitation for members; returns its address, which is not stored. */
export async function inviteMembers(
  site: Site,
  { name, uses, days }: Wished,
): Promise<{ readonly address: string; readonly invitation: Invitation }> {
  const token = randomToken();
  const created_at = site.now();
  const row = {
    hash: tokenHash(token),
    role: 'person' as const,
    name,
    uses,
    uses_left: uses,
    created_at,
    ends_at: created_at + days * DAY_MS,
  };
  await site.db.insertInto('invitation').values(row).execute();
  return { address: `${site.config.baseUrl}/welcome/${token}`, invitation: toInvitation(row) };
}

/** The invitations for members, the newest first. */
export async function listInvitations({ db, now }: Site): Promise<readonly Invitation[]> {
  const rows = await db
    .selectFrom('invitation')
    .selectAll()
    .where('role', '=', 'person')
    .where('ends_at', '>', now())
    .orderBy('created_at', 'desc')
    .orderBy('hash')
    .execute();
  return rows.map(toInvitation);
}

/** Withdraws an invitation for members. Returns whether there was one. */
export async function withdrawInvitation({ db }: Site, id: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('invitation')
    .where('hash', '=', id)
    .where('role', '=', 'person')
    .returning('hash')
    .executeTakeFirst();
  return gone !== undefined;
}

function toInvitation(row: RowOfInvitation): Invitation {
  return {
    id: row.hash,
    name: row.name,
    uses: row.uses,
    usesLeft: row.uses_left,
    createdAt: new Date(row.created_at).toISOString(),
    endsAt: new Date(row.ends_at).toISOString(),
  };
}

/** The columns that an owner sees. */
interface RowOfInvitation {
  readonly hash: string;
  readonly name: string;
  readonly uses: number;
  readonly uses_left: number;
  readonly created_at: number;
  readonly ends_at: number;
}
