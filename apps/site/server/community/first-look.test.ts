/** First puzzles that wait for the look of a moderator: who sees them, and what becomes of them. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { changeOwnerSettings } from '../site/index.js';
import { onBothDatabases } from '../testing/both-databases.js';
import { inlineEngine } from '../testing/inline-engine.js';
import { type TestPerson, type TestSite, testSite } from '../testing/test-site.js';

const API = '/api/v1';

onBothDatabases('a first puzzle', (url) => {
  let test: TestSite;
  const who: Record<string, TestPerson | undefined> = {};
  let count = 0;
  beforeAll(async () => {
    test = await testSite({ database: url(), engine: inlineEngine() });
    who['moderator'] = await test.person('Vera', 'moderator');
    who['member'] = await test.person('Boris');
    await changeOwnerSettings(test.site, { firstLook: true });
  });
  afterEach(() => {
    test.clock.now += 60_000;
  });
  afterAll(() => test.close());

  const newcomer = async (): Promise<string> => {
    const name = `New ${++count}`;
    who[name] = await test.person(name);
    return name;
  };
  const ask = async (as: string, method: string, path: string, body?: unknown) => {
    const answer = await test.ask(method, API + path, { as: who[as], body });
    const isJson = answer.headers.get('content-type')?.includes('json') === true;
    return { status: answer.status, body: isJson ? await answer.json() : {} };
  };
  const publish = async (as: string) => {
    const bits = (count++).toString(2).padStart(4, '0');
    const row = `#${bits.replaceAll('0', '.').replaceAll('1', '#')}#`;
    const file = `######\n${row}\n######\n`;
    const body = { file, titles: { en: 'A gate' }, acceptWarnings: true };
    return (await ask(as, 'POST', '/puzzles', body)).body;
  };
  const act = (as: string, action: string, id: string) =>
    ask(as, 'POST', '/moderation/actions', {
      action,
      subject: { kind: 'puzzle', id },
      reason: 'other',
    });
  const seenBy = async (id: string) => {
    const all: Record<string, number> = {};
    for (const as of ['nobody', 'member', 'moderator']) {
      all[as] = (await ask(as, 'GET', `/puzzles/${id}`)).status;
    }
    return all;
  };
  const newest = async () => (await ask('nobody', 'GET', '/puzzles')).body;
  const HIDDEN = { nobody: 404, member: 404, moderator: 404 };

  it('is seen by its author alone until a moderator makes it public', async () => {
    const anna = await newcomer();
    await ask('member', 'PUT', `/people/${encodeURIComponent(anna)}/follow`);
    const made = await publish(anna);
    expect(made).toMatchObject({ isWaiting: true });
    const { id } = made;
    expect(await seenBy(id)).toEqual(HIDDEN);
    expect((await ask(anna, 'GET', `/puzzles/${id}`)).body).toMatchObject({ isWaiting: true });
    expect((await ask(anna, 'GET', '/me/desk')).body.puzzles).toMatchObject([{ state: 'waiting' }]);
    expect((await ask(anna, 'POST', '/games', { puzzle: id })).status).toBe(200);
    expect((await ask('member', 'POST', '/games', { puzzle: id })).status).toBe(404);
    expect((await newest()).puzzles).toEqual([]);
    // its author cannot make it public, nor another member
    for (const as of [anna, 'member']) expect((await act(as, 'admit', id)).status).toBe(403);

    test.clock.now += 60_000;
    expect((await act('moderator', 'admit', id)).status).toBe(201);
    expect((await act('moderator', 'admit', id)).status).toBe(409);
    expect(await seenBy(id)).toEqual({ nobody: 200, member: 200, moderator: 200 });
    const { puzzles, total } = await newest();
    expect([puzzles, total]).toMatchObject([[{ id }], 1]);
    expect(puzzles[0].createdAt).toBe(new Date(test.clock.now).toISOString());
    expect(puzzles[0].number).toBeGreaterThan(made.number);
    const { decisions } = (await ask(anna, 'GET', '/me/decisions')).body;
    expect(decisions).toMatchObject([{ action: 'admit', mayObject: false }]);
    const { notices } = (await ask('member', 'GET', '/me/notices')).body;
    expect(notices).toMatchObject([{ kind: 'puzzle', person: anna, puzzle: { id } }]);
    // an author of a public one needs no look
    expect(await publish(anna)).not.toHaveProperty('isWaiting');
    expect((await newest()).total).toBe(2);
  });

  it('can be refused, which its author reads and may object to', async () => {
    const dora = await newcomer();
    const before = (await newest()).total;
    const { id } = await publish(dora);
    // the second waits as well
    const second = await publish(dora);
    expect(second).toMatchObject({ isWaiting: true });
    expect((await act('moderator', 'hide', id)).status).toBe(201);
    expect((await act('moderator', 'admit', id)).status).toBe(409);
    expect(await seenBy(id)).toEqual(HIDDEN);
    const { decisions } = (await ask(dora, 'GET', '/me/decisions')).body;
    expect(decisions).toMatchObject([{ action: 'hide', mayObject: true }]);
    expect((await newest()).total).toBe(before);
    expect((await act('moderator', 'show', id)).status).toBe(201);
    expect((await newest()).total).toBe(before + 1);
  });

  it('can be changed and deleted by its author while it waits', async () => {
    const zoe = await newcomer();
    const before = await newest();
    const { id } = await publish(zoe);
    const body = { titles: { en: 'Another gate' } };
    expect((await ask(zoe, 'PUT', `/puzzles/${id}`, body)).body).toMatchObject({ isWaiting: true });
    expect((await ask(zoe, 'DELETE', `/puzzles/${id}`)).status).toBe(204);
    expect(await newest()).toMatchObject({ total: before.total });
    const person = test.site.db.selectFrom('person').select('published').where('name', '=', zoe);
    expect(await person.executeTakeFirst()).toEqual({ published: 0 });
  });

  it('is not told to programs that ask what has changed', async () => {
    const eve = await newcomer();
    const since = new Date(test.clock.now).toISOString();
    const { id } = await publish(eve);
    await ask(eve, 'PUT', `/puzzles/${id}`, { titles: { en: 'Another gate' } });
    const answer = await test.ask('GET', `${API}/puzzles.ndjson.gz?since=${since}`);
    const lines = new Response(answer.body?.pipeThrough(new DecompressionStream('gzip')));
    expect(await lines.text()).not.toContain(id);
  });
});
