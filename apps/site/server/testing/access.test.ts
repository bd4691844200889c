/**
 * Everything of others, tried by everybody: each call of the description with each identifier that
 * the site has, as a guest, as a person without any data, as a banned person. The calls come from
 * the description and the things from a filled database, so a call that is added tomorrow is tried,
 * too. Nothing of others may change, and nothing private be told.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_BASE } from '../../contract/call-path.js';
import type { ApiDescription, ApiOperation } from '../api/description.js';
import { computeSums, type Sums } from '../storage/move.js';
import type { OlderFacts } from './fill-older.js';
import { inlineEngine } from './inline-engine.js';
import { type TestPerson, type TestSite, testSite } from './test-site.js';

const older = fileURLToPath(new URL('../storage/older/', import.meta.url));
const facts = JSON.parse(readFileSync(join(older, '0001-first.json'), 'utf8')) as OlderFacts;
const folder = mkdtempSync(join(tmpdir(), 'nonokit-access-'));

let test: TestSite;
let calls: readonly Call[];
let stranger: TestPerson;
beforeAll(async () => {
  const file = join(folder, 'a.db');
  writeFileSync(file, gunzipSync(readFileSync(join(older, '0001-first.db.gz'))));
  test = await testSite({ database: `sqlite:${file}`, engine: inlineEngine() });
  test.clock.now = facts.now + 1000;
  stranger = await test.person('Stranger');
  const answer = await test.ask('GET', `${API_BASE}/openapi.json`);
  calls = listCalls((await answer.json()) as ApiDescription);
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

/** A call of the description. */
interface Call {
  readonly method: string;
  readonly path: string;
  readonly operation: ApiOperation;
}

function listCalls({ paths }: ApiDescription): readonly Call[] {
  return Object.entries(paths).flatMap(([path, found]) =>
    Object.entries(found).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
}

/** Calls that everybody may make for themselves, without anything of others in them. */
const OWN =
  /^\/api\/v1\/(accounts|session|recovery|me|solve|check|explain|hint|rate|convert|draw|make|games|puzzles|series|lists|contests|reports|storm\/runs)(\/passkey.*|\/mail|\/options)?$|\/me\/(notices\/read|feed)$|\/people\/\{name\}\/follow$/;

/** Bodies that would do something if the call were allowed. */
const BODIES: readonly object[] = [
  {},
  { text: 'changed', isOpen: true, about: 'changed', title: 'changed', titles: { en: 'changed' } },
  { stars: 1, felt: 1, quality: 1, difficulty: 'easy' },
  {
    action: 'hide',
    reason: 'spam',
    state: 'hidden',
    note: 'x',
    role: 'administrator',
    until: null,
  },
  { record: '', revision: 0, elapsed: 1, device: 'x', puzzles: [facts.ids['owl']] },
];

/** The call with each thing of the site in its address. */
function addresses({ path }: Call): readonly string[] {
  if (!path.includes('{')) return [path];
  const ids = Object.values(facts.ids);
  const fill = (id: string) =>
    path
      .replace('{id}', id)
      .replace('{name}', 'Anna')
      .replace('{extension}', 'non')
      .replaceAll(/\{(\w+)\}/g, 'x');
  return path.includes('{id}') ? ids.map(fill) : [fill('')];
}

/** Tables that any request may change: counters, kept files, when a session was seen last. */
const ANYBODYS = new Set([
  'attempt',
  'kept_file',
  'site_state',
  'challenge',
  'session',
  'room',
  'room_event',
]);

async function sumsOfOthers(): Promise<Sums> {
  const sums = await computeSums(test.site.db);
  return Object.fromEntries(Object.entries(sums).filter(([table]) => !ANYBODYS.has(table)));
}

/** Who tries. */
const ASKERS: readonly (readonly [who: string, headers: () => Record<string, string>])[] = [
  ['nobody', () => ({})],
  ['a person without any data', () => ({ Cookie: stranger.cookie })],
  ['a banned person', () => ({ Cookie: facts.cookies['Zed'] ?? '' })],
];

describe.each(ASKERS)('%s', (_, headers) => {
  it('changes no data of others', async () => {
    const before = await sumsOfOthers();
    const allowed: string[] = [];
    for (const call of calls) {
      if (call.method === 'GET' || OWN.test(call.path)) continue;
      for (const path of addresses(call)) {
        for (const body of BODIES) {
          const { status } = await test.ask(call.method, path, { headers: headers(), body });
          expect(status, `${call.method} ${path}`).toBeLessThan(500);
          if (status < 300) allowed.push(`${call.method} ${call.path}`);
        }
      }
    }
    const after = await sumsOfOthers();
    expect([...new Set(allowed)].filter((one) => !HARMLESS.has(one))).toEqual([]);
    expect(after).toEqual(before);
  });

  it('reads no private data', async () => {
    const leaks: string[] = [];
    for (const call of calls) {
      if (call.method !== 'GET') continue;
      for (const path of addresses(call)) {
        const answer = await test.ask('GET', path, { headers: headers() });
        expect(answer.status, path).toBeLessThan(500);
        if (answer.status >= 300) continue;
        const text = Buffer.from(await answer.arrayBuffer()).toString('latin1');
        const found = PRIVATE.filter((one) => text.includes(one()) && !isTold(path, one()));
        if (found.length > 0) leaks.push(`${path}: ${found.map((one) => one())}`);
      }
    }
    expect(leaks).toEqual([]);
  });
});

/** Changes that succeed for anybody since they concern only the asker. */
const HARMLESS = new Set([
  'DELETE /api/v1/me/sessions',
  'PUT /api/v1/me/decisions/read',
  'POST /api/v1/rooms',
]);

/** The log of moderators is public, and names what was hidden by its number. */
function isTold(path: string, what: string): boolean {
  return path === `${API_BASE}/moderation/log` && what === facts.ids['kite'];
}

/** What only its owner or a moderator may see. */
const PRIVATE: readonly (() => string)[] = [
  () => facts.ids['report'] ?? '',
  () => facts.ids['hidden comment'] ?? '',
  () => facts.ids['game'] ?? '',
  () => facts.ids['kite'] ?? '',
  () => 'argon2',
  () => 'name_key',
  () => 'example.org',
];
