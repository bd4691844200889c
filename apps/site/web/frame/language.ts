/**
 * Changing the language without a reload: the words of the page are loaded, then all texts follow
 * its context; the address becomes that of the same page in the other language, so that a reload or
 * a shared link keeps it. A page whose data speak has them in one language only, and is loaded from
 * that address instead.
 */
import { effect } from '@preact/signals';
import type { PageLanguage } from '../words/languages.js';
import { here } from './here.js';
import { pageContext } from './page-context.js';
import { loadWords } from './page-words.js';
import { chooseFolder, linkBetween, pathIn } from './place.js';
import { keepSetting } from './settings.js';

/** Ends the loading of the language that was requested before. */
let latest = new AbortController();

/** Chooses a language: this page and all others are shown in it from now on. */
export function switchLanguage(next: PageLanguage): void {
  keepSetting('language', next);
}

/** Shows the page in a language once its words are there; the address follows. */
export async function showLanguage(next: PageLanguage): Promise<void> {
  latest.abort();
  latest = new AbortController();
  const { language: shown, root } = here.peek();
  if (next === shown) return;
  if (document.documentElement.dataset['spoken'] !== undefined) {
    location.replace(addressIn(next));
    return;
  }
  const words = await loadWords(next, root, latest.signal);
  const { place, server, language } = here.peek();
  if (words === undefined || language === next) return;
  const address = addressIn(next);
  // the browser looks for icon and manifest again, from an address in another folder
  for (const link of document.head.querySelectorAll('link')) link.href = String(link.href);
  history.replaceState(history.state, '', address);
  here.value = pageContext({ place, server, language: next }, words);
}

/** The address of this page in another language, relative to where we are now. */
function addressIn(next: PageLanguage): string {
  const { place, language } = here.peek();
  // the link from here to the root of the pages in this language
  const home = linkBetween(place, '', language);
  const up = home.slice(0, home.length - chooseFolder(language).length);
  return up + pathIn(next, place) + location.search + location.hash;
}

/** Keeps `lang` of the document up to date. */
export function followLanguage(): void {
  effect(() => {
    document.documentElement.lang = here.value.language;
  });
}
