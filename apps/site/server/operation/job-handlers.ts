/** Who does which job. */
import { catalogueJobs } from '../catalogue/index.js';
import { communityJobs } from '../community/index.js';
import { gameJobs } from '../games/index.js';
import type { JobHandlers } from '../jobs/index.js';
import { sendRecoveryMail } from '../people/index.js';
import type { Site } from '../site/index.js';
import { mailJob } from './mail.js';
import { tidy } from './tidy.js';

/** The handlers of a site. */
export function jobHandlers(site: Site): JobHandlers {
  const { daily, rankings, tidy: tidyTalk } = communityJobs(site);
  return {
    ...gameJobs(site),
    daily,
    rankings,
    ...catalogueJobs(site),
    tidy: async () => {
      await tidy(site);
      await tidyTalk();
    },
    recovery: ({ name }) => sendRecoveryMail(site, name),
    mail: (mail) => mailJob(site, mail),
  };
}
