/** Every route of talk, rankings and moderation as everybody: who is let through, who is not. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshKey } from '../people/key-member.js';
import { tokenHash } from '../storage/ids.js';
import { addPuzzle, addSolve } from '../testing/community-facts.js';
import { type TestPerson, type TestSite, testSite } from '../testing/test-site.js';

let test: TestSite;
const ids: Record<string, string> = {};
const people: Record<string, TestPerson> = {};
const keys: Record<string, string> = {};

/** Who asks: solver has solved the puzzle and wrote the comment; the keys are the solver's. */
const ASKERS = [
  ...(['nobody', 'other', 'solver', 'author', 'banned', 'moderator', 'administrator'] as const),
  ...(['read key', 'play key', 'moderator key'] as const),
];

const READ = 'all';

/** Routes, and the answers by asker where they are not the usual one. */
const ROUTES: readonly (readonly [
  route: string,
  body: object | undefined,
  usual: number,
  others: Readonly<Partial<Record<(typeof ASKERS)[number], number>>> | typeof READ,
])[] = [
  ['GET /puzzles/PUZZLE/comments', undefined, 200, READ],
  ['GET /puzzles/PUZZLE/vote', undefined, 200, READ],
  ['GET /puzzles/PUZZLE/ranking', undefined, 200, READ],
  ['GET /rankings', undefined, 200, READ],
  ['GET /rankings/solved', undefined, 200, READ],
  ['GET /daily', undefined, 200, READ],
  ['GET /daily/2026-11-22', undefined, 200, READ],
  ['GET /daily/2026-11-22/ranking/small', undefined, 200, READ],
  ['GET /daily/months/2026-11', undefined, 200, READ],
  ['GET /moderation/log', undefined, 200, READ],
  [
    'POST /puzzles/PUZZLE/comments',
    { text: 'Fine.' },
    403,
    { nobody: 401, solver: 201, author: 201 },
  ],
  ['PUT /puzzles/PUZZLE/vote', { stars: 4 }, 403, { nobody: 401, solver: 200 }],
  [
    'PATCH /comments/COMMENT',
    { text: 'Finer.' },
    404,
    {
      nobody: 401,
      solver: 200,
      banned: 403,
      'read key': 403,
      'play key': 403,
      'moderator key': 403,
    },
  ],
  [
    'DELETE /comments/zzz',
    undefined,
    404,
    { nobody: 401, banned: 403, 'read key': 403, 'play key': 403, 'moderator key': 403 },
  ],
  [
    'POST /reports',
    { subject: { kind: 'puzzle', id: 'PUZZLE' }, reason: 'spam' },
    201,
    { nobody: 401, banned: 403, 'read key': 403, 'play key': 403, 'moderator key': 403 },
  ],
  ['GET /moderation/reports', undefined, 403, { nobody: 401, moderator: 200, administrator: 200 }],
  [
    'POST /moderation/actions',
    { action: 'close', subject: { kind: 'report', id: 'zzz' }, reason: 'other' },
    403,
    { nobody: 401, moderator: 404, administrator: 404 },
  ],
  [
    'POST /moderation/actions',
    { action: 'role', subject: { kind: 'person', id: 'nobody known' }, reason: 'other' },
    403,
    { nobody: 401, moderator: 404, administrator: 404 },
  ],
];

beforeAll(async () => {
  test = await testSite();
  const { site } = test;
  for (const name of ['other', 'solver', 'author', 'banned'] as const) {
    people[name] = await test.person(name);
  }
  people['moderator'] = await test.person('watchful', 'moderator');
  people['administrator'] = await test.person('chief', 'administrator');
  const puzzle = await addPuzzle(site, { author: people['author'] });
  await addSolve(site, puzzle, people['solver'] ?? { id: '' });
  const times = { created_at: 1, changed_at: 1 };
  const comment = { id: 'COMMENT', puzzle_id: puzzle, text: 'Owl.', ...times };
  await site.db
    .insertInto('comment')
    .values({ ...comment, person_id: people['solver']?.id ?? '' })
    .execute();
  ids['PUZZLE'] = puzzle;
  for (const [name, scopes, person] of [
    ['read key', 'read', 'solver'],
    ['play key', 'play publish', 'solver'],
    ['moderator key', 'read play publish', 'administrator'],
  ] as const) {
    const key = freshKey();
    keys[name] = key;
    const row = { id: name, hash: tokenHash(key), person_id: people[person]?.id ?? '' };
    await site.db
      .insertInto('api_key')
      .values({ ...row, name, scopes, created_at: 1 })
      .execute();
  }
  const until = test.clock.now + 86_400_000;
  await site.db
    .updateTable('person')
    .set({ banned_until: until })
    .where('name', '=', 'banned')
    .execute();
});

afterAll(() => test.close());

function ask(route: string, asker: string, body: object | undefined): Promise<Response> {
  const [method = '', path = ''] = route.replace('PUZZLE', ids['PUZZLE'] ?? '').split(' ');
  const text = JSON.stringify(body)?.replace('PUZZLE', ids['PUZZLE'] ?? '');
  const key = keys[asker];
  return test.ask(method, `/api/v1${path}`, {
    as: people[asker],
    ...(text === undefined ? {} : { body: JSON.parse(text) as object }),
    ...(key === undefined ? {} : { headers: { Authorization: `Bearer ${key}` } }),
  });
}

describe.each(ROUTES)('%s', (route, body, usual, others) => {
  it.each(ASKERS)('answers %s with the expected status', async (asker) => {
    const response = await ask(route, asker, body);
    const expected = others === READ ? usual : (others[asker] ?? usual);
    expect(response.status, await response.clone().text()).toBe(expected);
  });
});

it('the answers reveal nothing before the puzzle is solved', async () => {
  for (const [route, body] of ROUTES) {
    for (const asker of ASKERS.filter((one) => !['solver', 'author', 'read key'].includes(one))) {
      const response = await ask(route, asker, body);
      const told = `${await response.text()} ${JSON.stringify([...response.headers])}`;
      expect(told, `${route} as ${asker}`).not.toMatch(/\bowl\b|сова|\bbird\b/i);
    }
  }
});
