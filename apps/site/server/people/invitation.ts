/** Invitations: one-time addresses that make their user an administrator. */
import type { Site } from '../site/index.js';
import { type Role, randomToken, type Sql, tokenHash } from '../storage/index.js';

/** How long an invitation can be used. */
const INVITATION_MS = 7 * 86_400_000;

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
      .values({ ...row, ends_at })
      .execute();
  });
  return `${site.config.baseUrl}/welcome/${token}`;
}

/** Whether there is an administrator. */
export async function hasAdministrator({ db }: Site): Promise<boolean> {
  const query = db.selectFrom('person').select('id').where('role', '=', 'administrator');
  return (await query.limit(1).executeTakeFirst()) !== undefined;
}

/** Uses an invitation up and returns its role; undefined if it is not valid. */
export async function useInvitation(
  sql: Sql,
  token: string,
  now: number,
): Promise<Role | undefined> {
  const used = await sql
    .deleteFrom('invitation')
    .where('hash', '=', tokenHash(token))
    .where('ends_at', '>', now)
    .returning('role')
    .executeTakeFirst();
  return used?.role;
}
