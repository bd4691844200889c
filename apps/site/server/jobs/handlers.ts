/** Who does which job. */
import { gameJobs } from '../games/jobs.js';
import type { Site } from '../site.js';
import type { JobHandlers } from './queue-jobs.js';
import { tidy } from './tidy.js';

/** The handlers of a site. */
export function jobHandlers(site: Site): JobHandlers {
  const later = (name: string) => async () => site.log.warn({ name }, 'no handler yet');
  return {
    ...gameJobs(site),
    daily: later('daily'),
    dump: later('dump'),
    rankings: later('rankings'),
    tidy: () => tidy(site),
    mail: later('mail'),
  };
}
