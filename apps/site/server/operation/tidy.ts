/** Removes expired rows, so that the database stores no more about people than it needs. */

import { forgetRooms } from '../rooms/index.js';
import type { Site } from '../site/index.js';
import { forgetOldPeriods } from './schedule.js';

/** Removes ended sessions, challenges, invitations and limits, and rooms that nobody uses. */
export async function tidy(site: Site): Promise<void> {
  const now = site.now();
  await site.db.deleteFrom('session').where('ends_at', '<', now).execute();
  await site.db.deleteFrom('challenge').where('ends_at', '<', now).execute();
  await site.db.deleteFrom('invitation').where('ends_at', '<', now).execute();
  await site.db.deleteFrom('attempt').where('ends_at', '<', now).execute();
  await forgetRooms(site);
  await forgetOldPeriods(site);
}
