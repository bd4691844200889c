/** The files of each page of a build: scripts, styles, fonts. The build writes them as JSON. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageFiles } from '../../web/prerender.js';
import type { PageLanguage } from '../../web/words/languages.js';
import { perSite } from '../site/index.js';

/** The files of each entry, as the build wrote them. */
export type FilesByEntry = Readonly<Record<string, Record<PageLanguage, PageFiles>>>;

/** The files of all entries of the build that a site serves. */
export const pageFiles = perSite(({ config }): FilesByEntry => {
  const text = readFileSync(join(config.pages, 'page-files.json'), 'utf8');
  return JSON.parse(text) as FilesByEntry;
});
