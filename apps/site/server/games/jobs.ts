/** The jobs of this part. */
import type { JobData } from '../jobs/jobs.js';
import { rateSolve } from '../ratings/rate.js';
import type { Site } from '../site.js';

/** Handlers by name. */
export function gameJobs(site: Site) {
  return { rate: ({ solveId }: JobData['rate']) => rateSolve(site, solveId) };
}
