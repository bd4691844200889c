/** Following and notices: who hears of what, without spoilers, and the secret feed; on both. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Notice, Notices, OwnFeed } from '../../contract/notices.js';
import type { Profile } from '../../contract/people.js';
import { tellFollowers } from '../catalogue/publish/tell-followers.js';
import { onBothDatabases } from '../testing/both-databases.js';
import { addPuzzle, addSolve } from '../testing/community-facts.js';
import { NO_JOBS, type TestPerson, type TestSite, testSite } from '../testing/test-site.js';
import { noteContests } from './note-notices.js';
import { mailNotices } from './notice-mails.js';

function suite(url: () => string): void {
  let test: TestSite;
  let author: TestPerson;
  let fan: TestPerson;
  beforeAll(async () => {
    test = await testSite({ database: url() });
    author = await test.person('author');
    fan = await test.person('fan');
  });
  afterAll(() => test.close());

  const ask = (method: string, path: string, as?: TestPerson, body?: unknown) => {
    test.clock.now += 60_000;
    return test.ask(method, `/api/v1${path}`, { as, body });
  };
  async function refusal(method: string, path: string, as?: TestPerson) {
    const answer = await ask(method, path, as);
    return `${answer.status} ${((await answer.json()) as { code: string }).code}`;
  }
  async function done(method: string, path: string, as: TestPerson, body?: unknown) {
    expect((await ask(method, path, as, body)).status, path).toBeLessThan(300);
  }
  async function read(as: TestPerson): Promise<Notices> {
    const answer = await ask('GET', '/me/notices', as);
    expect(answer.status).toBe(200);
    return (await answer.json()) as Notices;
  }
  const kindsOf = ({ notices }: Notices): string[] => notices.map(({ kind }) => kind);
  const hasNew = async ({ id }: TestPerson): Promise<boolean> => {
    const { db } = test.site;
    const query = db.selectFrom('person').select('has_notices').where('id', '=', id);
    return (await query.executeTakeFirstOrThrow()).has_notices === 1;
  };
  /** As publishing does it, without the engine. */
  async function publish(by: TestPerson): Promise<string> {
    test.clock.now += 60_000;
    const puzzle = await addPuzzle(test.site, { author: by });
    await tellFollowers(test.site.db, by.id);
    return puzzle;
  }
  async function ban({ id }: TestPerson): Promise<void> {
    const banned_until = test.clock.now + 86_400_000;
    await test.site.db.updateTable('person').set({ banned_until }).where('id', '=', id).execute();
  }

  it('come by kind: what is not wanted is neither listed nor announced', async () => {
    const author = await test.person('Prolific');
    const reader = await test.person('Choosy');
    await done('PUT', '/people/Prolific/follow', reader);
    await done('PUT', '/people/Choosy/follow', author);
    await done('PUT', '/me/notices/read', reader);
    await done('PATCH', '/me', reader, { noticeWays: { followers: 'none' } });
    const fixed = { noticeWays: { decision: 'none' } };
    expect((await ask('PATCH', '/me', reader, fixed)).status).toBe(400);
    expect(kindsOf(await read(reader))).toEqual([]);
    await done('PUT', '/people/Choosy/follow', await test.person('Third'));
    expect(await hasNew(reader)).toBe(false);
    await publish(author);
    expect(await hasNew(reader)).toBe(true);
    expect(kindsOf(await read(reader))).toEqual(['puzzle']);
  });

  it('is for members: others, and not oneself', async () => {
    expect(await refusal('PUT', '/people/author/follow')).toBe('401 not-signed-in');
    expect(await refusal('GET', '/me/notices')).toBe('401 not-signed-in');
    expect(await refusal('POST', '/me/feed')).toBe('401 not-signed-in');
    expect(await refusal('PUT', '/people/nobody-here/follow', fan)).toBe('404 not-found');
    expect(await refusal('PUT', '/people/Author/follow', author)).toBe('409 follow-oneself');
    const banned = await test.person('banned');
    await ban(banned);
    expect(await refusal('PUT', '/people/author/follow', banned)).toBe('403 banned');
    expect(await hasNew(author)).toBe(false);
  });

  it('new puzzles of those one follows are notices, older ones are not', async () => {
    await publish(author);
    await done('PUT', '/people/AUTHOR/follow', fan);
    await done('PUT', '/people/author/follow', fan);
    const profile = await (await ask('GET', '/people/author', fan)).json();
    expect(profile as Profile).toMatchObject({ followers: 1, isFollowed: true });
    const seen = await (await ask('GET', '/people/author')).json();
    expect(seen as Profile).toMatchObject({ followers: 1, isFollowed: false });
    expect(await read(fan)).toMatchObject({ notices: [], following: [{ name: 'author' }] });
    const puzzle = await publish(author);
    expect([await hasNew(fan), await hasNew(author)]).toEqual([true, true]);
    const { notices } = await read(fan);
    expect(notices).toMatchObject([
      { kind: 'puzzle', person: 'author', puzzle: { id: puzzle }, isNew: true, text: null },
    ]);
    expect(JSON.stringify(notices)).not.toMatch(/owl|сова/i);
    await done('PUT', '/me/notices/read', fan);
    expect(await hasNew(fan)).toBe(false);
    expect((await read(fan)).notices).toMatchObject([{ isNew: false }]);
    const { db } = test.site;
    await db.updateTable('puzzle').set({ state: 'hidden' }).where('id', '=', puzzle).execute();
    expect((await read(fan)).notices).toEqual([]);
    await done('DELETE', '/people/author/follow', fan);
    await publish(author);
    expect(await hasNew(fan)).toBe(false);
    expect((await read(fan)).notices).toEqual([]);
  });

  it('followers of a day are one notice, without those who are banned', async () => {
    const star = await test.person('star');
    for (const name of ['one', 'two', 'three']) {
      await done('PUT', '/people/star/follow', await test.person(name));
    }
    const rude = await test.person('rude');
    await done('PUT', '/people/star/follow', rude);
    await ban(rude);
    expect((await read(star)).notices).toMatchObject([
      { kind: 'followers', person: 'three', others: 2, puzzle: null },
    ]);
  });

  it('words about a puzzle reach its author and those who wrote before, without spoilers', async () => {
    const maker = await test.person('maker');
    const early = await test.person('early');
    const late = await test.person('late');
    const puzzle = await addPuzzle(test.site, { author: maker });
    const write = (as: TestPerson, text: string, isOpen = false) =>
      done('POST', `/puzzles/${puzzle}/comments`, as, { text, isOpen });
    for (const person of [early, late]) await addSolve(test.site, puzzle, person);
    await write(early, 'Begin with row five.', true);
    await write(late, 'What a fine bird!');
    const textsOf = async (as: TestPerson): Promise<readonly Notice['text'][]> =>
      (await read(as)).notices.map(({ text }) => text);
    expect(await textsOf(maker)).toEqual(['What a fine bird!', 'Begin with row five.']);
    expect(await textsOf(early)).toEqual(['What a fine bird!']);
    // wrote after it, and hears nothing of oneself
    expect(await textsOf(late)).toEqual([]);
    expect([await hasNew(maker), await hasNew(early), await hasNew(late)]).toEqual([
      ...[true, true, false],
    ]);
    const { db } = test.site;
    // as after the author has changed the picture
    await db.deleteFrom('solve').where('person_id', '=', early.id).execute();
    expect(await textsOf(early)).toEqual([null]);
    await db.updateTable('comment').set({ state: 'hidden' }).execute();
    expect(await textsOf(maker)).toEqual([]);
  });

  it('decisions of moderators are notices of the person whom they concern', async () => {
    const warned = await test.person('warned');
    const guardian = await test.person('guardian', 'moderator');
    const subject = { kind: 'person', id: 'warned' };
    const body = { action: 'warn', subject, reason: 'rude', note: 'a secret note' };
    await done('POST', '/moderation/actions', guardian, body);
    const all = await read(warned);
    expect(kindsOf(all)).toEqual(['decision']);
    expect(JSON.stringify(all)).not.toMatch(/secret note|guardian/);
    expect((await read(fan)).notices).toEqual([]);
  });

  it('a contest that has begun is a notice of who takes part', async () => {
    const runner = await test.person('runner');
    const organiser = await test.person('organiser');
    const { db } = test.site;
    const begins_at = test.clock.now + 600_000;
    const contest = {
      id: 'autumn',
      person_id: organiser.id,
      title: 'Autumn <round>',
      begins_at,
      ends_at: begins_at + 3_600_000,
      created_at: test.clock.now,
    };
    await db.insertInto('contest').values(contest).execute();
    const entry = { contest_id: 'autumn', person_id: runner.id, joined_at: test.clock.now };
    await db.insertInto('contest_entry').values(entry).execute();
    await noteContests(test.site);
    expect(await hasNew(runner)).toBe(false);
    expect((await read(runner)).notices).toEqual([]);
    test.clock.now = begins_at;
    await noteContests(test.site);
    expect(await hasNew(runner)).toBe(true);
    expect(await hasNew(organiser)).toBe(false);
    expect((await read(runner)).notices).toMatchObject([
      { kind: 'contest', contest: { id: 'autumn', title: 'Autumn <round>' }, isNew: true },
    ]);
    const { feed } = (await (await ask('POST', '/me/feed', runner)).json()) as OwnFeed;
    const text = await (await test.ask('GET', new URL(feed).pathname)).text();
    expect(text).toContain('/contests/autumn"');
    expect(text).toContain('Autumn &lt;round&gt;');
    await done('PUT', '/me/notices/read', runner);
    await noteContests(test.site);
    expect(await hasNew(runner)).toBe(false);
  });

  it('the feed needs no more than its address, which can be changed', async () => {
    const reader = await test.person('reader');
    await test.site.db
      .updateTable('person')
      .set({ language: 'ru' })
      .where('id', '=', reader.id)
      .execute();
    expect((await read(reader)).feed).toBeNull();
    const renew = async (): Promise<string> => {
      const { feed } = (await (await ask('POST', '/me/feed', reader)).json()) as OwnFeed;
      return feed.slice(test.site.config.baseUrl.length);
    };
    const first = await renew();
    await done('PUT', '/people/author/follow', reader);
    const puzzle = await publish(author);
    const answer = await test.ask('GET', first);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([
      200,
      'private, no-store',
    ]);
    const text = await answer.text();
    expect(text).toContain(`/puzzles/${puzzle}`);
    expect(text).toContain('Новый кроссворд №');
    expect(text).not.toMatch(/owl|сова/i);
    expect(text).not.toContain(first);
    const second = await renew();
    expect(second).not.toBe(first);
    expect((await test.ask('GET', first)).status).toBe(404);
    expect((await test.ask('GET', second)).status).toBe(200);
    expect((await read(reader)).feed).toBe(test.site.config.baseUrl + second);
  });
}

