/** Accounts: made, signed in to, recovered, changed, left; on both databases. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onBothDatabases } from '../testing/both-databases.js';
import { type PeopleSite, peopleSite, readCookie } from '../testing/people-site.js';
import { inviteAdministrator } from './invitation.js';
import { sendRecoveryMail } from './mails.js';
import { seenSessions } from './session-activity.js';

async function readCode(response: Response): Promise<string> {
  return ((await response.json()) as { code: string }).code;
}

onBothDatabases('accounts', (url) => {
  let people: PeopleSite;
  beforeAll(async () => {
    const ownLimits = { 'recovery-mail': 1 };
    people = await peopleSite({ smtp: 'smtp://localhost', ownLimits }, url());
  });
  afterAll(() => people.close());

  it('are created without storing a secret in plain form', async () => {
    const { cookie, password, recoveryCode } = await people.account('Анна');
    const { person } = await (await people.ask('GET', '/me', { cookie })).json();
    expect(person).toMatchObject({ name: 'Анна', role: 'person', email: null, solved: 0 });
    const rows = await Promise.all([
      people.site.db.selectFrom('person').selectAll().execute(),
      people.site.db.selectFrom('session').selectAll().execute(),
    ]);
    const kept = JSON.stringify(rows);
    expect(kept).toContain('$argon2id$');
    for (const secret of [password, recoveryCode, cookie.split('=')[1]]) {
      expect(kept).not.toContain(secret);
    }
  });

  it('cannot have a name that looks like another', async () => {
    await people.account('Vera Cap');
    for (const name of [
      'vera cap',
      'VERACAP',
      'vera_cap',
      'Vérà-Cap',
      // the last letter but three is Cyrillic
      'Verа-Cap',
    ]) {
      const body = { name, password: 'something quite long' };
      const response = await people.ask('POST', '/accounts', { body });
      expect(['name-taken', 'name-scripts'], name).toContain(await readCode(response));
    }
    // wholly in the other script, every letter a look-alike
    await people.account('сора');
    const body = { name: 'copa', password: 'something quite long' };
    expect(await readCode(await people.ask('POST', '/accounts', { body }))).toBe('name-taken');
  });

  it('are created once if two people want one name at once', async () => {
    const body = { name: 'Twice', password: 'something quite long' };
    const both = await Promise.all([1, 2].map(() => people.ask('POST', '/accounts', { body })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('get a new cookie at each sign-in, which ends the old session', async () => {
    const { cookie, password } = await people.account('Boris');
    const body = { name: 'BORIS ', password };
    const again = await people.ask('POST', '/session', { body, cookie });
    expect(again.status).toBe(200);
    expect(readCookie(again)).not.toBe(cookie);
    expect(await (await people.ask('GET', '/me', { cookie })).json()).toEqual({ person: null });
    const out = await people.ask('DELETE', '/session', { cookie: readCookie(again) });
    expect([out.status, readCookie(out)]).toEqual([204, '']);
    const after = await people.ask('GET', '/me', { cookie: readCookie(again) });
    expect(await after.json()).toEqual({ person: null });
  });

  it('can be signed out without a valid cookie, which is cleared', async () => {
    const out = await people.ask('DELETE', '/session', { cookie: 'nonokit=gone' });
    expect(out.status).toBe(204);
    expect(out.headers.get('set-cookie')).toContain('nonokit=;');
  });

  it('are closed to a page that was made for another person', async () => {
    const { cookie } = await people.account('Нина');
    const { id } = await people.site.db
      .selectFrom('person')
      .select('id')
      .where('name', '=', 'Нина')
      .executeTakeFirstOrThrow();
    const ask = (account: string) =>
      people.ask('GET', '/me/sessions', { cookie, headers: { 'Nonokit-Person': account } });
    expect((await ask(id)).status).toBe(200);
    expect((await ask('another')).status).toBe(401);
  });

  it('have sessions that end after thirty days, and not before', async () => {
    const { cookie } = await people.account('Late');
    const start = people.clock.now;
    people.clock.now = start + 30 * 86_400_000 - 1000;
    const { person } = await (await people.ask('GET', '/me', { cookie })).json();
    people.clock.now = start + 30 * 86_400_000;
    const ended = await (await people.ask('GET', '/me', { cookie })).json();
    people.clock.now = start;
    expect([person.name, ended.person]).toEqual(['Late', null]);
  });

  it('record the last activity at most every ten minutes', async () => {
    const { cookie } = await people.account('Seen');
    const start = people.clock.now;
    const seen = async (after: number) => {
      people.clock.now = start + after;
      await people.ask('GET', '/me', { cookie });
      await seenSessions(people.site).write(people.site);
      const row = await people.site.db
        .selectFrom('session')
        .innerJoin('person', 'person.id', 'session.person_id')
        .select('seen_at')
        .where('name', '=', 'Seen')
        .executeTakeFirstOrThrow();
      return row.seen_at - start;
    };
    expect([await seen(599_000), await seen(601_000), await seen(900_000)]).toEqual([
      0, 601_000, 601_000,
    ]);
    people.clock.now = start;
  });

  it('that do not exist are answered like wrong passwords, after as much work', async () => {
    await people.account('Known');
    const results = [];
    for (const name of ['Known', 'Unknown', '\u202e', '']) {
      const before = people.hashes.count;
      const body = { name, password: 'wrong in any case' };
      const response = await people.ask('POST', '/session', { body });
      results.push([response.status, await response.text(), people.hashes.count - before]);
    }
    expect(new Set(results.map(String)).size).toBe(1);
    expect(results[0]?.[0]).toBe(401);
    expect(results[0]?.[2]).toBe(1);
  });

  it('can be recovered by the code once, which ends all sessions and keys', async () => {
    const { cookie, recoveryCode } = await people.account('Lost');
    const scopes = { name: 'k', scopes: ['read'] };
    const { key } = await (await people.ask('POST', '/me/keys', { cookie, body: scopes })).json();
    const code = recoveryCode.toLowerCase().replaceAll('-', ' ');
    const body = { name: 'lost', code, password: 'a new one of some length' };
    const wrong = await people.ask('POST', '/recovery', { body: { ...body, code: 'AAAAA' } });
    expect([wrong.status, await readCode(wrong)]).toEqual([401, 'recovery-wrong']);
    const unknown = await people.ask('POST', '/recovery', { body: { ...body, name: 'nobody 7' } });
    expect([unknown.status, await readCode(unknown)]).toEqual([401, 'recovery-wrong']);
    const right = await people.ask('POST', '/recovery', { body });
    expect(right.status).toBe(200);
    expect(await (await people.ask('GET', '/me', { cookie })).json()).toEqual({ person: null });
    expect((await people.ask('GET', '/me', { key })).status).toBe(401);
    expect((await people.ask('POST', '/recovery', { body })).status).toBe(401);
    const signIn = { name: 'Lost', password: body.password };
    expect((await people.ask('POST', '/session', { body: signIn })).status).toBe(200);
  });

  it('need the old password for a new one, which ends other sessions', async () => {
    const { cookie, password } = await people.account('Change');
    const other = await people.ask('POST', '/session', { body: { name: 'Change', password } });
    const next = 'another long password';
    const change = (current: string) =>
      people.ask('POST', '/me/password', { cookie, body: { current, next } });
    expect(await readCode(await change('wrong in any case'))).toBe('password-wrong');
    const changed = await change(password);
    expect(changed.status).toBe(204);
    const signedIn = [cookie, readCookie(other), readCookie(changed)].map(async (one) => {
      const { person } = await (await people.ask('GET', '/me', { cookie: one })).json();
      return person !== null;
    });
    expect(await Promise.all(signedIn)).toEqual([false, false, true]);
  });

  it('of administrators are created by an invitation, once', async () => {
    const old = await inviteAdministrator(people.site);
    const address = await inviteAdministrator(people.site);
    expect(address).toMatch(/^http:\/\/localhost:4000\/welcome\/[\w-]{43}$/);
    const tokens = [old, address, address].map((one) => one.split('/').at(-1) ?? '');
    const answers = [];
    for (const [k, invitation] of tokens.entries()) {
      const body = { name: `Chief ${k}`, password: 'something quite long', invitation };
      const response = await people.ask('POST', '/accounts', { body });
      const answer = await response.json();
      answers.push(answer.person?.role ?? answer.code);
    }
    expect(answers).toEqual(['invitation-wrong', 'administrator', 'invitation-wrong']);
  });

  it('are not created for an invitation that is a week old', async () => {
    const start = people.clock.now;
    const invitation = (await inviteAdministrator(people.site)).split('/').at(-1) ?? '';
    people.clock.now = start + 7 * 86_400_000;
    const body = { name: 'Late chief', password: 'something quite long', invitation };
    expect(await readCode(await people.ask('POST', '/accounts', { body }))).toBe(
      'invitation-wrong',
    );
    people.clock.now = start + 7 * 86_400_000 - 1000;
    expect((await people.ask('POST', '/accounts', { body })).status).toBe(201);
    people.clock.now = start;
  });

  it('cannot confirm an address with a code that is ten minutes old', async () => {
    const start = people.clock.now;
    const { cookie, password } = await people.account('Slow mail');
    const body = { address: 'slow@example.org', password };
    await people.ask('POST', '/me/email', { cookie, body });
    const code = /[0-9A-Z]{5}(-[0-9A-Z]{5}){4}/.exec(JSON.stringify(people.jobs.at(-1)))?.[0];
    const confirm = () => people.ask('POST', '/me/email/confirm', { cookie, body: { code } });
    people.clock.now = start + 10 * 60_000;
    expect(await readCode(await confirm())).toBe('code-wrong');
    people.clock.now = start + 10 * 60_000 - 1000;
    expect((await confirm()).status).toBe(200);
    people.clock.now = start;
  });

  it('lose their passkeys at a recovery, since an intruder may have added them', async () => {
    const { recoveryCode } = await people.account('Intruded');
    const { db } = people.site;
    const { id } = await db
      .selectFrom('person')
      .select('id')
      .where('name', '=', 'Intruded')
      .executeTakeFirstOrThrow();
    const key = { public_key: Buffer.from([1]), counter: 0, transports: '[]', created_at: 1 };
    await db
      .insertInto('passkey')
      .values({ id: 'of an intruder', person_id: id, name: 'x', ...key })
      .execute();
    const body = { name: 'Intruded', code: recoveryCode, password: 'yet another long one' };
    expect((await people.ask('POST', '/recovery', { body })).status).toBe(200);
    const left = await db.selectFrom('passkey').select('id').where('person_id', '=', id).execute();
    expect(left).toEqual([]);
  });

  it('confirm an address by a mailed code, and can be recovered by one', async () => {
    const { cookie, password } = await people.account('Mail');
    const body = { address: 'mail@example.org', password };
    expect((await people.ask('POST', '/me/email', { cookie, body })).status).toBe(202);
    const mailed = () =>
      /[0-9A-Z]{5}(-[0-9A-Z]{5}){4}/.exec(JSON.stringify(people.jobs.at(-1)))?.[0];
    const confirm = (code: string) =>
      people.ask('POST', '/me/email/confirm', { cookie, body: { code } });
    expect(await readCode(await confirm('AAAAA'))).toBe('code-wrong');
    const before = people.jobs.length;
    const wish = async (name: string) => {
      const { status } = await people.ask('POST', '/recovery/mail', { body: { name } });
      // as much work for every name: one job
      expect([status, people.jobs.pop()]).toEqual([202, { name: 'recovery', data: { name } }]);
      await sendRecoveryMail(people.site, name);
    };
    // not confirmed yet: no mail goes out
    await wish('Mail');
    expect(people.jobs).toHaveLength(before);
    const { person } = await (await confirm(mailed() ?? '')).json();
    expect(person.email).toEqual({ address: 'mail@example.org', isConfirmed: true });
    await wish('Mail');
    await wish('Nil');
    // one mail in ten minutes: the first code still works
    const sent = people.jobs.length;
    await wish('Mail');
    expect(people.jobs).toHaveLength(sent);
    const recovery = { name: 'Mail', code: mailed(), password: 'yet another long one' };
    expect((await people.ask('POST', '/recovery', { body: recovery })).status).toBe(200);
    // a person with an address is notified
    const notice = people.jobs.at(-1)?.data;
    expect(notice).toMatchObject({ to: 'mail@example.org' });
    expect(JSON.stringify(notice)).toContain('A recovery code was used');
    expect((await people.ask('POST', '/recovery', { body: recovery })).status).toBe(401);
  });

  it('tell by mail of a sign-in from a browser that does not know the person, if wanted', async () => {
    const { name, cookie, cookies, password } = await people.account('Told');
    const { db, now } = people.site;
    const news = { email: 'told@example.org', email_confirmed_at: now() };
    await db.updateTable('person').set(news).where('name', '=', name).execute();
    const told = async (headers = {}) => {
      const before = people.jobs.length;
      const body = { name, password };
      const answer = await people.ask('POST', '/session', { body, headers });
      expect(answer.status).toBe(200);
      return people.jobs.slice(before).map(({ data }) => data);
    };
    const [, device = ''] = cookies;
    expect(await told()).toMatchObject([
      {
        to: 'told@example.org',
        subject: 'There was a sign-in to your account from a new browser.',
      },
    ]);
    expect(await told({ Cookie: device })).toEqual([]);
    // another person signs in there in between: the browser knows both
    const other = await people.account('Told too');
    const body = { name: 'Told too', password: other.password };
    const shared = await people.ask('POST', '/session', { body, headers: { Cookie: device } });
    const both = shared.headers.getSetCookie().at(-1)?.split(';')[0];
    expect(await told({ Cookie: both })).toEqual([]);
    const [, others = ''] = other.cookies;
    expect(await told({ Cookie: others })).toHaveLength(1);
    const off = await people.ask('PATCH', '/me', { cookie, body: { signInMails: false } });
    expect((await off.json()).person.signInMails).toBe(false);
    expect(await told()).toEqual([]);
  });

  it('with games can show a profile, be exported and be deleted', async () => {
    const { cookie, password } = await people.account('Player 7');
    const { db, now } = people.site;
    const { id } = await db
      .selectFrom('person')
      .select('id')
      .where('name', '=', 'Player 7')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('puzzle')
      .values({
        id: 'p1',
        number: 1,
        width: 5,
        height: 5,
        size_class: 5,
        colors: 1,
        is_colored: 0,
        inks: '[]',
        difficulty: 1,
        score: 1,
        technique: null,
        rating: 1500,
        clues: '',
        is_line_solvable: 1,
        key: 'k',
        created_at: 1,
        author_id: id,
      })
      .execute();
    await db
      .insertInto('solve')
      .values({
        id: 's1',
        puzzle_id: 'p1',
        person_id: id,
        version: 1,
        kind: 'person',
        moves: 1,
        active_ms: 7000,
        server_ms: 7000,
        record: Buffer.from([1]),
        record_hash: 'h',
        is_first: 1,
        solved_at: now(),
      })
      .execute();
    const profile = await (await people.ask('GET', '/people/player%207')).json();
    expect(profile.days).toEqual([{ day: '2026-11-22', solved: 1 }]);
    expect(profile.statistics).toEqual({
      sizes: [{ sizeClass: 5, solved: 1, fastestMs: 7000 }],
      techniques: [{ technique: null, solved: 1 }],
      colors: [{ colors: 1, solved: 1 }],
    });
    const all = await (await people.ask('GET', '/me/export', { cookie })).json();
    expect([all.account[0].name, all.solves[0].record]).toEqual(['Player 7', 'AQ==']);
    const left = await people.ask('DELETE', '/me', { cookie, body: { password } });
    expect(left.status).toBe(204);
    expect(await db.selectFrom('solve').selectAll().execute()).toEqual([]);
    const puzzles = await db.selectFrom('puzzle').select(['author_id', 'author_name']).execute();
    expect(puzzles).toEqual([{ author_id: null, author_name: '' }]);
  });

  it('limit attempts across all processes', async () => {
    const both = await Promise.all([1, 2].map(() => peopleSite({ limits: 1 }, url())));
    // two processes share PostgreSQL; in memory each has a database of its own
    const [one, other] = url().startsWith('sqlite:') ? [both[0], both[0]] : both;
    const body = { name: 'Guessed', password: 'wrong in any case' };
    const statuses: number[] = [];
    for (let k = 0; k < 6; k++) {
      for (const each of [one, other]) {
        statuses.push((await each?.ask('POST', '/session', { body }))?.status ?? 0);
      }
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    await Promise.all(both.map((each) => each.close()));
  });
});
