/** The ends of films in all languages. */
import type { Language } from '@nonokit/core';
import { FILM_ENDINGS_EN } from './en/film-endings.js';
import type { FilmEndings } from './film-language.js';
import { FILM_ENDINGS_RU } from './ru/film-endings.js';

/** The captions for how a film can end, by language. */
export const FILM_ENDINGS: Readonly<Record<Language, FilmEndings>> = {
  en: FILM_ENDINGS_EN,
  ru: FILM_ENDINGS_RU,
};
