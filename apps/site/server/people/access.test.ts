/**
 * Who may do what with an account: nobody, another person, its owner, a moderator, keys with and
 * without scopes; then sessions, keys, profiles, the export and leaving, with real data.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { revealedTo } from '../catalogue/revealed.js';
import { routes } from '../http/env.js';
import { TABLE_LIST } from '../storage/table-list.js';
import type { SolveKind } from '../storage/tables/games.js';
import { type Account, type PeopleSite, peopleSite, readCookie } from '../testing/people-site.js';
import { EXPORTED } from './export.js';
import { peopleRoutes } from './routes.js';

let people: PeopleSite;
const who: Record<string, Account> = {};
const keys: Record<string, string> = {};
beforeAll(async () => {
  people = await peopleSite();
  for (const name of ['Owner', 'Other', 'Guardian']) who[name] = await people.account(name);
  await people.site.db
    .updateTable('person')
    .set({ role: 'moderator' })
    .where('name', '=', 'Guardian')
    .execute();
  for (const scope of ['read', 'play', 'publish']) {
    const body = { name: scope, scopes: [scope] };
    const made = await people.ask('POST', '/me/keys', { cookie: who['Owner']?.cookie, body });
    keys[scope] = (await made.json()).key;
  }
});
afterAll(() => people.close());

/** Statuses of a request as nobody and with keys of each scope. */
async function statuses(method: string, path: string, body?: unknown): Promise<number[]> {
  const given = body === undefined ? {} : { body };
  const asked = [
    people.ask(method, path, given),
    ...Object.values(keys).map((key) => people.ask(method, path, { ...given, key })),
  ];
  return (await Promise.all(asked)).map(({ status }) => status);
}

/** Every route about one's own account, with a body that its schema accepts. */
const OWN: readonly (readonly [method: string, path: string, body?: unknown])[] = [
  ['PATCH', '/me', { about: 'taken over' }],
  ['POST', '/me/password', { current: 'the long password of Owner', next: 'a password of mine' }],
  ['POST', '/me/recovery-code', { password: 'the long password of Owner' }],
  ['POST', '/me/email', { address: null, password: 'the long password of Owner' }],
  ['POST', '/me/email/confirm', { code: 'AAAAA' }],
  ['GET', '/me/sessions'],
  ['DELETE', '/me/sessions'],
  ['DELETE', '/me/sessions/x'],
  ['GET', '/me/keys'],
  ['POST', '/me/keys', { name: 'more', scopes: ['read'] }],
  ['DELETE', '/me/keys/x'],
  ['GET', '/me/passkeys'],
  ['POST', '/me/passkeys/options'],
  ['POST', '/me/passkeys', { ceremony: 'x', name: 'x', response: passkeyResponse() }],
  ['DELETE', '/me/passkeys/x'],
  ['GET', '/me/export'],
  ['DELETE', '/me', { password: 'the long password of Owner' }],
];

function passkeyResponse() {
  const response = { clientDataJSON: 'e30', attestationObject: 'e30' };
  const ids = { id: 'x', rawId: 'x', type: 'public-key' };
  return { ...ids, clientExtensionResults: {}, response };
}

describe('a key with an expiry date', () => {
  it('works until that date and no longer, and shows it', async () => {
    const cookie = who['Owner']?.cookie;
    const body = { name: 'for a week', scopes: ['read'], days: 7 };
    const made = await people.ask('POST', '/me/keys', { cookie, body });
    const { key, info } = await made.json();
    const start = people.clock.now;
    expect(Date.parse(info.endsAt)).toBe(start + 7 * 86_400_000);
    people.clock.now = Date.parse(info.endsAt) - 1;
    expect((await people.ask('GET', '/me', { key })).status).toBe(200);
    people.clock.now++;
    const ended = await people.ask('GET', '/me', { key });
    expect([ended.status, (await ended.json()).code]).toEqual([401, 'key-ended']);
    expect(ended.headers.get('WWW-Authenticate')).toContain('invalid_token');
    const { keys: all } = await (await people.ask('GET', '/me/keys', { cookie })).json();
    const ends = all.map(({ name, endsAt }: { name: string; endsAt: string | null }) => [
      name,
      endsAt,
    ]);
    expect(ends).toContainEqual(['for a week', info.endsAt]);
    expect(ends).toContainEqual(['read', null]);
    people.clock.now = start;
    await people.ask('DELETE', `/me/keys/${info.id}`, { cookie });
  });

  it.each([0, -1, 1.5, 4000, '7'])('cannot expire after %j days', async (days) => {
    const body = { name: 'strange', scopes: ['read'], days };
    const made = await people.ask('POST', '/me/keys', { cookie: who['Owner']?.cookie, body });
    expect(await made.json()).toMatchObject({ status: 400, field: 'days' });
  });
});

