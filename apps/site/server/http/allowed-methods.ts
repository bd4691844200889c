/** Methods of an address of the API, for requests with another one. */
import type { OpenAPIHono } from '@hono/zod-openapi';
import { API_BASE } from '../../contract/call-path.js';
import type { Env } from './env.js';
import { HttpProblem } from './problem.js';

/** The description of the API, which does not describe itself. */
const DESCRIPTION = { path: `${API_BASE}/openapi.json`, method: 'get' };

/** Whether a path as the description has it, "/puzzles/{id}", fits an address. */
function isFitting(template: string, address: string): boolean {
  const parts = template.split(/\{\w+\}/).map((part) => part.replaceAll('.', '\\.'));
  return new RegExp(`^${parts.join('[^/]+')}$`).test(address);
}

/** The methods that an address has: "GET", "HEAD", "PUT"; none if there is no such address. */
export function allowedMethods(app: OpenAPIHono<Env>, address: string): readonly string[] {
  const routes = app.openAPIRegistry.definitions.flatMap((one) =>
    one.type === 'route' ? [one.route] : [],
  );
  const fitting = [...routes, DESCRIPTION].filter(({ path }) => isFitting(path, address));
  const methods = fitting.map(({ method }) => method.toUpperCase());
  const all = methods.includes('GET') ? [...methods, 'HEAD'] : methods;
  return [...new Set(all)].toSorted();
}

/** What to answer where no route is: another method, if the address has some, or nothing there. */
export function noSuchRoute(app: OpenAPIHono<Env>, method: string, address: string): HttpProblem {
  const methods = allowedMethods(app, address);
  if (methods.length === 0 || methods.includes(method)) {
    return new HttpProblem(404, 'not-found', 'There is no such route.');
  }
  const allow = methods.join(', ');
  const message = `This address has no ${method}, only ${allow}.`;
  return new HttpProblem(405, 'method-not-allowed', message, { allow }, { Allow: allow });
}
