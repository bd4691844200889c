/** The command `serve`: the site, until it is told to stop. */

import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { seedCatalogue } from '../catalogue/seed.js';
import type { SiteConfig } from '../config.js';
import { hasAdministrator, inviteAdministrator } from '../people/invitation.js';
import type { Site } from '../site.js';
import { sqliteFile } from '../storage/open.js';
import { TROUBLE_HELP, troubleOf } from '../storage/trouble.js';
import type { Log } from './log.js';
import { closeSite, openSite, type RunningSite, startServer } from './start.js';

/** Serves until SIGTERM or SIGINT; a second signal ends the process at once. */
export async function serve(config: SiteConfig, log: Log): Promise<void> {
  const file = sqliteFile(config.database);
  if (file !== undefined) mkdirSync(dirname(file), { recursive: true });
  const site = await openSite(config, log);
  const running = await started(site);
  process.stderr.write(await greeting(running));
  await new Promise<void>((stop) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop());
  });
  await running.stop();
}

/** Fills and starts a site, or closes it: its threads would keep the process from ending. */
async function started(site: Site): Promise<RunningSite> {
  try {
    await fill(site);
    return await startServer(site);
  } catch (error) {
    await closeSite(site).catch((other: unknown) => site.log.error({ error: other }, 'not closed'));
    const trouble = troubleOf(error);
    if (trouble === undefined || !(error instanceof Error)) throw error;
    throw new Error(`${error.message}. ${TROUBLE_HELP[trouble]}`, { cause: error });
  }
}

/** Fills an empty catalogue with the puzzles that come with the site. */
async function fill(site: Site): Promise<void> {
  const { catalogue } = site.config;
  const puzzles = existsSync(catalogue) ? await seedCatalogue(site, catalogue) : 0;
  if (puzzles > 0) site.log.info({ puzzles }, 'the catalogue is filled');
}

/** What people read on the terminal; the log has the same for programs, without the secret. */
async function greeting({ site, port }: RunningSite): Promise<string> {
  const { baseUrl } = site.config;
  const own = baseUrl.endsWith(`:${port}`) ? baseUrl : `${baseUrl} (listening on port ${port})`;
  const lines = [`The site is at ${own}`];
  try {
    if (!(await hasAdministrator(site))) {
      lines.push(`Nobody runs it yet. Make yourself its administrator, once, at`);
      lines.push(await inviteAdministrator(site));
    }
  } catch (error) {
    // the site serves already, and says 503 for what its database cannot do
    const trouble = troubleOf(error);
    if (trouble === undefined) throw error;
    site.log.error({ error, trouble, help: TROUBLE_HELP[trouble] }, 'the database failed');
  }
  return `${lines.join('\n')}\n`;
}