describe('one’s own account', () => {
  const own = OWN.map(([method, path, body]) => ({ method, path, body }));
  it.each(own)('is protected: $method $path refuses strangers and every key', async (route) => {
    const { method, path, body } = route;
    expect(await statuses(method, path, body)).toEqual([401, 403, 403, 403]);
  });

  it('can be read with a key that has the scope to read, and with no other key', async () => {
    expect(await statuses('GET', '/me')).toEqual([200, 200, 403, 403]);
    const mine = await (await people.ask('GET', '/me', { key: keys['read'] ?? '' })).json();
    expect(mine.person.name).toBe('Owner');
  });

  it('is tested in every route below /me', () => {
    const app = routes();
    app.route('/', peopleRoutes(people.site, { revealed: revealedTo }));
    const paths = app.getOpenAPI31Document({
      openapi: '3.1.0',
      info: { title: '', version: '' },
    }).paths;
    const told = Object.entries(paths ?? {}).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const own = told.filter((one) => / \/me(\/|$)/.test(one) && one !== 'GET /me');
    const tested = OWN.map(([method, path]) => `${method} ${path.replace('/x', '/{id}')}`);
    expect(tested.sort()).toEqual(own.sort());
  });

  it.each(['Other', 'Guardian'])('has no session or key that %s can end', async (name) => {
    const cookie = who[name]?.cookie;
    const owner = await people.site.db
      .selectFrom('person')
      .select('id')
      .where('name', '=', 'Owner')
      .executeTakeFirstOrThrow();
    const session = await people.site.db
      .selectFrom('session')
      .select('id')
      .where('person_id', '=', owner.id)
      .executeTakeFirstOrThrow();
    const key = await people.site.db.selectFrom('api_key').select('id').executeTakeFirstOrThrow();
    for (const path of [`/me/sessions/${session.id}`, `/me/keys/${key.id}`]) {
      expect((await people.ask('DELETE', path, { cookie })).status).toBe(404);
    }
    await people.ask('DELETE', '/me/sessions', { cookie });
    const { person } = await (await people.ask('GET', '/me', who['Owner'])).json();
    expect(person.name).toBe('Owner');
    // nor by giving another person's password
    const body = { password: 'the long password of Owner' };
    expect((await people.ask('DELETE', '/me', { cookie, body })).status).toBe(403);
  });
});

