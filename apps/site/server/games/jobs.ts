/** The jobs of this part. */
import type { Alongside, JobData } from '../jobs/index.js';
import { rateSolves } from '../rankings/index.js';
import type { Site } from '../site/index.js';
import { CluesReader } from './clues-of.js';
import { judgeSolve } from './judging.js';

/** Handlers by name. */
export function gameJobs(site: Site) {
  const reader = new CluesReader();
  return {
    judge: ({ solveId }: JobData['judge']): Promise<void> => judgeSolve(site, reader, solveId),
    rate: (solves: readonly JobData['rate'][], alongside: Alongside): Promise<void> =>
      rateSolves(
        site,
        solves.map(({ solveId }) => solveId),
        alongside,
      ),
  };
}
