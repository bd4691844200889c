/**
 * A client for a Nonokit site: its catalogue, games and engine, by its HTTP API. It needs nothing
 * but `fetch`, so it runs in a page, in a worker and in Node.
 *
 * @example
 * ```ts
 * import { createClient } from 'nonokit/client';
 *
 * const site = createClient({ site: 'https://nonograms.example', key: 'nk_…' });
 * const page = await site.puzzles({ size: '10', sort: 'newest' });
 * if (page.ok) console.log(page.value.puzzles.map(({ id }) => id));
 * else console.error(page.problem.message);
 * ```
 *
 * @module nonokit/client
 */

export type {
  ApiProblem,
  ApiResult,
  ClientFetch,
  ClientOptions,
  ClientSettings,
} from './client/api-request.js';
export type {
  components as ApiComponents,
  operations as ApiOperations,
} from './client/api-types.js';
export {
  createClient,
  type EngineSource,
  type SiteClient,
} from './client/create-client.js';
