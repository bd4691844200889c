/** The description of the API as its readable page shows it. */
import { API_BASE } from '../../contract/call-path.js';
import type { ApiCall, ApiCallParameter, ApiPageData } from '../../web/pages/api/page.js';
import { type ApiDescription, type ApiOperation, type ApiParameter, TAGS } from './description.js';

/** The parts in the order of the page; others follow. */
const ORDER = TAGS.map(({ name }) => name);

/** The calls by part. */
export function buildPageData({ paths }: ApiDescription): ApiPageData {
  const parts = new Map<string, ApiCall[]>(ORDER.map((id) => [id, []]));
  for (const [path, calls] of Object.entries(paths)) {
    for (const [method, call] of Object.entries(calls)) {
      const id = call.tags?.[0] ?? 'others';
      parts.set(id, [...(parts.get(id) ?? []), toCall(method, path, call)]);
    }
  }
  const filled = [...parts].filter(([, calls]) => calls.length > 0);
  return { parts: filled.map(([id, calls]) => ({ id, calls })) };
}

function toCall(method: string, path: string, call: ApiOperation): ApiCall {
  const { operationId = '', summary = '', description = '' } = call;
  const { parameters = [], requestBody, responses } = call;
  return {
    id: operationId,
    method: method.toUpperCase(),
    path: path.slice(API_BASE.length),
    summary,
    description,
    access: call['x-access'] ?? '',
    examples: toExamples(call),
    parameters: parameters.map(toParameter),
    body: Object.keys(requestBody?.content ?? {}),
    answers: Object.entries(responses)
      .filter(([status]) => /^\d+$/.test(status))
      .map(([status, { content = {} }]) => [status, ...Object.keys(content)].join(' ')),
  };
}

/** The bodies that have an example: JSON that is sent, and JSON that comes back. */
function toExamples({ requestBody, responses }: ApiOperation): ApiCall['examples'] {
  const answers = Object.values(responses).map(({ content = {} }) => content);
  const all = [requestBody?.content ?? {}, ...answers].flatMap((content) => Object.values(content));
  const examples = all.flatMap(({ example }) => (example === undefined ? [] : [example]));
  return examples.map((example) => JSON.stringify(example, undefined, 1));
}

function toParameter({
  name,
  required = false,
  description,
  schema = {},
}: ApiParameter): ApiCallParameter {
  const { type, enum: values, description: told }: SchemaParts = schema;
  const shown = Array.isArray(values) ? values.join(' | ') : [type ?? ''].flat().join(' | ');
  return { name, type: shown, required, description: description ?? told ?? '' };
}

interface SchemaParts {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly description?: string;
}
