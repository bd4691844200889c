/**
 * The problems of the library in languages other than that in which they are declared; each is
 * loaded when it is needed.
 */
import type { Catalogue, Language } from '@nonokit/core';

const LOADS: Readonly<Partial<Record<Language, () => Promise<Catalogue>>>> = {
  ru: async () => (await import('./ru.js')).RUSSIAN,
};

/** The catalogue of a language, for `describeProblemIn`; empty where problems speak it already. */
export async function loadTranslation(language: Language): Promise<Catalogue> {
  return (await LOADS[language]?.()) ?? {};
}
