/**
 * What an owner decides: who may join, what guests see, which parts there are; tried as nobody, a
 * member, a moderator, a banned person and an administrator.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { OwnerSettings } from '../../contract/owner.js';
import { changeOwnerSettings, USUAL_SETTINGS } from '../site/index.js';
import { randomId, tokenHash } from '../storage/index.js';
import { onBothDatabases } from '../testing/both-databases.js';
import { type TestPerson, type TestSite, testSite } from '../testing/test-site.js';
import { useInvitation } from './invitation.js';
import { freshKey } from './key-member.js';

const API = '/api/v1';

onBothDatabases('the owner', (url) => {
  let test: TestSite;
  const who: Record<string, TestPerson | undefined> = {};
  beforeAll(async () => {
    test = await testSite({ database: url(), config: { owner: { comments: true } } });
    who['member'] = await test.person('Anna');
    who['moderator'] = await test.person('Vera', 'moderator');
    who['owner'] = await test.person('Olga', 'administrator');
    who['banned'] = await test.person('Zed');
    await test.site.db
      .updateTable('person')
      .set({ banned_until: test.clock.now + 1000 })
      .where('name', '=', 'Zed')
      .execute();
  });
  afterEach(() => changeOwnerSettings(test.site, USUAL_SETTINGS));
  afterAll(() => test.close());

  const decide = (changes: Partial<OwnerSettings>) => changeOwnerSettings(test.site, changes);
  const ask = async (as: string, method: string, path: string, body?: unknown) => {
    const answer = await test.ask(method, path, { as: who[as], body });
    const isJson = answer.headers.get('content-type')?.includes('json') === true;
    return { status: answer.status, answer, body: isJson ? await answer.json() : {} };
  };
  const join = (name: string, invitation?: string) =>
    ask('nobody', 'POST', `${API}/accounts`, { name, password: 'seven grey owls', invitation });

  it('is an administrator, and nobody else', async () => {
    const calls = [
      ['GET', '/owner/settings'],
      ['PATCH', '/owner/settings', { name: 'Mine' }],
      ['GET', '/owner/invitations'],
      ['POST', '/owner/invitations', { name: 'x', uses: 1, days: 1 }],
      ['DELETE', '/owner/invitations/x'],
    ] as const;
    for (const [method, path, body] of calls) {
      const statuses: Record<string, number> = {};
      for (const as of ['nobody', 'member', 'moderator', 'banned', 'owner']) {
        statuses[as] = (await ask(as, method, API + path, body)).status;
      }
      const fine = method === 'POST' ? 201 : method === 'DELETE' ? 404 : 200;
      expect(statuses, `${method} ${path}`).toEqual({
        nobody: 401,
        member: 403,
        moderator: 403,
        banned: 403,
        owner: fine,
      });
    }
  });

  it('names the site, and everybody reads it', async () => {
    const changes = { name: ' Puzzle Club ', announcement: 'Hello', reporterDays: 30 };
    const changed = await ask('owner', 'PATCH', `${API}/owner/settings`, changes);
    expect(changed.body.settings).toMatchObject({ name: 'Puzzle Club', reporterDays: 30 });
    const info = await ask('nobody', 'GET', `${API}/site`);
    expect(info.body).toMatchObject({ name: 'Puzzle Club', registration: 'open' });
    expect(info.body).not.toHaveProperty('reporterDays');
  });

  it('cannot change what the settings file has fixed', async () => {
    const read = await ask('owner', 'GET', `${API}/owner/settings`);
    expect(read.body.locked).toEqual(['comments']);
    const changed = await ask('owner', 'PATCH', `${API}/owner/settings`, { comments: false });
    expect([changed.status, changed.body.code, changed.body.setting]).toEqual([
      409,
      'setting-locked',
      'comments',
    ]);
  });

  it('has to have signed in lately', async () => {
    test.clock.now += 16 * 60_000;
    const changed = await ask('owner', 'PATCH', `${API}/owner/settings`, { name: 'Late' });
    test.clock.now -= 16 * 60_000;
    expect([changed.status, changed.body.code]).toEqual([403, 'prove-again']);
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(41) }, 'name'],
    [{ registration: 'maybe' }, 'registration'],
    [{ reporterDays: 0 }, 'reporterDays'],
    [{ imprint: 'x'.repeat(20_001) }, 'imprint'],
  ])('is told what is wrong with %j', async (changes, field) => {
    const changed = await ask('owner', 'PATCH', `${API}/owner/settings`, changes);
    expect([changed.status, changed.body.field]).toEqual([400, field]);
  });

  describe('who lets people join by invitation', () => {
    it('gives out addresses that make as many accounts as they are for', async () => {
      await decide({ registration: 'invitation' });
      expect((await join('Uninvited')).body.code).toBe('invitation-missing');
      const wish = { name: 'Class 7b', uses: 2, days: 30 };
      const { body } = await ask('owner', 'POST', `${API}/owner/invitations`, wish);
      const token = body.address.split('/').at(-1);
      expect(body.address).toMatch(/^http:\/\/localhost:4000\/welcome\/[\w-]{43}$/);
      const codes = [];
      for (const name of ['Pupil one', 'Pupil one', 'Pupil two', 'Pupil three']) {
        const made = await join(name, token);
        codes.push(made.body.person?.role ?? made.body.code);
      }
      // a refused one does not use it up
      expect(codes).toEqual(['person', 'name-taken', 'person', 'invitation-wrong']);
      const list = await ask('owner', 'GET', `${API}/owner/invitations`);
      const seen = list.body.invitations.find((one: { name: string }) => one.name === 'Class 7b');
      expect(seen).toMatchObject({ name: 'Class 7b', uses: 2, usesLeft: 0 });
      expect(JSON.stringify(list.body)).not.toContain(token);
      expect((await ask('owner', 'DELETE', `${API}/owner/invitations/${seen.id}`)).status).toBe(
        204,
      );
      expect((await ask('owner', 'DELETE', `${API}/owner/invitations/${seen.id}`)).status).toBe(
        404,
      );
    });

    it('can withdraw one, and it ends by itself', async () => {
      const make = async () => {
        const wish = { name: 'Club', uses: 9, days: 2 };
        const { body } = await ask('owner', 'POST', `${API}/owner/invitations`, wish);
        return { token: body.address.split('/').at(-1), id: body.invitation.id };
      };
      const one = await make();
      const two = await make();
      await ask('owner', 'DELETE', `${API}/owner/invitations/${one.id}`);
      const { db } = test.site;
      const later = test.clock.now + 2 * 86_400_000;
      expect(await useInvitation(db, one.token, test.clock.now)).toBeUndefined();
      expect(await useInvitation(db, two.token, later)).toBeUndefined();
      expect(await useInvitation(db, two.token, later - 1)).toBe('person');
    });

    it('can close the site for new members, invited ones too', async () => {
      const wish = { name: 'Club', uses: 9, days: 2 };
      const { body } = await ask('owner', 'POST', `${API}/owner/invitations`, wish);
      await decide({ registration: 'closed' });
      expect((await join('Nobody new')).body.code).toBe('registration-closed');
      const invited = await join('Nobody new', body.address.split('/').at(-1));
      expect(invited.body.code).toBe('registration-closed');
    });
  });

  describe('who closes the site', () => {
    it('shows guests the way in and nothing else', async () => {
      await decide({ isClosed: true });
      const seen: Record<string, string> = {};
      for (const path of ['/', '/ru/', '/puzzles?size=5', '/learn/', '/feeds/new.atom', '/play/']) {
        const { status, answer } = await ask('nobody', 'GET', path);
        seen[path] = `${status} ${answer.headers.get('location')}`;
      }
      expect(seen).toEqual({
        '/': '303 /sign-in',
        '/ru/': '303 /ru/sign-in',
        '/puzzles?size=5': '303 /sign-in?next=puzzles%3Fsize%3D5',
        '/learn/': '303 /sign-in?next=learn%2F',
        '/feeds/new.atom': '303 /sign-in?next=feeds%2Fnew.atom',
        '/play/': '303 /sign-in?next=play%2F',
      });
      for (const path of ['/sign-in', '/ru/sign-in', '/welcome/abc', '/about', `${API}/site`]) {
        expect((await ask('nobody', 'GET', path)).status, path).toBe(200);
      }
      for (const path of ['/puzzles', '/people/Anna', '/rankings', '/puzzles.ndjson.gz']) {
        expect((await ask('nobody', 'GET', API + path)).status, path).toBe(401);
      }
      expect((await ask('nobody', 'POST', `${API}/solve`, {})).status).toBe(401);
      // a service worker must not take the form for the page
      const headers = { 'Sec-Fetch-Dest': 'empty' };
      expect((await test.ask('GET', '/learn/', { headers })).status).toBe(401);
      for (const as of ['member', 'moderator', 'banned', 'owner']) {
        expect((await ask(as, 'GET', '/puzzles')).status, as).toBe(200);
        expect((await ask(as, 'GET', `${API}/puzzles`)).status, as).toBe(200);
      }
    });

    it('stays closed while the database is gone', async () => {
      const own = await testSite();
      await changeOwnerSettings(own.site, { isClosed: true });
      await own.close();
      expect((await own.ask('GET', '/learn/')).status).toBe(303);
    });
  });

  describe('who switches a part off', () => {
    it.each([
      ['publishing', 'POST', '/puzzles'],
      ['publishing', 'PUT', '/puzzles/abc'],
      ['publishing', 'POST', '/series'],
      ['rankings', 'GET', '/rankings'],
      ['rankings', 'GET', '/rankings/points'],
      ['rankings', 'GET', '/puzzles/abc/ranking'],
      ['together', 'POST', '/rooms'],
      ['together', 'GET', '/contests'],
      ['together', 'POST', '/contests'],
      ['together', 'GET', '/contests/abc'],
      ['together', 'GET', '/contests/abc/standings.csv'],
      ['together', 'POST', '/contests/abc/entry'],
      ['apiKeys', 'POST', '/me/keys'],
    ] as const)('%s: %s %s is refused to all', async (part, method, path) => {
      await decide({ [part]: false });
      for (const as of ['nobody', 'member', 'moderator', 'owner']) {
        const { status, body } = await ask(
          as,
          method,
          API + path,
          method === 'GET' ? undefined : {},
        );
        expect([status, body.code, body.part], as).toEqual([403, 'part-off', part]);
      }
    });

    it('has no page of it', async () => {
      await decide({ rankings: false });
      expect((await ask('member', 'GET', '/rankings')).status).toBe(404);
      expect((await ask('member', 'GET', '/ru/rankings')).status).toBe(404);
    });

    it('has no rooms and contests, nor connections of rooms', async () => {
      await decide({ together: false });
      for (const path of ['/contests', '/ru/contests', '/rooms/abc', '/rooms/abc/socket']) {
        expect((await ask('member', 'GET', path)).status, path).toBe(404);
      }
      expect((await ask('member', 'GET', '/daily')).status).toBe(200);
      const front = await (await ask('member', 'GET', '/')).answer.text();
      expect(front).not.toMatch(/href="[^"]*contests"/);
    });

    it('has programs refused with their keys, which members may still revoke', async () => {
      const key = freshKey();
      const own = { id: randomId(), name: 'bot', person_id: who['member']?.id ?? '' };
      const kept = { hash: tokenHash(key), created_at: 1, scopes: 'read', ends_at: null };
      await test.site.db
        .insertInto('api_key')
        .values({ ...own, ...kept })
        .execute();
      const headers = { Authorization: `Bearer ${key}` };
      const use = async (path: string) => {
        const answer = await test.ask('GET', path, { headers });
        return [answer.status, (await answer.json()).part];
      };
      expect(await use(`${API}/me`)).toEqual([200, undefined]);
      await decide({ apiKeys: false });
      expect(await use(`${API}/me`)).toEqual([403, 'apiKeys']);
      expect(await use(`${API}/puzzles`)).toEqual([403, 'apiKeys']);
      expect((await ask('member', 'GET', `${API}/me/keys`)).status).toBe(200);
      expect((await ask('member', 'DELETE', `${API}/me/keys/${own.id}`)).status).toBe(204);
    });

    it('shows the pages of people to members only', async () => {
      await decide({ people: false });
      expect((await ask('nobody', 'GET', `${API}/people/Anna`)).status).toBe(401);
      expect((await ask('nobody', 'GET', '/people/Anna')).status).toBe(303);
      expect((await ask('member', 'GET', `${API}/people/Vera`)).status).toBe(200);
      expect((await ask('member', 'GET', '/people/Vera')).status).toBe(200);
    });
  });

  it('whose comments are off has none', async () => {
    const own = await testSite();
    await changeOwnerSettings(own.site, { comments: false });
    const anna = await own.person('Anna');
    for (const method of ['GET', 'POST']) {
      const body = method === 'POST' ? { text: 'x' } : undefined;
      const answer = await own.ask(method, `${API}/puzzles/abc/comments`, { as: anna, body });
      expect((await answer.json()).code).toBe('part-off');
    }
    await own.close();
  });
});
