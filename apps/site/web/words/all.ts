/**
 * The words of all languages, for what writes pages: the server and the build. A browser loads the
 * words of one page in one language.
 */
/// <reference types="vite/types/importMeta.d.ts" />
import { closestLanguage } from '@nonokit/core';
import type { PageTexts } from '../frame/page-context.js';
import type { Words } from './en/index.js';
import type { PageLanguage } from './languages.js';

const FILES = import.meta.glob(['./*/*.ts', '!./*/{facts,index,name}.ts', '!./*/*.test.ts'], {
  eager: true,
  import: 'words',
});

const ALL = new Map<PageLanguage, Record<string, unknown>>();
for (const [path, words] of Object.entries(FILES)) {
  const [, language = '', file = ''] = path.split('/');
  const known = ALL.get(language) ?? {};
  ALL.set(language, { ...known, [file.replace(/\.ts$/, '')]: words });
}

/** The words of a language. */
export function wordsIn(language: PageLanguage): Words {
  const words = ALL.get(language);
  if (words === undefined) throw new Error(`wordsIn: no folder of words "${language}"`);
  // a test compares the names in all folders with those of the type
  return words as unknown as Words;
}

/** What is enough for the title of a page in a language. */
export function textsIn(language: PageLanguage): PageTexts {
  const words = wordsIn(language);
  return {
    language,
    contentLanguage: closestLanguage(language),
    wordsOf: (name) => words[name],
  };
}
