/** The language of the page: the one that was chosen, else that of its address. */
import { effect } from '@preact/signals';
import type { PageLanguage } from '../words/languages.js';
import { here } from './here.js';
import { loadAgain } from './load-again.js';
import { keepSetting } from './settings.js';

/** Chooses a language: this page and all others are shown in it from now on. */
export function switchLanguage(next: PageLanguage): void {
  keepSetting('language', next);
}

/** Shows the page in the language that is wanted, and keeps `lang` of the document up to date. */
export function followLanguage(wanted: () => PageLanguage): void {
  effect(() => {
    document.documentElement.lang = here.value.language;
  });
  effect(() => {
    const next = wanted();
    if (next === here.peek().language) return undefined;
    const later = new AbortController();
    void showOnceThere(next, later.signal);
    return () => later.abort();
  });
}

/** Loads what changes the language, which few visits need, and changes it. */
async function showOnceThere(next: PageLanguage, signal: AbortSignal): Promise<void> {
  const loaded = await loadAgain(() => import('./show-language.js'), { signal });
  await loaded?.showLanguage(next, signal);
}
