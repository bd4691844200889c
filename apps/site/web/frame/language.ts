/**
 * Changing the language without a reload: the words of the page are loaded, then all texts follow
 * its context; the address becomes that of the same page in the other language, so that a reload or
 * a shared link keeps it.
 */
import { effect } from '@preact/signals';
import { nextLanguage, type PageLanguage } from '../words/languages.js';
import { here } from './here.js';
import { pageContext } from './page-context.js';
import { loadWords } from './page-words.js';
import { chooseFolder, linkBetween, pathIn } from './place.js';
import { keepSetting } from './settings.js';

/** Ends the loading of the language that was requested before. */
let latest = new AbortController();

/** Shows the page in the next language. */
export function switchLanguage(): void {
  keepSetting('language', nextLanguage(here.peek().language));
}

/** Shows the page in a language once its words are there; the address follows. */
export async function showLanguage(next: PageLanguage): Promise<void> {
  latest.abort();
  latest = new AbortController();
  const { language: shown, root } = here.peek();
  if (next === shown) return;
  const words = await loadWords(next, root, latest.signal);
  const { place, server, language } = here.peek();
  if (words === undefined || language === next) return;
  // the link from here to the root of the pages in this language: relative to where we are now
  const home = linkBetween(place, '', language);
  const up = home.slice(0, home.length - chooseFolder(language).length);
  // the browser looks for icon and manifest again, from an address in another folder
  for (const link of document.head.querySelectorAll('link')) link.href = String(link.href);
  const address = up + pathIn(next, place) + location.search + location.hash;
  history.replaceState(history.state, '', address);
  here.value = pageContext({ place, server, language: next }, words);
}

/** Keeps `lang` of the document up to date. */
export function followLanguage(): void {
  effect(() => {
    document.documentElement.lang = here.value.language;
  });
}
