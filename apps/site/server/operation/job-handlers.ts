/** Who does which job. */
import { catalogueJobs } from '../catalogue/jobs.js';
import { communityJobs } from '../community/jobs.js';
import { gameJobs } from '../games/jobs.js';
import type { JobHandlers } from '../jobs/queue-jobs.js';
import { sendRecoveryMail } from '../people/mails.js';
import type { Site } from '../site/site.js';
import { sendMail } from './mail.js';
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
    mail: (mail) => sendMail(site, mail),
  };
}
