/**
 * Tells people by mail that there are notices, if they want that: once, until they have looked at
 * them, so that a busy day is one mail.
 */
import { sql } from 'kysely';
import { sendWishedMail } from '../people/index.js';
import type { Site } from '../site/index.js';

/** The most mails of a minute. */
const MOST = 200;

/** Sends the mails that are due. */
export async function mailNotices(site: Site): Promise<void> {
  const { db, now, config } = site;
  if (config.smtp === undefined) return;
  // one process alone gets a person; a crash before the mail loses it, and none comes twice
  const people = await db
    .updateTable('person')
    .set({ notices_mailed_at: now() })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('person as due')
        .select('due.id')
        // as text: an index of some rows is found by its own words
        .where(sql<boolean>`due.mail_due = 1`)
        .where('due.email_confirmed_at', 'is not', null)
        .whereRef('due.notices_mailed_at', '<=', 'due.notices_seen_at')
        .limit(MOST),
    )
    .whereRef('notices_mailed_at', '<=', 'notices_seen_at')
    .returning('id')
    .execute();
  for (const { id } of people) await sendWishedMail(site, id, 'notices');
}
