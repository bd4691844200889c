/**
 * Routes of the API. Each declares who may call it; one middleware checks that before the request
 * is read, and the description of the API publishes it.
 */
import { createRoute, type OpenAPIHono, type RouteConfig } from '@hono/zod-openapi';
import type { Handler, MiddlewareHandler } from 'hono';
import { SCOPES, type Scope } from '../../contract/scopes.js';
import type { Env, Member, SiteContext } from './env.js';
import { knownParameters } from './known-parameters.js';
import { HttpProblem, notSignedIn } from './problem.js';

/**
 * Who may call a route:
 *
 * - `anyone`: also strangers; members may see more.
 * - `reader`: also strangers; a key must have the scope `read`.
 * - `read`, `play`, `publish`: a member in a session, or with a key that has this scope.
 * - `session`: a member in a session, and no key.
 * - `moderator`: a moderator or administrator in a session.
 * - `administrator`: an administrator in a session.
 */
export type Access = 'anyone' | 'reader' | 'session' | 'moderator' | 'administrator' | Scope;

/** A route with who may call it. No call is without words for the readers of its description. */
type ApiRoute<P extends string> = Omit<RouteConfig, 'path'> & {
  readonly path: P;
  readonly access: Access;
  /** What it does: "Publish a puzzle". */
  readonly summary: string;
  /** What is not evident from the summary and the schemas, in a sentence or more. */
  readonly description: string;
};

/** Declares a route of the API. It is the only way to do so: a test looks for others. */
export function apiRoute<const P extends string, const R extends ApiRoute<P>>(route: R) {
  const { access, ...config } = route;
  const published = {
    ...config,
    security: describeSecurity(access),
    'x-access': access,
    middleware: [guard(access), knownParameters(route.request?.query)],
  };
  // the type of what was declared: what is added here changes neither requests nor answers
  return createRoute(published as unknown as R);
}

/**
 * Adds a route whose requests are read by its own handler: for paths that the router of the
 * description cannot express, and bodies in any format. It is guarded like all others.
 */
export function serveRoute<const P extends string>(
  app: OpenAPIHono<Env>,
  route: RouteConfig,
  path: P,
  handler: Handler<Env, P>,
): void {
  const { middleware = [], ...described } = route;
  app.openAPIRegistry.registerPath(described);
  for (const check of [middleware].flat()) app.on(route.method, path, check);
  app.on(route.method, path, handler);
}

/**
 * Checks the caller's access.
 *
 * @throws {HttpProblem} 401 for a guest; 403 for a key without the scope, or a member without the
 * role.
 */
export function checkAccess(member: Member | undefined, access: Access): void {
  if (access === 'anyone' || (access === 'reader' && member === undefined)) return;
  if (member === undefined) throw notSignedIn();
  const scope = scopeOf(access);
  if (scope === undefined) refuseKeys(member);
  else needScope(member, scope);
  if (access === 'moderator' && member.role === 'person') {
    throw new HttpProblem(403, 'not-a-moderator', 'Only moderators can do this.');
  }
  if (access === 'administrator' && member.role !== 'administrator') {
    throw new HttpProblem(403, 'not-an-administrator', 'Only administrators can do this.');
  }
}

/** The scope that a key must have; undefined where any key may call, or none. */
function scopeOf(access: Access): Scope | undefined {
  return access === 'reader' ? 'read' : SCOPES.find((scope) => scope === access);
}

function refuseKeys({ scopes }: Member): void {
  if (scopes !== undefined) {
    throw new HttpProblem(403, 'scope-missing', 'A key cannot do this.');
  }
}

function needScope({ scopes }: Member, scope: Scope): void {
  if (scopes !== undefined && !scopes.includes(scope)) {
    throw new HttpProblem(403, 'scope-missing', `The key lacks the scope "${scope}".`);
  }
}

function guard(access: Access): MiddlewareHandler<Env> {
  return async (c: SiteContext, next) => {
    checkAccess(c.get('member'), access);
    const scope = scopeOf(access);
    if (scope !== undefined) c.set('neededScope', scope);
    await next();
  };
}

/** The access in OpenAPI: any one of the list is enough, and `{}` needs nothing. */
function describeSecurity(access: Access): Record<string, string[]>[] {
  if (access === 'anyone') return [{}, { session: [] }, { key: [] }];
  if (access === 'session' || access === 'moderator' || access === 'administrator') {
    return [{ session: [] }];
  }
  if (access === 'reader') return [{}, { session: [] }, { key: ['read'] }];
  return [{ session: [] }, { key: [access] }];
}
