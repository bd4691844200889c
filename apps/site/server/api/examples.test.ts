/** Examples of bodies and answers: there for every call, whole, and true to their schemas. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, describe, expect, it } from 'vitest';
import { closedSchema } from '../testing/closed-schema.js';
import { testSite } from '../testing/test-site.js';
import { type ApiContent, describe as describeApi } from './description.js';
import { exampleFor, NO_EXAMPLE } from './examples.js';

const test = await testSite();
afterAll(() => test.close());
const { paths, components } = describeApi(test.app, test.site);
const calls = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, call]) => [`${method} ${path}`, call] as const),
);

function isFile(schema: object | undefined): boolean {
  return schema !== undefined && 'format' in schema && schema.format === 'binary';
}

/** The JSON that a call takes and answers. */
const jsonParts = calls.flatMap(([name, { requestBody, responses }]) => {
  const contents = [requestBody?.content, ...Object.values(responses).map((one) => one.content)];
  return contents
    .flatMap((content) => Object.entries(content ?? {}))
    .filter(([type, { schema }]) => type === 'application/json' && !isFile(schema))
    .map(([, content]) => [name, content] as const);
});

describe('examples', () => {
  it('exist for all JSON, without placeholder texts', () => {
    expect(jsonParts.length).toBeGreaterThan(70);
    const gaps = jsonParts.flatMap(([name, { example }]) =>
      findGaps(example).map((place) => `${name} ${place}`),
    );
    expect(gaps).toEqual([]);
  });

  it.each(jsonParts)('fit the schema of %s', (_, { schema = {}, example }: ApiContent) => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
    const validate = ajv.compile(closedSchema(schema, components.schemas));
    validate(example);
    expect([validate.errors, example]).toEqual([null, example]);
  });
});

/** Where an example has no value of its own. */
function findGaps(example: unknown, place = ''): string[] {
  if (example === undefined || example === NO_EXAMPLE) return [place === '' ? 'whole' : place];
  if (typeof example !== 'object' || example === null) return [];
  return Object.entries(example).flatMap(([name, value]) => findGaps(value, `${place}/${name}`));
}

describe('the example', () => {
  const schemas = { Name: { type: 'string', example: 'Anna' } };
  it.each([
    [{ type: 'string', enum: ['a', 'b'] }, 'a'],
    [{ type: ['string', 'null'], format: 'date' }, '2026-11-22'],
    [{ type: 'integer', minimum: 5 }, 5],
    [{ type: 'integer', maximum: 0 }, 0],
    [{ type: 'integer', default: 24, minimum: 1 }, 24],
    [{ type: 'array', items: { type: 'integer' }, minItems: 3 }, [1, 1, 1]],
    [{ anyOf: [{ type: 'null' }, { $ref: '#/components/schemas/Name' }] }, 'Anna'],
    [{ allOf: [{ properties: { a: { const: 3 } } }, { properties: { b: {} } }] }, { a: 3, b: {} }],
    [{ properties: { a: { type: 'boolean' } }, example: { a: true } }, { a: true }],
    [{ type: 'string' }, NO_EXAMPLE],
  ])('of %o fits the schema', (schema, example) => {
    expect(exampleFor(schema, schemas)).toEqual(example);
  });
});