describe('sessions and keys', () => {
  it('are listed and ended one by one, or all others at once', async () => {
    const { cookie, password } = await people.account('Many');
    const headers = { 'User-Agent': 'Browser\u0009 7' };
    const more = [];
    for (let k = 0; k < 3; k++) {
      const body = { name: 'Many', password };
      more.push(readCookie(await people.ask('POST', '/session', { body, headers })));
    }
    const list = async () =>
      (await (await people.ask('GET', '/me/sessions', { cookie })).json()).sessions;
    const sessions = await list();
    expect(sessions).toHaveLength(4);
    expect(sessions.filter(({ isThis }: { isThis: boolean }) => isThis)).toHaveLength(1);
    const [other] = sessions.filter(({ isThis }: { isThis: boolean }) => !isThis);
    expect(other.agent).toBe('Browser  7');
    await people.ask('DELETE', `/me/sessions/${other.id}`, { cookie });
    expect(await list()).toHaveLength(3);
    await people.ask('DELETE', '/me/sessions', { cookie });
    expect(await list()).toHaveLength(1);
    for (const one of more) {
      const { person } = await (await people.ask('GET', '/me', { cookie: one })).json();
      expect(person).toBeNull();
    }
  });

  it('need a recent sign-in to create a key, which is shown once and can be ended immediately', async () => {
    const { cookie, password } = await people.account('Keys');
    const body = { name: 'script', scopes: ['publish', 'read', 'read'] };
    people.clock.now += 16 * 60_000;
    const late = await people.ask('POST', '/me/keys', { cookie, body });
    expect([late.status, (await late.json()).code]).toEqual([403, 'prove-again']);
    const signIn = { name: 'Keys', password };
    const again = readCookie(await people.ask('POST', '/session', { cookie, body: signIn }));
    const made = await people.ask('POST', '/me/keys', { cookie: again, body });
    const { key, info } = await made.json();
    expect([made.status, info.scopes]).toEqual([201, ['read', 'publish']]);
    expect((await people.ask('GET', '/me', { key })).status).toBe(200);
    const listed = await (await people.ask('GET', '/me/keys', { cookie: again })).text();
    expect(listed).not.toContain(key);
    expect(JSON.parse(listed).keys[0].usedAt).not.toBeNull();
    await people.ask('DELETE', `/me/keys/${info.id}`, { cookie: again });
    expect((await people.ask('GET', '/me', { key })).status).toBe(401);
    people.clock.now -= 16 * 60_000;
  });
});

/** Puzzles, solves and comments of a person, without the routes that make them. */
async function busyLife(id: string): Promise<void> {
  const { db, now } = people.site;
  const { last } = await db
    .selectFrom('puzzle')
    .select(({ fn }) => fn.max<number | null>('number').as('last'))
    .executeTakeFirstOrThrow();
  const puzzle = (k: number, author_id: string | null) => ({
    id: `${id}-p${k}`,
    number: (last ?? 0) + k + 1,
    author_id,
    width: 5,
    height: 5,
    size_class: k < 2 ? 5 : 10,
    colors: 1,
    is_colored: 0 as const,
    inks: '["#000000"]',
    difficulty: 1,
    score: 1,
    technique: 'overlap',
    rating: 1500,
    is_line_solvable: 1 as const,
    clues: '',
    key: `${id}-k${k}`,
    created_at: now(),
  });
  await db
    .insertInto('puzzle')
    .values([puzzle(0, id), puzzle(1, null), puzzle(2, null)])
    .execute();
  const secret = { titles: '{"en":"Owl"}', picture: 'the picture' };
  await db
    .insertInto('secret')
    .values([0, 1, 2].map((k) => ({ puzzle_id: `${id}-p${k}`, ...secret })))
    .execute();
  const solve = (k: number, kind: SolveKind, active_ms: number) => ({
    id: `${id}-s${k}`,
    puzzle_id: `${id}-p${k}`,
    person_id: id,
    version: 1,
    kind,
    active_ms,
    server_ms: active_ms,
    moves: 9,
    record: Buffer.from([1, 2, 3]),
    is_first: 1 as const,
    record_hash: `${id}-h${k}`,
    solved_at: now() - k * 86_400_000,
  });
  await db
    .insertInto('solve')
    .values([solve(0, 'machine', 900), solve(1, 'person', 7000), solve(2, 'helped', 5000)])
    .execute();
  const times = { created_at: now(), changed_at: now() };
  const series = { id: `${id}-b`, author_id: id, title: 'Book', description: '', ...times };
  await db.insertInto('series').values(series).execute();
  const places = [2, 0].map((k, at) => ({ puzzle_id: `${id}-p${k}`, position: at + 1 }));
  await db
    .insertInto('series_puzzle')
    .values(places.map((place) => ({ series_id: `${id}-b`, ...place })))
    .execute();
  await db
    .insertInto('comment')
    .values({ id: `${id}-c`, puzzle_id: `${id}-p1`, person_id: id, text: 'Lovely!', ...times })
    .execute();
  await db
    .insertInto('vote')
    .values({ puzzle_id: `${id}-p1`, person_id: id, stars: 5, felt: 2, changed_at: now() })
    .execute();
  await db
    .insertInto('moderation')
    .values({
      id: `${id}-m`,
      moderator_id: id,
      moderator_name: 'Busy',
      action: 'hide',
      subject_kind: 'comment',
      subject_id: 'x',
      created_at: now(),
    })
    .execute();
  await db
    .insertInto('report')
    .values({
      id: `${id}-r`,
      subject_kind: 'comment',
      subject_id: 'x',
      person_id: id,
      reason: 'spam',
      created_at: now(),
      closed_by: id,
    })
    .execute();
}

