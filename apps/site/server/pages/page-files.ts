/** The files of each page of a build: scripts, styles, fonts. The build writes them as JSON. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageFiles } from '../../web/prerender.js';
import type { PageLanguage } from '../../web/words/languages.js';

/** The files of each entry, as the build wrote them. */
export type FilesByEntry = Readonly<Record<string, Record<PageLanguage, PageFiles>>>;

/** Reads the files of all entries of a build in a folder, at the first call. */
export function readPageFiles(folder: string): () => FilesByEntry {
  let files: FilesByEntry | undefined;
  return () => {
    files ??= JSON.parse(readFileSync(join(folder, 'page-files.json'), 'utf8')) as FilesByEntry;
    return files;
  };
}