onBothDatabases('following and notices', suite);

it('new notices are told by mail, if wanted and confirmed, once until they are read', async () => {
  const mails: { readonly to: string; readonly subject: string; readonly text: string }[] = [];
  const test = await testSite({
    jobs: { ...NO_JOBS, add: async (_, data) => void mails.push(data as (typeof mails)[number]) },
    config: { smtp: 'smtp://127.0.0.1:1', mailFrom: 'site@club.example' },
  });
  const { db } = test.site;
  const author = await test.person('author');
  const wants = await test.person('wants');
  const others = [await test.person('does not'), await test.person('not confirmed')];
  for (const { id, name } of [wants, ...others]) {
    const email_confirmed_at = name === 'not confirmed' ? null : 1;
    const email = `${name.replace(' ', '-')}@mail.example`;
    const facts = { email, email_confirmed_at };
    await db.updateTable('person').set(facts).where('id', '=', id).execute();
  }
  for (const as of [wants, ...others]) {
    await test.ask('PUT', '/api/v1/people/author/follow', { as });
    // who does not want it by mail may want other kinds
    const noticeWays = { [as.name === 'does not' ? 'comment' : 'puzzle']: 'mail' };
    const changed = await test.ask('PATCH', '/api/v1/me', { as, body: { noticeWays } });
    const all = {
      comment: 'here',
      puzzle: 'here',
      contest: 'here',
      followers: 'here',
      plan: 'here',
    };
    expect((await changed.json()).person.noticeWays).toEqual({ ...all, ...noticeWays });
  }
  const sent = async (): Promise<readonly string[]> => {
    mails.length = 0;
    test.clock.now += 60_000;
    await mailNotices(test.site);
    return mails.map(({ to }) => to);
  };
  const publish = async (): Promise<void> => {
    test.clock.now += 60_000;
    await addPuzzle(test.site, { author });
    await tellFollowers(db, author.id);
  };
  expect(await sent()).toEqual([]);
  await publish();
  expect(await sent()).toEqual(['wants@mail.example']);
  expect(mails[0]?.subject).toContain('There is something new for you');
  // nothing of a puzzle, and no name, leaves the site by mail
  expect(mails[0]?.text).not.toMatch(/author|№/);
  await publish();
  expect(await sent()).toEqual([]);
  await test.ask('PUT', '/api/v1/me/notices/read', { as: wants });
  expect(await sent()).toEqual([]);
  await publish();
  expect(await sent()).toEqual(['wants@mail.example']);
  // a kind that is not wanted by mail comes first, and does not hold back the other
  await test.ask('PUT', '/api/v1/me/notices/read', { as: wants });
  await test.ask('PUT', '/api/v1/people/wants/follow', { as: author });
  expect(await sent()).toEqual([]);
  await publish();
  expect(await sent()).toEqual(['wants@mail.example']);
  await test.close();
});
