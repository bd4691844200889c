/** The languages that are not built in, each loaded when it is asked for. */
import { isBuiltIn, type Language, type LoadedLanguage } from '@nonokit/core';
import type { AnyTongue, Tongue } from './tongue.js';

const LOADS: Readonly<Record<LoadedLanguage, () => Promise<Tongue>>> = {
  de: async () => (await import('./de.js')).inGerman,
  fr: async () => (await import('./fr.js')).inFrench,
  es: async () => (await import('./es.js')).inSpanish,
  ja: async () => (await import('./ja.js')).inJapanese,
  pl: async () => (await import('./pl.js')).inPolish,
  uk: async () => (await import('./uk.js')).inUkrainian,
};

/** What the library takes as the language of this tag. */
export async function loadTongue(language: Language): Promise<AnyTongue> {
  return isBuiltIn(language) ? language : LOADS[language]();
}

/**
 * The language of words in PNG, GIF and PDF for people who speak this one: their font has no
 * Japanese characters, so those pictures speak English.
 */
export function drawnLanguage(language: Language): Language {
  return language === 'ja' ? 'en' : language;
}
