/**
 * The problems of the library in languages other than that in which they are declared; each is
 * loaded when it is needed.
 */
import type { Catalogue, Language } from '@nonokit/core';

const LOADS: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Catalogue>>> = {
  ru: async () => (await import('./ru.js')).RUSSIAN,
  de: async () => (await import('./de.js')).GERMAN,
  fr: async () => (await import('./fr.js')).FRENCH,
  es: async () => (await import('./es.js')).SPANISH,
  ja: async () => (await import('./ja.js')).JAPANESE,
  pl: async () => (await import('./pl.js')).POLISH,
  uk: async () => (await import('./uk.js')).UKRAINIAN,
};

/** The catalogue of a language, for `describeProblemIn`; empty where problems speak it already. */
export async function loadTranslation(language: Language): Promise<Catalogue> {
  return language === 'en' ? {} : LOADS[language]();
}
