/** The description of the API: complete, valid, and true about null. */
import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_BASE, apiAddress, callPath } from '../../contract/call-path.js';
import { ENGINE_CALLS } from '../../contract/limits.js';
import * as paths from '../../contract/paths.js';
import { words as english } from '../../web/words/en/api.js';
import { words as russian } from '../../web/words/ru/api.js';
import { type TestSite, testSite } from '../testing/test-site.js';
import { type ApiDescription, TAGS } from './description.js';
import { withNullableReferences } from './nullable-references.js';

let test: TestSite;
let description: ApiDescription;
beforeAll(async () => {
  test = await testSite();
  description = await (await test.ask('GET', '/api/v1/openapi.json')).json();
});
afterAll(() => test.close());

describe('the description of the API', () => {
  it('has every route', () => {
    const described = Object.entries(description.paths).flatMap(([path, calls]) =>
      Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const served = test.app.routes
      .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/v1/'))
      .map(({ method, path }) => `${method} ${toTemplate(path)}`);
    // a file is described by its identifier and its ending, which the router has as one part
    const files = described.map((route) => route.replace(/\{\w+\}\.[^/]+$/, '{file}'));
    const known = new Set([...described, ...files, 'GET /api/v1/openapi.json']);
    expect(served.filter((route) => !known.has(route))).toEqual([]);
    expect(described.length).toBeGreaterThan(20);
  });

  it('describes every call, under a unique name', () => {
    const calls = Object.values(description.paths).flatMap((path) => Object.values(path));
    const names = calls.map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(names.length);
    for (const { summary, tags, responses } of calls) {
      expect(summary).toMatch(/^\p{Lu}.*[^.]$/u);
      expect(tags).toHaveLength(1);
      expect(responses['default']?.content).toHaveProperty(['application/problem+json']);
    }
  });

  it('is in parts that have a name in each language', () => {
    const calls = Object.values(description.paths).flatMap((path) => Object.values(path));
    const parts = new Set(calls.flatMap(({ tags }) => tags));
    expect(new Set(TAGS.map(({ name }) => name))).toEqual(parts);
    for (const words of [english, russian]) {
      expect(new Set(Object.keys(words.parts))).toEqual(parts);
    }
  });

  it('holds schemas that a validator accepts, without dangling references', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema(description, 'api');
    for (const name of Object.keys(description.components.schemas)) {
      expect(ajv.getSchema(`api#/components/schemas/${name}`)).toBeTypeOf('function');
    }
  });
});

describe('named schemas that may be null', () => {
  it('become anyOf two schemas', () => {
    const reference = { $ref: '#/components/schemas/A' };
    const generated = {
      properties: {
        a: { allOf: [reference, { type: ['object', 'null'], description: 'why' }] },
        b: { allOf: [reference, { type: 'object', properties: { n: {} } }] },
      },
    };
    expect(withNullableReferences(generated)).toEqual({
      properties: {
        a: { description: 'why', anyOf: [reference, { type: 'null' }] },
        b: generated.properties.b,
      },
    });
  });
});

/** A path of the router as the description writes it. */
function toTemplate(path: string): string {
  return path.replaceAll(/:(\w+)(?:\{[^/]*\})?/g, '{$1}');
}

describe('paths of the contract', () => {
  const calls = ENGINE_CALLS.map((verb) => `/${verb}`);
  const known: readonly string[] = [...Object.values(paths), ...calls];

  it('are the paths of the description', () => {
    const described = Object.keys(description.paths).map((path) => path.slice(API_BASE.length));
    expect(described.toSorted()).toEqual(known.toSorted());
  });

  it('accept their values, and a query', () => {
    expect(callPath(paths.ME)).toBe('me');
    const ranking = callPath(paths.DAILY_RANKING, { day: '2026-11-22', puzzle: 'a/b?' });
    expect(ranking).toBe('daily/2026-11-22/ranking/a%2Fb%3F');
    expect(callPath(paths.PUZZLES, {}, { sort: 'new', limit: 3 })).toBe('puzzles?sort=new&limit=3');
    expect(apiAddress('../', callPath(paths.GAME, { id: 'g' }))).toBe('../api/v1/games/g');
  });
});

describe('pages', () => {
  it('call only paths of the contract', () => {
    const folders = ['web', 'player-store'].map(
      (name) => new URL(`../../${name}/`, import.meta.url),
    );
    const literal = folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith('words/'))
        .filter((file) => /api\/v1/.test(readFileSync(new URL(file, folder), 'utf8'))),
    );
    expect(literal).toEqual([]);
  });
});
