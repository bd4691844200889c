/**
 * The description of the API in OpenAPI 3.1, made from the routes themselves: what checks a request
 * describes it. What every route has in common is added here: problems, and how to sign in.
 */
import type { OpenAPIHono } from '@hono/zod-openapi';
import { API_BASE } from '../../contract/call-path.js';
import { cookieName, type Env, LANGUAGE_PARAMETER } from '../http/index.js';
import type { Site } from '../site/index.js';
import { exampleFor } from './examples.js';
import { withNullableReferences } from './nullable-references.js';

/** The part of a description that is read here, by its page and by tests. */
export interface ApiDescription {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

/** One call: a method of a path. */
export interface ApiOperation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly tags?: readonly string[];
  /** Who may call it, in one word. */
  readonly 'x-access'?: string;
  readonly parameters?: readonly ApiParameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, ApiContent>> };
  readonly responses: Readonly<Record<string, ApiResponse>>;
}

/** A part of an address, or of its query. */
export interface ApiParameter {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header' | 'cookie';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: object;
  readonly example?: unknown;
}

/** What a status means. */
export interface ApiResponse {
  readonly description: string;
  readonly content?: Readonly<Record<string, ApiContent>>;
}

/** A body of one media type. */
export interface ApiContent {
  readonly schema?: object;
  readonly example?: unknown;
}

/** The description of all routes of `app`. */
export function describe(app: OpenAPIHono<Env>, { config }: Pick<Site, 'config'>): ApiDescription {
  const made: unknown = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: INFO,
    servers: [{ url: config.baseUrl }],
    tags: TAGS,
  });
  const { paths, components, ...rest } = withNullableReferences(made as ApiDescription);
  const shown = Object.entries(paths).map(([path, calls]) => {
    const entries = Object.entries(calls);
    const whole = entries.map(([method, call]) => {
      const common = withCommon(call, method, path);
      return [method, withExamples(common, { ...components.schemas, Problem: PROBLEM })] as const;
    });
    return [path, Object.fromEntries(whole)] as const;
  });
  return {
    ...rest,
    paths: Object.fromEntries(shown.toSorted(([a], [b]) => (a < b ? -1 : 1))),
    components: {
      ...components,
      ...makeCommon(config),
      schemas: { ...components.schemas, Problem: PROBLEM },
    },
  };
}

/** What may go wrong with every call, by RFC 9457. */
const PROBLEM = {
  type: 'object',
  description: 'What is wrong with a request, by RFC 9457, with a stable code.',
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string', description: 'Hyphenated words: `not-found`.' },
    detail: { type: 'string', description: 'A readable sentence.' },
    field: { type: 'string', description: 'Of `invalid-request`: which field or parameter.' },
    line: { type: 'integer', description: 'Where in a puzzle file, from 1.' },
    column: { type: 'integer' },
    parameters: {
      type: 'array',
      items: { type: 'string' },
      description: 'Of `unknown-parameter`: those that the call has.',
    },
    allow: { type: 'string', description: 'Of `method-not-allowed`: as the header `Allow`.' },
    bytes: { type: 'integer', description: 'Of `range-unfit`: how many the file has.' },
    limit: { type: 'string', description: 'Of `too-many-requests`: which limit.' },
    retryAfter: { type: 'integer', description: 'Seconds, as in the header `Retry-After`.' },
    maxBytes: { type: 'integer', description: 'Of `body-too-large`.' },
    refusal: { type: 'string', description: 'Of `not-publishable`: the reason as a word.' },
    warnings: {
      type: 'array',
      items: { type: 'string' },
      description: 'Of `has-warnings`: what to accept.',
    },
    twins: {
      type: 'array',
      items: { type: 'string' },
      description: 'Of `has-warnings`: puzzles with the same picture.',
    },
    puzzle: { type: 'string', description: 'Of `puzzle-of-another`: which one.' },
    theirs: {
      allOf: [{ $ref: '#/components/schemas/Game' }],
      description: 'Of `gone-apart`: the game of the other device.',
    },
    until: { type: 'string', format: 'date-time', description: 'Of `banned`.' },
    requestId: { type: 'string', description: 'Of `internal`: its number in the log.' },
  },
  required: ['type', 'title', 'status', 'code', 'detail'],
};

