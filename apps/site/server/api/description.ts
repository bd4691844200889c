/**
 * The description of the API in OpenAPI 3.1, made from the routes themselves: what checks a request
 * describes it. What every route has in common is added here: problems, and how to sign in.
 */
import type { OpenAPIHono } from '@hono/zod-openapi';
import { API_BASE } from '../../contract/call-path.js';
import type { Env } from '../http/index.js';
import type { Site } from '../site/index.js';
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
  readonly tags?: readonly string[];
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
}

/** What a status means. */
export interface ApiResponse {
  readonly description: string;
  readonly content?: Readonly<Record<string, ApiContent>>;
}

/** A body of one media type. */
export interface ApiContent {
  readonly schema?: object;
}

/** The description of all routes of `app`. */
export function describe(app: OpenAPIHono<Env>, { config }: Pick<Site, 'config'>): ApiDescription {
  const made: unknown = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'Nonokit', version: '1', license: { name: 'MIT' } },
    servers: [{ url: config.baseUrl }],
  });
  const { paths, components, ...rest } = withNullableReferences(made as ApiDescription);
  const shown = Object.entries(paths).map(([path, calls]) => {
    const entries = Object.entries(calls);
    const whole = entries.map(
      ([method, call]) => [method, withCommon(call, method, path)] as const,
    );
    return [path, Object.fromEntries(whole)] as const;
  });
  return {
    ...rest,
    paths: Object.fromEntries(shown.toSorted(([a], [b]) => (a < b ? -1 : 1))),
    components: { ...components, ...COMMON, schemas: { ...components.schemas, Problem: PROBLEM } },
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

const COMMON = {
  securitySchemes: {
    key: { type: 'http', scheme: 'bearer', description: 'A key, made in the settings.' },
    session: { type: 'apiKey', in: 'cookie', name: '__Host-session' },
  },
};

const PROBLEM_RESPONSE: ApiResponse = {
  description: 'What went wrong',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

function withCommon(call: ApiOperation, method: string, path: string): ApiOperation {
  return {
    operationId: call.operationId ?? nameOperation(method, path),
    ...call,
    responses: { ...call.responses, default: PROBLEM_RESPONSE },
  };
}

/** A name for a call that has none: "getPuzzlesById". */
function nameOperation(method: string, path: string): string {
  const words = path
    .slice(API_BASE.length)
    .replaceAll(/\{(\w+)\}/g, 'by-$1')
    .split(/[^\p{L}\d]+/u);
  return method + words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('');
}
