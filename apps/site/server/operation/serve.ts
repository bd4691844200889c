/** The command `serve`: runs the site until a signal stops it. */

import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { BuiltInLanguage } from '@nonokit/core';
import { seedCatalogue, writeMissingLooks } from '../catalogue/index.js';
import type { Log, Sentence, SiteConfig } from '../host/index.js';
import { hasAdministrator, inviteAdministrator } from '../people/index.js';
import type { Site } from '../site/index.js';
import { classifyError, sqliteFile, TROUBLE_HELP, unusable } from '../storage/index.js';
import { clearProgress, showProgress } from './progress.js';
import { closeSite, openSite, type RunningSite, startServer } from './start.js';

/** Serves until SIGTERM or SIGINT; a second signal ends the process at once. */
export async function serve(
  config: SiteConfig,
  log: Log,
  language: BuiltInLanguage,
): Promise<void> {
  const file = sqliteFile(config.database);
  if (file !== undefined) mkdirSync(dirname(file), { recursive: true });
  const site = await openSite(config, log);
  const running = await started(site, language);
  process.stderr.write((await greeting(running))[language]);
  await signalled();
  await running.stop();
}

/** Fills and starts a site, or closes it: its threads would keep the process from ending. */
async function started(site: Site, language: BuiltInLanguage): Promise<RunningSite> {
  try {
    return await startServer(site, (onProgress) => fill(site, language, onProgress));
  } catch (error) {
    await closeSite(site).catch((other: unknown) => site.log.error({ error: other }, 'not closed'));
    throw unusable(site.config.database, error);
  }
}

/** Resolves at the first signal. */
function signalled(): Promise<void> {
  const signals = ['SIGTERM', 'SIGINT'] as const;
  return new Promise((stop) => {
    const stopAll = (): void => {
      for (const signal of signals) process.off(signal, stopAll);
      stop();
    };
    for (const signal of signals) process.on(signal, stopAll);
  });
}

/** Fills an empty catalogue with the puzzles that come with the site. */
async function fill(
  site: Site,
  language: BuiltInLanguage,
  onProgress: (done: number, all: number) => void,
): Promise<void> {
  const { catalogue, baseUrl } = site.config;
  const looks = await writeMissingLooks(site, onProgress);
  if (looks > 0) site.log.info({ puzzles: looks }, 'puzzles of an older version have their looks');
  if (!existsSync(catalogue)) return;
  const show = showProgress();
  const what = {
    en: `The site opens soon at ${baseUrl}. Puzzles added to its catalogue`,
    ru: `Сайт скоро откроется: ${baseUrl}. Головоломок добавлено в каталог`,
  };
  const puzzles = await seedCatalogue(site, catalogue, (done, all) => {
    onProgress(done, all);
    if (done === 0) site.log.info({ puzzles: all, baseUrl }, 'the catalogue is being filled');
    show?.(what[language], done);
  });
  clearProgress();
  if (puzzles > 0) site.log.info({ puzzles }, 'the catalogue is filled');
}

/** What people read on the terminal; the log has the same for programs, without the secret. */
async function greeting({ site, port }: RunningSite): Promise<Sentence> {
  const { baseUrl } = site.config;
  const isPlain = baseUrl.endsWith(`:${port}`);
  const { host } = site.config;
  const place = port === 0 ? { en: host, ru: host } : { en: `port ${port}`, ru: `порт ${port}` };
  const en = [`The site is at ${baseUrl}${isPlain ? '' : ` (listening on ${place.en})`}`];
  const ru = [`Адрес сайта: ${baseUrl}${isPlain ? '' : ` (${place.ru})`}`];
  try {
    if (!(await hasAdministrator(site))) {
      const address = await inviteAdministrator(site);
      en.push('Nobody runs it yet. Make yourself its administrator, once, at', address);
      ru.push('Администратора пока нет. Станьте им по этому одноразовому адресу:', address);
    }
  } catch (error) {
    // the site serves already, and answers 503 if its database cannot
    const trouble = classifyError(error);
    if (trouble === undefined) throw error;
    site.log.error({ error, trouble, help: TROUBLE_HELP[trouble] }, 'the database failed');
  }
  return { en: `${en.join('\n')}\n`, ru: `${ru.join('\n')}\n` };
}
