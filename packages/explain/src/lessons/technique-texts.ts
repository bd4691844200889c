/**
 * The texts of the pages about techniques: `docs/techniques` and the lessons of the site are
 * written from the same texts.
 */
import type { InEach } from '@nonokit/core';
import type { TechniqueTexts } from './lesson-texts.js';
import { TECHNIQUE_TEXTS_EN } from './texts/en.js';
import { TECHNIQUE_TEXTS_RU } from './texts/ru.js';

/** The texts about all techniques in all languages. */
export const TECHNIQUE_TEXTS: InEach<TechniqueTexts> = {
  en: TECHNIQUE_TEXTS_EN,
  ru: TECHNIQUE_TEXTS_RU,
};
