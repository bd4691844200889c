/** The jobs of this part. */
import type { Alongside, JobData } from '../jobs/index.js';
import { rateSolves } from '../rankings/index.js';
import type { Site } from '../site/index.js';

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
