/** Who may call what: how it is checked, that it is published, and that no route forgets it. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { SCOPES, type Scope } from '../../contract/scopes.js';
import { type ApiOperation, describe as describeApi } from '../api/description.js';
import { createApp } from '../operation/app.js';
import { testSite } from '../testing/test-site.js';
import { type Access, checkAccess } from './api-route.js';
import type { Member } from './env.js';
import { HttpProblem } from './problem.js';

const OF_MODERATORS: readonly Access[] = ['anyone', 'reader', ...SCOPES, 'session', 'moderator'];
const ACCESSES: readonly Access[] = [...OF_MODERATORS, 'administrator'];

function someone(role: Member['role'], scopes?: readonly Scope[]): Member {
  return {
    id: 'a',
    name: 'Anna',
    role,
    scopes,
    sessionId: scopes === undefined ? 's' : undefined,
    provedAt: 0,
    bannedUntil: undefined,
  };
}

/** What each may call. */
const ASKERS: readonly [name: string, asker: Member | undefined, may: readonly Access[]][] = [
  ['a stranger', undefined, ['anyone', 'reader']],
  ['a member', someone('person'), ['anyone', 'reader', ...SCOPES, 'session']],
  ['a moderator', someone('moderator'), OF_MODERATORS],
  ['an administrator', someone('administrator'), ACCESSES],
  ['a key without scopes', someone('person', []), ['anyone']],
  ['a key that plays', someone('person', ['play']), ['anyone', 'play']],
  ["a moderator's key", someone('moderator', SCOPES), ['anyone', 'reader', ...SCOPES]],
];

describe('checkAccess', () => {
  it.each(ASKERS)('lets %s call exactly the permitted routes', (_, asker, may) => {
    const passed = ACCESSES.filter((access) => {
      try {
        checkAccess(asker, access);
        return true;
      } catch (error) {
        expect(error).toBeInstanceOf(HttpProblem);
        expect(error).toMatchObject({ status: asker === undefined ? 401 : 403 });
        return false;
      }
    });
    expect(passed).toEqual(may);
  });
});

describe('the routes', async () => {
  const test = await testSite({});
  afterAll(() => test.close());
  const { paths } = describeApi(createApp(test.site), test.site);
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ name: `${method} ${path}`, call })),
  );
  const readAccess = (call: ApiOperation) => (call as { 'x-access'?: Access })['x-access'];

  it('publish who may call each', () => {
    expect(calls.length).toBeGreaterThan(60);
    for (const { name, call } of calls) {
      expect(ACCESSES, name).toContain(readAccess(call));
      expect(call, name).toHaveProperty('security');
    }
  });

  it('let strangers change nothing except what begins or ends a session, or makes a room', () => {
    const open = calls.filter(({ call }) => readAccess(call) === 'anyone');
    const changing = open.map(({ name }) => name).filter((name) => !name.startsWith('get '));
    expect(
      changing.filter(
        (name) => !/\/(check|convert|draw|explain|hint|make|proofread|rate|scan|solve)$/.test(name),
      ),
    ).toMatchInlineSnapshot(`
      [
        "post /api/v1/accounts",
        "post /api/v1/recovery",
        "post /api/v1/recovery/mail",
        "post /api/v1/rooms",
        "post /api/v1/session",
        "delete /api/v1/session",
        "post /api/v1/session/passkey",
        "post /api/v1/session/passkey/options",
      ]
    `);
  });

  it('are declared in one way', () => {
    const server = fileURLToPath(new URL('..', import.meta.url));
    const files = readdirSync(server, { recursive: true, encoding: 'utf8' });
    const others = files.filter(
      (name) =>
        /\.tsx?$/.test(name) &&
        !/^http[\\/]api-route/.test(name) &&
        readFileSync(`${server}${name}`, 'utf8').includes('createRoute('),
    );
    expect(others).toEqual([]);
  });
});
