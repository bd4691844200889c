/** The ends of films: built in, or of a language that is passed. */
import type { BuiltInLanguage, InBuiltIn } from '@nonokit/core';
import { FILM_ENDINGS_EN } from './en/film-endings.js';
import type { FilmEndings } from './film-language.js';
import { FILM_ENDINGS_RU } from './ru/film-endings.js';

const BUILT_IN: InBuiltIn<FilmEndings> = { en: FILM_ENDINGS_EN, ru: FILM_ENDINGS_RU };

/** The captions for how a film can end. */
export function filmEndings(
  language: BuiltInLanguage | { readonly films: FilmEndings },
): FilmEndings {
  return typeof language === 'string' ? BUILT_IN[language] : language.films;
}
