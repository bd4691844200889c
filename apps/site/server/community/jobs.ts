/** The jobs of talk and rankings. Each may run twice: the second time changes nothing. */
import type { JobData } from '../jobs/index.js';
import { chooseDaily, countRankings } from '../rankings/index.js';
import { ownerSettings, type Site } from '../site/index.js';
import { endBans } from './strike.js';

/** What the jobs of this part do. */
export interface CommunityJobs {
  /** Chooses the puzzles of a day. */
  daily(data: JobData['daily']): Promise<void>;
  /** Counts the boards again, of people who have solved something since the last time. */
  rankings(): Promise<void>;
  /**
   * Ends what bans did that are over; removes deleted comments after a month, and who sent a report
   * a year after it was closed.
   */
  tidy(): Promise<void>;
}

const DAY = 86_400_000;

/** How long a deleted comment keeps its row, for reports about it. */
const DELETED_DAYS = 30;

/** The jobs of this part. */
export function communityJobs(site: Site): CommunityJobs {
  return {
    daily: ({ day }) => chooseDaily(site.db, day),
    rankings: () => countRankings(site),
    tidy: () => tidy(site),
  };
}

async function tidy(site: Site): Promise<void> {
  const { db, now } = site;
  const { reporterDays } = await ownerSettings(site);
  await db.transaction().execute((sql) => endBans(sql, now()));
  await db
    .deleteFrom('comment')
    .where('state', '=', 'deleted')
    .where('changed_at', '<', now() - DELETED_DAYS * DAY)
    .execute();
  await db
    .updateTable('report')
    .set({ person_id: null })
    .where('state', '=', 'closed')
    .where('created_at', '<', now() - reporterDays * DAY)
    .where('person_id', 'is not', null)
    .execute();
}
