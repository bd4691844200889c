/**
 * Changing the language without a reload: all texts follow the signal; the address becomes that of
 * the same page in the other language, so that a reload or a shared link keeps it.
 */
import { effect } from '@preact/signals';
import { linkBetween, type PageLanguage } from './place.js';
import { keepSetting } from './settings.js';
import { language, place } from './state.js';

/** Shows the page in the other language. */
export function switchLanguage(): void {
  keepSetting('language', language.value === 'en' ? 'ru' : 'en');
}

/** Shows the page in a language; the address follows. */
export function showLanguage(next: PageLanguage): void {
  if (next === language.value) return;
  // the link from here to the same page in the other language: relative to where we are now
  const here = linkBetween(place.value, '', language.value);
  const path = next === 'ru' ? `ru/${place.value}` : place.value;
  const up = language.value === 'ru' ? here.replace(/ru\/$/, '') : here;
  // the browser looks for icon and manifest again, from an address in another folder
  for (const link of document.head.querySelectorAll('link')) link.href = String(link.href);
  history.replaceState(history.state, '', up + path + location.search + location.hash);
  language.value = next;
}

/** Keeps `lang` of the document up to date. */
export function followLanguage(): void {
  effect(() => {
    document.documentElement.lang = language.value;
  });
}
