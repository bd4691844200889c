/** Who does which job. */
import { communityJobs } from '../community/jobs.js';
import { gameJobs } from '../games/jobs.js';
import type { Site } from '../site.js';
import type { JobHandlers } from './queue-jobs.js';
import { tidy } from './tidy.js';

/** The handlers of a site. */
export function jobHandlers(site: Site): JobHandlers {
  const later = (name: string) => async () => site.log.warn({ name }, 'no handler yet');
  const community = communityJobs(site);
  return {
    ...gameJobs(site),
    ...community,
    dump: later('dump'),
    tidy: async () => {
      await tidy(site);
      await community.tidy();
    },
    mail: later('mail'),
  };
}