async function findId(name: string): Promise<string> {
  const query = people.site.db.selectFrom('person').select('id').where('name', '=', name);
  return (await query.executeTakeFirstOrThrow()).id;
}

describe('a profile', () => {
  it('shows others only what its owner allows', async () => {
    const { cookie } = await people.account('Profile 7');
    await busyLife(await findId('Profile 7'));
    const shown = async (asker?: string) =>
      (await people.ask('GET', '/people/profile_7', { cookie: asker })).json();
    const usual = await shown();
    expect(usual).toMatchObject({ name: 'Profile 7', isMe: false, skill: null });
    expect(usual.statistics).toEqual({
      sizes: [
        { sizeClass: 5, solved: 1, fastestMs: 7000 },
        { sizeClass: 10, solved: 1, fastestMs: null },
      ],
      techniques: [{ technique: 'overlap', solved: 2 }],
      colors: [{ colors: 1, solved: 2 }],
    });
    expect(usual.days).toEqual([
      { day: '2026-11-20', solved: 1 },
      { day: '2026-11-21', solved: 1 },
    ]);
    const body = { shows: { statistics: false, solves: false, skill: true }, about: 'I <b>am</b>' };
    await people.ask('PATCH', '/me', { cookie, body });
    for (const asker of [undefined, who['Other']?.cookie, who['Guardian']?.cookie]) {
      const hidden = await shown(asker);
      expect([hidden.statistics, hidden.days]).toEqual([null, null]);
      expect([hidden.skill.value, hidden.about]).toEqual([1500, 'I <b>am</b>']);
    }
    for (const [scope, isMe] of [
      ['read', true],
      ['publish', false],
    ] as const) {
      const key = keys[scope] ?? '';
      const profile = await (await people.ask('GET', '/people/owner', { key })).json();
      expect([profile.isMe, profile.skill !== null]).toEqual([isMe, isMe]);
    }
    const mine = await shown(cookie);
    expect([mine.isMe, mine.days.length, mine.statistics.sizes.length]).toEqual([true, 2, 2]);
  });

  it('does not exist for unknown names', async () => {
    for (const name of ['nobody%20here', '%E0%A4%A', '..%2f..', '%D0%B0'.repeat(300)]) {
      const { status } = await people.ask('GET', `/people/${name}`);
      expect([400, 404], name).toContain(status);
    }
  });
});

