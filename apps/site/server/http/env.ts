/** Shared by all routes: the caller, the language, and errors as values. */

import { OpenAPIHono } from '@hono/zod-openapi';
import type { Language } from '@nonokit/core';
import type { Context } from 'hono';
import type { Scope } from '../../contract/scopes.js';
import type { PageLanguage } from '../../web/words/languages.js';
import type { Role } from '../storage/index.js';
import { HttpProblem, notSignedIn } from './problem.js';
import { validationMessage } from './validation-message.js';

/** A signed-in person. */
export interface Member {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  /** Set if the request came with an API key: what the key allows. */
  readonly scopes: readonly Scope[] | undefined;
  /** The session, unless the request came with a key. */
  readonly sessionId: string | undefined;
  /** When a password or passkey was given last; 0 with a key. */
  readonly provedAt: number;
  readonly bannedUntil: number | undefined;
  /** Whether a moderator has decided something that the person has not seen. */
  readonly hasNews?: boolean;
  /** Whether there are notices that they have not seen. */
  readonly hasNotices?: boolean;
}

/** The variables of a request. */
export interface Env {
  readonly Variables: {
    /** Undefined for guests. */
    member: Member | undefined;
    /** The scope that the call requires of a key, if it requires one. */
    neededScope?: Scope;
    language: PageLanguage;
    /** The language of titles and all else that is not written in every language. */
    contentLanguage: Language;
    /** The address of the client, as far as proxies are believed. */
    address: string;
    requestId: string;
    /** The code of the problem that was answered. */
    problem?: string;
  };
}

export type SiteContext = Context<Env>;

/**
 * Routes of a feature: invalid input answers 400 with the first mistake. `getPath` reads the path
 * of a request; those of the whole server decide.
 */
export function routes(getPath?: (request: Request) => string): OpenAPIHono<Env> {
  return new OpenAPIHono<Env>({
    ...(getPath !== undefined && { getPath }),
    defaultHook: (result) => {
      if (result.success) return;
      const [issue] = result.error.issues;
      const field = issue?.path.join('.') || 'body';
      const wrong = issue === undefined ? 'is not as described' : validationMessage(issue);
      throw new HttpProblem(400, 'invalid-request', `${field}: ${wrong}`, { field });
    },
  });
}

/** The member of a route that requires one. @throws {HttpProblem} 401 */
export function requireMember(c: SiteContext): Member {
  const member = c.get('member');
  if (member === undefined) throw notSignedIn();
  return member;
}

/** Who reads: a stranger, or a member whose key, if there is one, may read. */
export function findReader(c: SiteContext): Member | undefined {
  const member = c.get('member');
  if (member?.scopes === undefined || member.scopes.includes('read')) return member;
  return undefined;
}
