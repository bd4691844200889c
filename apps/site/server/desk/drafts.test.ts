/** Drafts on the server: who may read and change them, revisions, marks, bounds; on both. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MOST_DRAFT_BYTES } from '../../contract/draft-bounds.js';
import type { DraftDetailJson, DraftJson, DraftsJson } from '../../contract/drafts.js';
import { onBothDatabases } from '../testing/both-databases.js';
import { type TestPerson, type TestSite, testSite } from '../testing/test-site.js';

const encode = (text: string): string => Buffer.from(text).toString('base64');

function suite(url: () => string): void {
  let test: TestSite;
  let owner: TestPerson;
  beforeAll(async () => {
    test = await testSite({ database: url() });
    owner = await test.person('owner');
  });
  afterAll(() => test.close());

  const ask = (method: string, path: string, as?: TestPerson, body?: unknown) =>
    test.ask(method, `/api/v1/drafts${path}`, { as, body });
  async function refusal(method: string, path: string, as?: TestPerson, body?: unknown) {
    const answer = await ask(method, path, as, body);
    return `${answer.status} ${((await answer.json()) as { code: string }).code}`;
  }
  async function read<T>(path: string, as: TestPerson): Promise<T> {
    const answer = await ask('GET', path, as);
    expect(answer.status, path).toBe(200);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    return (await answer.json()) as T;
  }
  const sent = (text: string, revision = 0, title = 'Owl') => ({
    title,
    data: encode(text),
    revision,
  });
  async function keep(id: string, as: TestPerson, body: object): Promise<DraftJson> {
    const answer = await ask('PUT', `/${id}`, as, body);
    expect(answer.status).toBe(200);
    return (await answer.json()) as DraftJson;
  }

  it('keeps what a device sends, and counts its changes', async () => {
    expect(await read<DraftsJson>('', owner)).toEqual({ drafts: [], deleted: [] });
    const first = await keep('a-1', owner, sent('one', 0, '  An\u202e owl '));
    const now = new Date(test.clock.now).toISOString();
    expect(first).toEqual({
      id: 'a-1',
      title: 'An owl',
      bytes: 3,
      revision: 1,
      createdAt: now,
      changedAt: now,
      plan: null,
    });
    test.clock.now += 1000;
    expect(await keep('a-1', owner, sent('three', 1, ''))).toMatchObject({
      title: '',
      bytes: 5,
      revision: 2,
      createdAt: now,
    });
    test.clock.now += 1000;
    await keep('b_2', owner, sent('two'));
    const { drafts } = await read<DraftsJson>('', owner);
    expect(drafts.map(({ id, revision }) => [id, revision])).toEqual([
      ['b_2', 1],
      ['a-1', 2],
    ]);
    expect(drafts[0]).not.toHaveProperty('data');
    const { data } = await read<DraftDetailJson>('/a-1', owner);
    expect(data).toBe(encode('three'));
  });

  it('overwrites nothing that a device has not seen', async () => {
    await keep('shared', owner, sent('first'));
    await keep('shared', owner, sent('of the phone', 1));
    const answer = await ask('PUT', '/shared', owner, sent('of the desktop', 1));
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({
      code: 'draft-changed',
      revision: 2,
      theirs: { revision: 2, data: encode('of the phone') },
    });
    // begun on two devices with the same name, which chance makes impossible
    expect(await refusal('PUT', '/shared', owner, sent('new', 0))).toBe('409 draft-changed');
    expect(await refusal('DELETE', '/shared?revision=1', owner)).toBe('409 draft-changed');
    // the answer was lost, and the same is sent again
    expect(await keep('shared', owner, sent('of the phone', 1))).toMatchObject({ revision: 2 });
    const { data } = await read<DraftDetailJson>('/shared', owner);
    expect(data).toBe(encode('of the phone'));
    // the site was set back to an older backup
    expect(await refusal('PUT', '/unknown', owner, sent('x', 7))).toBe('404 not-found');
  });

  it('marks what was deleted, and takes it back from a device that changed it', async () => {
    await keep('gone', owner, sent('x'));
    expect((await ask('DELETE', '/gone?revision=1', owner)).status).toBe(204);
    // the same again
    expect((await ask('DELETE', '/gone?revision=1', owner)).status).toBe(204);
    expect(await refusal('GET', '/gone', owner)).toBe('404 not-found');
    expect(await refusal('DELETE', '/never', owner)).toBe('404 not-found');
    const { drafts, deleted } = await read<DraftsJson>('', owner);
    expect(drafts.some(({ id }) => id === 'gone')).toBe(false);
    expect(deleted).toEqual([
      { id: 'gone', revision: 2, deletedAt: new Date(test.clock.now).toISOString() },
    ]);
    const stale = await ask('PUT', '/gone', owner, sent('changed here', 1));
    expect([stale.status, await stale.json()]).toMatchObject([
      409,
      { code: 'draft-changed', theirs: null, revision: 2 },
    ]);
    expect(await keep('gone', owner, sent('changed here', 2))).toMatchObject({ revision: 3 });
    expect((await read<DraftsJson>('', owner)).deleted).toEqual([]);
  });

  it('shows drafts to nobody but their owner', async () => {
    await keep('secret', owner, sent('hidden picture'));
    const others = [
      await test.person('other'),
      await test.person('moderator', 'moderator'),
      await test.person('administrator', 'administrator'),
    ];
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const body = method === 'PUT' ? sent('x', 1) : undefined;
      expect(await refusal(method, '/secret', undefined, body)).toBe('401 not-signed-in');
      for (const other of others) {
        expect(await refusal(method, '/secret', other, body), other.name).toBe('404 not-found');
      }
    }
    expect(await refusal('GET', '')).toBe('401 not-signed-in');
    for (const other of others) {
      expect(await read<DraftsJson>('', other)).toEqual({ drafts: [], deleted: [] });
      // a draft of the same name is another one
      await keep('secret', other, sent(other.name));
    }
    expect((await read<DraftDetailJson>('/secret', owner)).data).toBe(encode('hidden picture'));
  });

  it('a banned member reads drafts, and changes none', async () => {
    const banned = await test.person('banned');
    await keep('mine', banned, sent('x'));
    await test.site.db
      .updateTable('person')
      .set({ banned_until: test.clock.now + 1000 })
      .where('id', '=', banned.id)
      .execute();
    expect((await read<DraftsJson>('', banned)).drafts).toMatchObject([{ id: 'mine' }]);
    expect(await read<DraftDetailJson>('/mine', banned)).toMatchObject({ data: encode('x') });
    expect(await refusal('PUT', '/mine', banned, sent('y', 1))).toBe('403 banned');
    expect(await refusal('DELETE', '/mine', banned)).toBe('403 banned');
  });

  it('is bounded in names, bytes and number', async () => {
    const keen = await test.person('keen');
    for (const id of ['a.b', 'a'.repeat(65), '%00']) {
      expect(await refusal('PUT', `/${id}`, keen, sent('x')), id).toBe('400 invalid-request');
    }
    const bad = [
      { ...sent('x'), title: 'a'.repeat(201) },
      { ...sent('x'), data: 'no base64!' },
      { ...sent('x'), data: '' },
      { ...sent('x'), revision: -1 },
      { ...sent('x'), other: 1 },
      sent('x'.repeat(MOST_DRAFT_BYTES + 1)),
    ];
    for (const body of bad) {
      expect(await refusal('PUT', '/a', keen, body)).toBe('400 invalid-request');
    }
    expect(await refusal('PUT', '/a', keen, sent('x'.repeat(900_000)))).toBe('413 body-too-large');
    const largest = 'x'.repeat(MOST_DRAFT_BYTES);
    for (let k = 0; k < 40; k++) await keep(`large-${k}`, keen, sent(largest));
    expect(await refusal('PUT', '/a', keen, sent('x'))).toBe('409 too-many-drafts');
    // what is there can be changed
    await keep('large-0', keen, sent('small', 1));
    await addRows(keen, 160, { deleted_at: null });
    expect(await refusal('PUT', '/a', keen, sent('x'))).toBe('409 too-many-drafts');
    await ask('DELETE', '/large-1', keen);
    await keep('a', keen, sent('x'));
  });

  it('forgets the oldest marks', async () => {
    const tidy = await test.person('tidy');
    await addRows(tidy, 200, { deleted_at: 1 });
    await keep('newest', tidy, sent('x'));
    await ask('DELETE', '/newest', tidy);
    const { deleted } = await read<DraftsJson>('', tidy);
    expect([deleted.length, deleted.some(({ id }) => id === 'newest')]).toEqual([200, true]);
  });

  it('goes with the account', async () => {
    const leaver = await test.person('leaver');
    await keep('last', leaver, sent('x'));
    const left = await test.site.db.deleteFrom('person').where('id', '=', leaver.id).execute();
    expect(left).toHaveLength(1);
    const rows = await test.site.db
      .selectFrom('draft')
      .select('id')
      .where('person_id', '=', leaver.id)
      .execute();
    expect(rows).toEqual([]);
  });

  async function addRows(
    { id: person_id }: TestPerson,
    count: number,
    { deleted_at }: { readonly deleted_at: number | null },
  ): Promise<void> {
    const rows = Array.from({ length: count }, (_, k) => ({
      person_id,
      id: `row-${k}`,
      title: '',
      data: null,
      bytes: 0,
      revision: 1,
      created_at: 1,
      changed_at: 1,
      deleted_at,
    }));
    await test.site.db.insertInto('draft').values(rows).execute();
  }
}

onBothDatabases('drafts on the server', suite);
