/**
 * Calls the engine for a request, at the expense of its asker: `RateLimit` headers of the answer
 * tell the seconds of engine time that are left. The engine's failures become HTTP problems.
 */

import { SCOPES, type Scope } from '../../contract/scopes.js';
import { wordsIn } from '../../web/words/all.js';
import type { PageLanguage } from '../../web/words/languages.js';
import {
  type Budget,
  EngineBusy,
  EngineMemory,
  type EngineOptions,
  type EngineProblem,
  EngineSpent,
  EngineTimeout,
  type EngineVerb,
  type EngineVerbs,
} from '../engine/index.js';
import { HttpProblem, makeAddressKey, type PuzzleCode, type SiteContext } from '../http/index.js';
import type { Site } from '../site/index.js';

/**
 * Runs a verb until the client goes away. Work that a page of the site waits for comes before calls
 * of members, and these before calls of strangers.
 *
 * @throws {HttpProblem} 429 if the asker has no engine time left, 503 if the engine is busy, 422 if
 * the answer would cost too much.
 */
export async function askEngine<V extends EngineVerb>(
  site: Site,
  c: SiteContext,
  verb: V,
  request: EngineVerbs[V]['request'],
  isCall = false,
): Promise<EngineVerbs[V]['answer']> {
  const asker = toAsker(site, c);
  const rank = isCall ? rankOfCall(c, verb) : 'page';
  try {
    return await site.engine.run(verb, request, { signal: c.req.raw.signal, asker, rank });
  } catch (error) {
    throw toHttpProblem(error, c.get('language'));
  } finally {
    tellBudget(c, site.engine.budget(asker));
  }
}

/**
 * Refuses a call before its body is read, if there is no room for it: refusals are what an attack
 * has most of.
 *
 * @throws {HttpProblem} 429 or 503.
 */
export function admitCall(site: Site, c: SiteContext, verb: EngineVerb): void {
  const asker = toAsker(site, c);
  try {
    site.engine.admit(asker, rankOfCall(c, verb));
  } catch (error) {
    tellBudget(c, site.engine.budget(asker));
    throw toHttpProblem(error, c.get('language'));
  }
}

/** A hint is what a page waits for, also where a script asks for one. */
function rankOfCall(c: SiteContext, verb: EngineVerb): NonNullable<EngineOptions['rank']> {
  if (verb === 'hint') return 'page';
  return c.get('member') === undefined ? 'stranger' : 'member';
}

type Asker = NonNullable<EngineOptions['asker']>;

/** An address, a member in a session, or the keys of a member with one scope. */
function toAsker({ config }: Site, c: SiteContext): Asker {
  const member = c.get('member');
  const { guest, member: inSession, keys } = config.engineSeconds;
  if (member === undefined) return limitedAsker(makeAddressKey(c), guest, config);
  if (member.scopes === undefined) return limitedAsker(member.id, inSession, config);
  const scope = payingScope(c, member.scopes);
  return limitedAsker(`${member.id} ${scope}`, keys[scope], config);
}

/**
 * The scope whose budget a request with a key uses: the one that the call needs, else the first
 * that the key has. A budget for each key instead would let a member multiply it by twenty keys.
 */
function payingScope(c: SiteContext, scopes: readonly Scope[]): Scope {
  return c.get('neededScope') ?? SCOPES.find((scope) => scopes.includes(scope)) ?? 'read';
}

function limitedAsker(key: string, seconds: number, { limits }: Site['config']): Asker {
  const isLimited = limits > 0 && seconds > 0;
  return { key, seconds: isLimited ? seconds * limits : Number.POSITIVE_INFINITY };
}

/** In whole seconds of engine time, as the headers of all limits count whole things. */
function tellBudget(c: SiteContext, { fullMs, leftMs, resetMs }: Budget): void {
  if (fullMs === Number.POSITIVE_INFINITY) return;
  c.header('RateLimit-Limit', `${Math.floor(fullMs / 1000)}`);
  c.header('RateLimit-Remaining', `${Math.max(0, Math.floor(leftMs / 1000))}`);
  c.header('RateLimit-Reset', `${Math.ceil(resetMs / 1000)}`);
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
  if (error instanceof EngineSpent) {
    return new HttpProblem(429, 'engine-spent', say[error.what], ...comeAgain(error.retryMs));
  }
  if (!(error instanceof EngineBusy)) return error;
  return new HttpProblem(503, 'engine-busy', say.busy, ...comeAgain(error.retryMs));
}

/** The facts and headers that say when to try again. */
function comeAgain(ms: number): [facts: Record<string, number>, headers: Record<string, string>] {
  const retryAfter = Math.max(1, Math.ceil(ms / 1000));
  return [{ retryAfter }, { 'Retry-After': `${retryAfter}` }];
}
