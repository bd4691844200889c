/** How a verb's results become answers: JSON, files, and problems in the language of the asker. */
import type { Catalogue, Language, Problem } from '@nonokit/core';
import { messageIn, RUSSIAN } from 'nonokit/ru';
import type { EngineAnswer, EngineProblem } from './verbs.js';
import { ENGINE_RU } from './words/ru.js';

/** What problems say in other languages than their own. */
const TRANSLATIONS: Readonly<Partial<Record<Language, Catalogue>>> = {
  ru: { ...RUSSIAN, engine: ENGINE_RU },
};

/** An answer in JSON. */
export function jsonAnswer(value: unknown): EngineAnswer {
  const body = new TextEncoder().encode(JSON.stringify(value));
  return { ok: true, body, type: 'application/json', warnings: [] };
}

/** A problem of the library for the asker. */
export function engineProblem(found: Problem, language: Language): EngineProblem {
  const { code, line, column } = found;
  const message = messageIn(TRANSLATIONS[language] ?? {}, found);
  return { code, message, line, column };
}

/** A refusal. */
export function refused(found: Problem, language: Language): EngineAnswer {
  return { ok: false, problem: engineProblem(found, language) };
}
