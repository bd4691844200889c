/**
 * A site for tests whose answers are all held against the description of the API: by a validator of
 * JSON Schema, which knows nothing of the code that made the description.
 */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { API_BASE } from '../../contract/call-path.js';
import type { ApiDescription, ApiOperation } from '../api/description.js';
import { closedSchema } from './closed-schema.js';
import type { AskOptions, TestSite } from './test-site.js';

/** Thrown where an answer is not as described. */
export class NotDescribed extends Error {
  override readonly name = 'NotDescribed';
}

/** The same site; `ask` throws `NotDescribed` for what the description does not promise. */
export async function describedApp(test: TestSite): Promise<TestSite> {
  const response = await test.ask('GET', `${API_BASE}/openapi.json`);
  const held = holdTo((await response.json()) as ApiDescription);
  return {
    ...test,
    ask: async (method: string, path: string, options?: AskOptions) => {
      const answer = await test.ask(method, path, options);
      if (path.startsWith(API_BASE) && !path.startsWith(`${API_BASE}/openapi.json`)) {
        await held(method, path, answer.clone());
      }
      return answer;
    },
  };
}

/** Checks an answer against a description. @throws {NotDescribed} */
export type HoldTo = (method: string, path: string, answer: Response) => Promise<void>;

/** Makes the check for one description. */
export function holdTo(description: ApiDescription): HoldTo {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  // by the text: calls share schemas, and compiling one takes longer than all of its checks
  const compiled = new Map<string, ValidateFunction>();
  const find = finder(description);

  function validator(schema: object): ValidateFunction {
    const text = JSON.stringify(schema);
    const known = compiled.get(text);
    const made = known ?? ajv.compile(closedSchema(schema, description.components.schemas));
    compiled.set(text, made);
    return made;
  }

  return async (method, path, answer) => {
    const { status } = answer;
    const where = `${method} ${path} -> ${status}`;
    const call = find(method, path);
    if (call === undefined) throw new NotDescribed(`${where}: no such call is described`);
    if (status === 500) throw new NotDescribed(`${where}: ${await answer.text()}`);
    const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
    const isProblem = type === 'application/problem+json';
    const described = isProblem ? call.responses['default'] : call.responses[status];
    if (described === undefined) throw new NotDescribed(`${where}: this status is not described`);
    if (isProblem !== status >= 400) throw new NotDescribed(`${where}: ${type} does not fit`);
    const text = await answer.text();
    const content = described.content?.[type];
    if (content === undefined) {
      const isEmpty = described.content === undefined || status === 304;
      if (isEmpty && text === '') return;
      throw new NotDescribed(`${where}: "${type}" is not described`);
    }
    if (content.schema === undefined || !type.endsWith('json')) return;
    const validate = validator(content.schema);
    if (validate(JSON.parse(text))) return;
    const faults = validate.errors?.map(
      ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    );
    throw new NotDescribed(`${where}: ${faults?.join('; ')}\n${text.slice(0, 2000)}`);
  };
}

/** Finds the call of an address: of several that fit, the one with the fewest open parts. */
function finder({ paths }: ApiDescription) {
  const all = Object.entries(paths)
    .map(([path, calls]) => ({ calls, pattern: toPattern(path), open: path.split('{').length }))
    .toSorted((a, b) => a.open - b.open);
  return (method: string, path: string): ApiOperation | undefined => {
    const plain = path.split('?')[0] ?? '';
    const name = method === 'HEAD' ? 'get' : method.toLowerCase();
    const fitting = all.filter(({ pattern, calls }) => pattern.test(plain) && name in calls);
    return fitting[0]?.calls[name];
  };
}

function toPattern(path: string): RegExp {
  const parts = path.split(/(\{[^/]+?\})/);
  const source = parts.map((part) => (part.startsWith('{') ? '[^/]+' : escaped(part)));
  return new RegExp(`^${source.join('')}$`);
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