/** What the whole API has in common; the cookie's name depends on whether the site has HTTPS. */
function makeCommon(config: Site['config']) {
  const name = cookieName({ config });
  const session = 'The cookie of a session. Changes need the header `Origin` of this site, too.';
  const key = 'A key, made in the settings: `Authorization: Bearer nk_…`.';
  return {
    securitySchemes: {
      key: { type: 'http', scheme: 'bearer', description: key },
      session: { type: 'apiKey', in: 'cookie', name, description: session },
    },
  };
}

const INFO = {
  title: 'Nonokit',
  version: '1',
  summary: 'Nonograms: the catalogue, games, rankings, and an engine that solves and draws them.',
  description:
    'JSON over HTTP. Reading needs no account; for the rest, send a key in `Authorization`. Mistakes ' +
    'are `application/problem+json` with a stable code. Lists are read page by page: `next` of an ' +
    'answer is the parameter `after` of the next request, and the header `Link` has its address. ' +
    'Parameters that a call does not have are refused.',
  license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
};

/** The parts of the API, in the order of its page. */
export const TAGS = [
  { name: 'catalogue', description: 'Puzzles and series: lists, files, publishing.' },
  { name: 'engine', description: 'Solving, explaining, rating, drawing and making puzzles.' },
  { name: 'games', description: 'Games under way, solves and their records.' },
  { name: 'daily', description: 'The puzzles of the day.' },
  { name: 'rankings', description: 'The fastest, and the boards of the site.' },
  {
    name: 'contests',
    description: 'The same puzzles for all who take part, within the same time.',
  },
  { name: 'lists', description: 'Favourites, and lists of puzzles that people keep.' },
  { name: 'talk', description: 'Comments and votes.' },
  { name: 'rooms', description: 'Playing with others: rooms, their members and results.' },
  { name: 'people', description: 'Accounts, sessions, keys and profiles.' },
  { name: 'owner', description: 'Settings of the site, for those who run it.' },
  { name: 'moderation', description: 'Reports, and what moderators do.' },
];

/** What every call takes. */
const LANGUAGE: ApiParameter = {
  name: LANGUAGE_PARAMETER,
  in: 'query',
  description: 'The language of titles and problems, rather than that of `Accept-Language`',
  schema: { type: 'string' },
  example: 'ru',
};

const PROBLEM_RESPONSE: ApiResponse = {
  description: 'What went wrong',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

function withCommon(call: ApiOperation, method: string, path: string): ApiOperation {
  return {
    operationId: call.operationId ?? nameOperation(method, path),
    ...call,
    parameters: [...(call.parameters ?? []), LANGUAGE],
    responses: { ...call.responses, '4XX': PROBLEM_RESPONSE, default: PROBLEM_RESPONSE },
  };
}

/** A call with an example of its body and of its answers. */
function withExamples(call: ApiOperation, schemas: Readonly<Record<string, object>>): ApiOperation {
  const added = (content: Readonly<Record<string, ApiContent>> = {}) =>
    Object.fromEntries(
      Object.entries(content).map(
        ([type, one]) => [type, withExample(one, type, schemas)] as const,
      ),
    );
  const responses = Object.entries(call.responses).map(([status, response]) => {
    if (response.content === undefined || !status.startsWith('2')) return [status, response];
    return [status, { ...response, content: added(response.content) }];
  });
  const { requestBody } = call;
  return {
    ...call,
    responses: Object.fromEntries(responses),
    ...(requestBody === undefined
      ? {}
      : { requestBody: { ...requestBody, content: added(requestBody.content) } }),
  };
}

function withExample(
  content: ApiContent,
  type: string,
  schemas: Readonly<Record<string, object>>,
): ApiContent {
  const { schema } = content;
  // files in JSON are of any form
  const isFile = schema === undefined || ('format' in schema && schema.format === 'binary');
  if ('example' in content || isFile || !type.endsWith('json')) return content;
  return { ...content, example: exampleFor(schema, schemas) };
}

/** A name for a call that has none: "getPuzzlesById". */
function nameOperation(method: string, path: string): string {
  const words = path
    .slice(API_BASE.length)
    .replaceAll(/\{(\w+)\}/g, 'by-$1')
    .split(/[^\p{L}\d]+/u);
  return method + words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('');
}
