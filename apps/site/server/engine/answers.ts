/**
 * Turns a verb's results into answers: JSON, files, and problems in the language of the request.
 */
import type { Catalogue, Language, Problem } from '@nonokit/core';
import { messageIn, RUSSIAN } from 'nonokit/ru';
import type { EngineAnswer, EngineProblem } from './verbs.js';
import { ENGINE_RU } from './words/ru.js';

/** Sentences of problems in languages besides English. */
const TRANSLATIONS: Readonly<Partial<Record<Language, Catalogue>>> = {
  ru: { ...RUSSIAN, engine: ENGINE_RU },
};

/** An answer in JSON. */
export function jsonAnswer(value: unknown): EngineAnswer {
  const body = new TextEncoder().encode(JSON.stringify(value));
  return { ok: true, body, type: 'application/json', warnings: [] };
}

/** A problem of the library, in the language of the request. */
export function engineProblem(found: Problem, language: Language): EngineProblem {
  const { code, line, column } = found;
  const message = messageIn(TRANSLATIONS[language] ?? {}, found);
  return { code, message, line, column };
}

/** A refusal. */
export function refused(found: Problem, language: Language): EngineAnswer {
  return { ok: false, problem: engineProblem(found, language) };
}
