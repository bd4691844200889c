/** Calls the engine for a request; its failures become HTTP problems. */

import { wordsIn } from '../../web/words/all.js';
import type { PageLanguage } from '../../web/words/languages.js';
import {
  EngineBusy,
  EngineMemory,
  type EngineProblem,
  EngineTimeout,
  type EngineVerb,
  type EngineVerbs,
} from '../engine/index.js';
import { HttpProblem, type PuzzleCode, type SiteContext } from '../http/index.js';
import type { Site } from '../site/index.js';

/** Seconds after which to retry a busy engine. */
const RETRY_AFTER = 5;

/**
 * Runs a verb until the client goes away.
 *
 * @throws {HttpProblem} 503 if the engine is busy, 422 if the answer would cost too much.
 */
export async function askEngine<V extends EngineVerb>(
  site: Site,
  c: SiteContext,
  verb: V,
  request: EngineVerbs[V]['request'],
): Promise<EngineVerbs[V]['answer']> {
  try {
    return await site.engine.run(verb, request, { signal: c.req.raw.signal });
  } catch (error) {
    throw toHttpProblem(error, c.get('language'));
  }
}

/** A mistake in a puzzle as an answer: 422 with its code and place. */
export function puzzleProblem({ code, message, line, column }: EngineProblem): HttpProblem {
  const place = line === undefined ? {} : { line, ...(column === undefined ? {} : { column }) };
  return new HttpProblem(422, code as PuzzleCode, message, place);
}

function toHttpProblem(error: unknown, language: PageLanguage): unknown {
  const say = wordsIn(language).engine;
  if (error instanceof EngineTimeout) return new HttpProblem(422, 'too-slow', say.slow);
  if (error instanceof EngineMemory) return new HttpProblem(422, 'out-of-memory', say.large);
  if (!(error instanceof EngineBusy)) return error;
  const headers = { 'Retry-After': String(RETRY_AFTER) };
  return new HttpProblem(503, 'engine-busy', say.busy, { retryAfter: RETRY_AFTER }, headers);
}
