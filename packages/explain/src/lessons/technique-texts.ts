/**
 * The texts of the pages about techniques: `docs/techniques` and the lessons of the site are
 * written from the same texts.
 */
import type { InEach } from '@nonokit/core';
import type { TechniqueTexts } from './lesson-texts.js';
import { TECHNIQUE_TEXTS_DE } from './texts/de.js';
import { TECHNIQUE_TEXTS_EN } from './texts/en.js';
import { TECHNIQUE_TEXTS_ES } from './texts/es.js';
import { TECHNIQUE_TEXTS_FR } from './texts/fr.js';
import { TECHNIQUE_TEXTS_JA } from './texts/ja.js';
import { TECHNIQUE_TEXTS_PL } from './texts/pl.js';
import { TECHNIQUE_TEXTS_RU } from './texts/ru.js';
import { TECHNIQUE_TEXTS_UK } from './texts/uk.js';

/** The texts about all techniques in all languages. */
export const TECHNIQUE_TEXTS: InEach<TechniqueTexts> = {
  en: TECHNIQUE_TEXTS_EN,
  ru: TECHNIQUE_TEXTS_RU,
  de: TECHNIQUE_TEXTS_DE,
  fr: TECHNIQUE_TEXTS_FR,
  es: TECHNIQUE_TEXTS_ES,
  ja: TECHNIQUE_TEXTS_JA,
  pl: TECHNIQUE_TEXTS_PL,
  uk: TECHNIQUE_TEXTS_UK,
};
