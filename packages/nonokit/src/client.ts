/**
 * A client for a Nonokit site: its catalogue, games and engine, by its HTTP API. It needs nothing
 * but `fetch`, so it runs in a page, in a worker and in Node.
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
