/**
 * Turns a verb's results into answers: JSON, files, and problems in the language of the request.
 */
import { type Catalogue, isDoubt, type Language, type Problem } from '@nonokit/core';
import { GERMAN } from 'nonokit/de';
import { SPANISH } from 'nonokit/es';
import { FRENCH } from 'nonokit/fr';
import { JAPANESE } from 'nonokit/ja';
import { POLISH } from 'nonokit/pl';
import { messageIn, RUSSIAN } from 'nonokit/ru';
import { UKRAINIAN } from 'nonokit/uk';
import type { EngineAnswer, EngineProblem } from './verbs.js';
import { ENGINE_DE } from './words/de.js';
import { ENGINE_ES } from './words/es.js';
import { ENGINE_FR } from './words/fr.js';
import { ENGINE_JA } from './words/ja.js';
import { ENGINE_PL } from './words/pl.js';
import { ENGINE_RU } from './words/ru.js';
import { ENGINE_UK } from './words/uk.js';

/** Sentences of problems in each language; English ones are where problems are declared. */
const TRANSLATIONS: Readonly<Record<Language, Catalogue>> = {
  en: {},
  ru: { ...RUSSIAN, engine: ENGINE_RU },
  de: { ...GERMAN, engine: ENGINE_DE },
  fr: { ...FRENCH, engine: ENGINE_FR },
  es: { ...SPANISH, engine: ENGINE_ES },
  ja: { ...JAPANESE, engine: ENGINE_JA },
  pl: { ...POLISH, engine: ENGINE_PL },
  uk: { ...UKRAINIAN, engine: ENGINE_UK },
};

/** An answer in JSON. */
export function jsonAnswer(value: unknown): EngineAnswer {
  const body = new TextEncoder().encode(JSON.stringify(value));
  return { ok: true, body, type: 'application/json', warnings: [] };
}

/** A problem of the library, in the language of the request. */
export function engineProblem(found: Problem, language: Language): EngineProblem {
  const { code, line, column } = found;
  const message = messageIn(TRANSLATIONS[language], found);
  return { code, message, line, column };
}

/** The answer with the doubts about the file that was read among its warnings. */
export function withDoubts(
  answer: EngineAnswer,
  warnings: readonly Problem[],
  language: Language,
): EngineAnswer {
  const doubts = warnings.filter(isDoubt).map((doubt) => engineProblem(doubt, language));
  return answer.ok ? { ...answer, warnings: [...doubts, ...answer.warnings] } : answer;
}

/** A refusal. */
export function refused(found: Problem, language: Language): EngineAnswer {
  return { ok: false, problem: engineProblem(found, language) };
}
