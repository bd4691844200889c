/** Whether what is not described is noticed. */
import { describe, expect, it } from 'vitest';
import type { ApiDescription } from '../api/description.js';
import { holdTo, NotDescribed } from './described.js';

const Base = { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] };
const More = {
  allOf: [{ $ref: '#/components/schemas/Base' }, { properties: { n: { type: 'number' } } }],
};
const Problem = { type: 'object', properties: { code: { type: 'string' } }, required: ['code'] };

const DESCRIPTION: ApiDescription = {
  openapi: '3.1.0',
  info: { title: 'test', version: '1' },
  components: { schemas: { Base, More, Problem } },
  paths: {
    '/api/v1/things/{id}': {
      get: {
        responses: {
          200: { description: 'ok', content: json('More') },
          204: { description: 'nothing' },
          default: { description: 'wrong', content: json('Problem', 'application/problem+json') },
        },
      },
    },
  },
};

function json(name: string, type = 'application/json') {
  return { [type]: { schema: { $ref: `#/components/schemas/${name}` } } };
}

function answer(body: unknown, status = 200, type = 'application/json; charset=UTF-8'): Response {
  const text = body === undefined ? null : JSON.stringify(body);
  return new Response(text, { status, headers: text === null ? {} : { 'Content-Type': type } });
}

const PROBLEM = 'application/problem+json';

describe('comparing answers with the description', () => {
  const hold = holdTo(DESCRIPTION);

  it.each([
    ['as described', '/api/v1/things/a', answer({ id: 'a', n: 1 })],
    ['with a query', '/api/v1/things/a?x=1', answer({ id: 'a' })],
    ['without a body', '/api/v1/things/a', answer(undefined, 204)],
    ['a problem', '/api/v1/things/a', answer({ code: 'x' }, 404, PROBLEM)],
  ])('accepts %s', async (_, path, response) => {
    await hold('GET', path, response);
  });

  it.each([
    ['a member too few', 'GET', '/api/v1/things/a', answer({ n: 1 })],
    ['a member of another type', 'GET', '/api/v1/things/a', answer({ id: 1 })],
    ['a member too many', 'GET', '/api/v1/things/a', answer({ id: 'a', secret: 1 })],
    ['another status', 'GET', '/api/v1/things/a', answer({ id: 'a' }, 201)],
    ['a body where none is', 'GET', '/api/v1/things/a', answer({}, 202)],
    ['another path', 'GET', '/api/v1/others/a', answer({ id: 'a' })],
    ['another method', 'POST', '/api/v1/things/a', answer({ id: 'a' })],
    ['another type', 'GET', '/api/v1/things/a', answer({ id: 'a' }, 200, 'text/html')],
    ['a mistake that is no problem', 'GET', '/api/v1/things/a', answer({ id: 'a' }, 404)],
    ['a problem that is none', 'GET', '/api/v1/things/a', answer({}, 404, PROBLEM)],
    ['a failure', 'GET', '/api/v1/things/a', answer({ code: 'internal' }, 500, PROBLEM)],
  ])('notices %s', async (_, method, path, response) => {
    await expect(hold(method, path, response)).rejects.toBeInstanceOf(NotDescribed);
  });
});
