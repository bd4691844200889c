/**
 * Changing the language without a reload: all texts follow the page's context; the address becomes
 * that of the same page in the other language, so that a reload or a shared link keeps it.
 */
import { effect } from '@preact/signals';
import { here } from './here.js';
import { pageContext } from './page-context.js';
import { linkBetween, otherLanguage, type PageLanguage, pathIn } from './place.js';
import { keepSetting } from './settings.js';

/** Shows the page in the other language. */
export function switchLanguage(): void {
  keepSetting('language', otherLanguage(here.peek().language));
}

/** Shows the page in a language; the address follows. */
export function showLanguage(next: PageLanguage): void {
  const { place, language, server } = here.peek();
  if (next === language) return;
  // the link from here to the same page in the other language: relative to where we are now
  const home = linkBetween(place, '', language);
  const up = language === 'ru' ? home.replace(/ru\/$/, '') : home;
  // the browser looks for icon and manifest again, from an address in another folder
  for (const link of document.head.querySelectorAll('link')) link.href = String(link.href);
  const address = up + pathIn(next, place) + location.search + location.hash;
  history.replaceState(history.state, '', address);
  here.value = pageContext({ place, server, language: next });
}

/** Keeps `lang` of the document up to date. */
export function followLanguage(): void {
  effect(() => {
    document.documentElement.lang = here.value.language;
  });
}