describe('the export of personal data', () => {
  it('covers every table and column that names a person', async () => {
    const { sql } = await import('kysely');
    const named: string[] = [];
    for (const { table } of TABLE_LIST) {
      const { rows } = await sql<{ name: string }>`
        select name from pragma_table_info(${table})`.execute(people.site.db);
      const columns = rows.map(({ name }) => name);
      const owners = columns.filter((name) =>
        /^(person|author|moderator|game|solve)_id$|_by$/.test(name),
      );
      named.push(...owners.map((name) => `${table}.${name}`));
    }
    // a solve is exported, and the game with it; a room is held by a process of the site
    const others = ['solve.game_id', 'room.held_by'];
    const isSaid = (one: string): boolean => exported.has(one) || others.includes(one);
    const exported = new Set(EXPORTED.map(({ table, owner }) => `${table}.${owner}`));
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((one) => !isSaid(one))).toEqual([]);
  });

  it('contains everything about oneself, and no secret or unsolved picture', async () => {
    const { cookie, password } = await people.account('Export 7');
    const id = await findId('Export 7');
    await busyLife(id);
    const games = Array.from({ length: 250 }, (_, k) => ({
      id: `${id}-g${k}`,
      person_id: id,
      puzzle_id: `${id}-p2`,
      version: 1,
      given_at: 1,
      changed_at: 1,
      record: Buffer.from([k]),
      state: 'left' as const,
    }));
    await people.site.db.insertInto('game').values(games).execute();
    const version = { device: 'd', changed_at: 1, moves: 1, elapsed: 1, record: Buffer.from([8]) };
    await people.site.db
      .insertInto('game_version')
      .values({ game_id: `${id}-g0`, ...version })
      .execute();
    const said = { findings: '["foresight"]', decider: 'judge' as const, changed_at: 1 };
    await people.site.db
      .insertInto('judgement')
      .values({ solve_id: `${id}-s1`, kind: 'person', ...said })
      .execute();
    const response = await people.ask('GET', '/me/export', { cookie });
    expect(response.headers.get('Content-Disposition')).toMatch(/^attachment; filename="nonokit-/);
    const text = await response.text();
    const all = JSON.parse(text);
    expect(all.account[0]).toMatchObject({ name: 'Export 7', solved: 0 });
    expect([all.games.length, all.solves.length, all.sessions.length]).toEqual([250, 3, 1]);
    expect(all.gameVersions).toMatchObject([{ gameId: `${id}-g0`, record: 'CA==' }]);
    expect(all.judgements).toMatchObject([{ solveId: `${id}-s1`, findings: '["foresight"]' }]);
    expect(all.games.map((game: { record: string }) => game.record)).toContain(
      Buffer.from([249]).toString('base64'),
    );
    expect([all.comments[0].text, all.votes[0].stars]).toEqual(['Lovely!', 5]);
    expect(all.series[0]).toMatchObject({ title: 'Book', puzzles: [`${id}-p2`, `${id}-p0`] });
    expect(all.puzzles[0].secret).toMatchObject({ picture: 'the picture', titles: { en: 'Owl' } });
    expect(text.match(/the picture/g)).toHaveLength(1);
    for (const secret of ['argon2', password, cookie.split('=')[1], 'passwordHash', '"hash"']) {
      expect(text.includes(secret ?? ''), secret).toBe(false);
    }
  });
});

describe('deleting the account', () => {
  it.each([
    ['nameless', ''],
    ['named', 'Leaving'],
  ])('deletes everything except %s puzzles', async (puzzles, author) => {
    const { cookie, password } = await people.account('Leaving');
    const id = await findId('Leaving');
    await busyLife(id);
    const leave = (given: string) =>
      people.ask('DELETE', '/me', { cookie, body: { password: given, puzzles } });
    expect((await leave('wrong in any case')).status).toBe(403);
    expect((await leave(password)).status).toBe(204);
    const { db } = people.site;
    const left = await db
      .selectFrom('puzzle')
      .selectAll()
      .where('id', 'like', `${id}-p0`)
      .execute();
    expect(left).toMatchObject([{ author_id: null, author_name: author }]);
    const comment = await db
      .selectFrom('comment')
      .selectAll()
      .where('id', '=', `${id}-c`)
      .execute();
    expect(comment).toMatchObject([{ person_id: null, text: 'Lovely!' }]);
    for (const { table } of TABLE_LIST) {
      const rows = JSON.stringify(await db.selectFrom(table).selectAll().execute());
      // the rows that this test names after the person stay: look for the id alone
      expect(rows.includes(`"${id}"`), table).toBe(false);
      expect(rows.includes('"Leaving"'), table).toBe(table === 'puzzle' && author !== '');
    }
    expect(
      (await people.ask('POST', '/session', { body: { name: 'Leaving', password } })).status,
    ).toBe(401);
    await db.deleteFrom('puzzle').where('id', 'like', `${id}-p%`).execute();
  });
});
