/** Makes the lessons on other kinds of nonogram: examples drawn, and their steps said. */
import { inEach } from '@nonokit/core';
import { kindExamples } from '@nonokit/kinds/lessons';
import { inGerman } from 'nonokit/de';
import { inSpanish } from 'nonokit/es';
import { inFrench } from 'nonokit/fr';
import { inJapanese } from 'nonokit/ja';
import { kindStepText } from 'nonokit/kinds';
import { inPolish } from 'nonokit/pl';
import { inUkrainian } from 'nonokit/uk';
import type { KindLessonData } from '../web/pages/kind-lesson/page.js';
import type { KindGroup } from '../web/puzzles/kinds-shelf.js';

const TONGUES = {
  en: 'en',
  ru: 'ru',
  de: inGerman,
  es: inSpanish,
  fr: inFrench,
  ja: inJapanese,
  pl: inPolish,
  uk: inUkrainian,
} as const;

/** The lesson on a kind. */
export function makeKindLesson(kind: KindGroup): KindLessonData {
  const examples = kindExamples(kind).map(({ puzzle, step, before, after }) => ({
    before,
    after,
    step: inEach((language) => kindStepText(step, puzzle, TONGUES[language])),
  }));
  return { kind, examples };
}
