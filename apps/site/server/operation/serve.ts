/** The command `serve`: the site, until it is told to stop. */

import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { SiteConfig } from '../config.js';
import type { Log } from './log.js';
import { openSite, startServer } from './start.js';

/** Serves until SIGTERM or SIGINT; a second signal ends the process at once. */
export async function serve(config: SiteConfig, log: Log): Promise<void> {
  const file = /^sqlite:(?!:memory:)(.+)$/.exec(config.database)?.[1];
  if (file !== undefined) mkdirSync(dirname(file), { recursive: true });
  const site = await openSite(config, log);
  const running = await startServer(site);
  await new Promise<void>((stop) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop());
  });
  await running.stop();
}
