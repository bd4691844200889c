/** The jobs of this part. */
import type { JobData } from '../jobs/jobs.js';
import type { Alongside } from '../jobs/queue-jobs.js';
import { rateSolves } from '../rankings/ratings/rate.js';
import type { Site } from '../site/site.js';

/** Handlers by name. */
export function gameJobs(site: Site) {
  return {
    rate: (solves: readonly JobData['rate'][], alongside: Alongside): Promise<void> =>
      rateSolves(
        site,
        solves.map(({ solveId }) => solveId),
        alongside,
      ),
  };
}
