/** Which requests a path of the contract means: for limits, which look at addresses. */
import { API_BASE, type ApiPath } from './call-path.js';

/** Matches the addresses of these paths, whatever stands in the place of their names. */
export function pathPattern(paths: readonly ApiPath[]): RegExp {
  const bodies = paths.map((path) => path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+'));
  return new RegExp(`^${API_BASE}(?:${bodies.join('|')})$`);
}

/** Matches the address of a path and all addresses below it. */
export function pathsFrom(path: ApiPath): RegExp {
  return new RegExp(`^${API_BASE}${path}(?:/|$)`);
}
