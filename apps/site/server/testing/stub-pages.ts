/** A folder in the place of the built pages: it has their list, and none of the files in it. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '../../web/words/languages.js';

/** Makes the folder for some pages, by the names of their entries. The caller removes it. */
export function stubPages(entries: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'nonokit-pages-'));
  const words = Object.fromEntries(LANGUAGES.map((language) => [language, { first: 'words.js' }]));
  const files = { scripts: [], imports: [], words, styles: [], fonts: [], headScript: 'head.js' };
  const byLanguage = Object.fromEntries(LANGUAGES.map((language) => [language, files]));
  const all = Object.fromEntries(entries.map((entry) => [entry, byLanguage]));
  writeFileSync(join(folder, 'page-files.json'), JSON.stringify(all));
  return folder;
}
