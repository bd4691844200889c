/** The jobs of the catalogue. */
import type { JobHandlers } from '../jobs/index.js';
import type { Site } from '../site/index.js';
import { writeDump } from './files/dump.js';
import { forgetPreviews } from './files/preview.js';

/** The handlers of the catalogue's jobs. */
export function catalogueJobs(site: Site): Pick<JobHandlers, 'dump'> {
  return {
    dump: async () => {
      const { puzzles, bytes } = await writeDump(site);
      await forgetPreviews(site);
      site.log.info({ puzzles, bytes }, 'wrote the dump');
    },
  };
}
