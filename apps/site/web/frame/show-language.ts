/**
 * Changing the language without a reload: the words of the page are loaded, then all texts follow
 * its context; the address becomes that of the same page in the other language, so that a reload or
 * a shared link keeps it. A page whose data speak has them in one language only, and is loaded from
 * that address instead.
 */
import type { PageLanguage } from '../words/languages.js';
import { here } from './here.js';
import { pageContext } from './page-context.js';
import { loadWords } from './page-words.js';
import { chooseFolder, linkBetween, pathIn } from './place.js';

/** Shows the page in a language once its words are there, unless the signal says otherwise. */
export async function showLanguage(next: PageLanguage, signal: AbortSignal): Promise<void> {
  if (document.documentElement.dataset['spoken'] !== undefined) {
    location.replace(addressIn(next));
    return;
  }
  const words = await loadWords(next, here.peek().root, signal);
  if (words === undefined || signal.aborted) return;
  const { place, server } = here.peek();
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
