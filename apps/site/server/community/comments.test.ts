/** Comments: who may write and read what, and that nobody reads what gives a puzzle away. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CommentJson, CommentsJson } from '../../contract/community.js';
import { addPuzzle, addSolve } from '../testing/community-facts.js';
import { type AskOptions, type TestPerson, type TestSite, testSite } from '../testing/test-site.js';

let test: TestSite;
let [author, solver, other, moderator] = [] as unknown as TestPerson[];
let puzzle: string;
let path: string;

beforeAll(async () => {
  test = await testSite();
  author = await test.person('author');
  solver = await test.person('solver');
  other = await test.person('other');
  moderator = await test.person('mod', 'moderator');
});

afterAll(() => test.close());

beforeEach(async () => {
  test.clock.now += 86_400_000;
  puzzle = await addPuzzle(test.site, { author });
  path = `/api/v1/puzzles/${puzzle}/comments`;
  await addSolve(test.site, puzzle, solver as TestPerson);
});

async function answer<T>(method: string, at: string, options?: AskOptions): Promise<T> {
  const response = await test.ask(method, at, options);
  expect(response.status, await response.clone().text()).toBeLessThan(300);
  return (await response.json()) as T;
}

/** The code of a refusal with its status: `403 not-solved-yet`. */
async function refusal(method: string, at: string, options?: AskOptions): Promise<string> {
  const response = await test.ask(method, at, options);
  const { code } = (await response.json()) as { code: string };
  return `${response.status} ${code}`;
}

const write = (as: TestPerson | undefined, body: object): Promise<CommentJson> =>
  answer('POST', path, { as, body });
const read = (as?: TestPerson, query = ''): Promise<CommentsJson> =>
  answer('GET', path + query, { as });
const texts = async (as?: TestPerson): Promise<string[]> =>
  (await read(as)).comments.map(({ text }) => text);

describe('writing comments', () => {
  it('is for people who solved the puzzle, and for its author', async () => {
    const comment = await write(solver, { text: 'Row 3 opens it.' });
    expect(comment).toMatchObject({
      author: { name: 'solver', isPuzzleAuthor: false, hasSolved: true },
      text: 'Row 3 opens it.',
      isOpen: false,
      isMine: true,
      state: 'shown',
      changedAt: null,
    });
    expect(await write(author, { text: 'Thank you.' })).toMatchObject({
      author: { name: 'author', isPuzzleAuthor: true, hasSolved: false },
    });
    const body = { text: 'Hello' };
    expect(await refusal('POST', path, { body })).toBe('401 not-signed-in');
    expect(await refusal('POST', path, { as: other, body })).toBe('403 not-solved-yet');
    expect(await refusal('POST', path, { as: moderator, body })).toBe('403 not-solved-yet');
    const nowhere = '/api/v1/puzzles/zzz/comments';
    expect(await refusal('POST', nowhere, { as: solver, body })).toBe('404 not-found');
  });

  it('accepts plain text of limited length', async () => {
    const refused = (text: unknown): Promise<string> =>
      refusal('POST', path, { as: solver, body: { text } });
    expect(await refused('')).toBe('400 invalid-request');
    expect(await refused(7)).toBe('400 invalid-request');
    expect(await refused(' \u200b\u202e ')).toBe('422 comment-empty');
    expect(await refused('x'.repeat(2001))).toBe('422 comment-too-long');
    expect(await refused('x'.repeat(5000))).toBe('400 invalid-request');
    const html = '<script>alert(1)</script> http://example.com';
    expect((await write(solver, { text: html })).text).toBe(html);
    expect((await write(solver, { text: 'a\u0007\r\n\u202eb' })).text).toBe('a\nb');
  });

  it('creates one comment for a repeated request', async () => {
    const { id } = await write(solver, { text: 'Row 3 opens it.' });
    expect((await write(solver, { text: ' Row 3 opens it.\n' })).id).toBe(id);
    await write(author, { text: 'Row 3 opens it.' });
    await write(solver, { text: 'Row 4 does.' });
    expect(await texts(solver)).toHaveLength(3);
    test.clock.now += 3_600_000;
    expect((await write(solver, { text: 'Row 3 opens it.' })).id).not.toBe(id);
  });

  it('is limited per hour', async () => {
    for (let k = 0; k < 30; k++) await write(solver, { text: `${k}` });
    const body = { text: 'one more' };
    expect(await refusal('POST', path, { as: solver, body })).toBe('429 too-many-comments');
    test.clock.now += 3_600_001;
    await write(solver, body);
  });

  it('is refused to banned people, and where comments are closed', async () => {
    const banned = await test.person(`banned${test.clock.now}`);
    await addSolve(test.site, puzzle, banned);
    const { id } = await write(banned, { text: 'before' });
    await test.site.db
      .updateTable('person')
      .set({ banned_until: test.clock.now + 1000 })
      .where('id', '=', banned.id)
      .execute();
    const body = { text: 'Hello' };
    expect(await refusal('POST', path, { as: banned, body })).toBe('403 banned');
    expect(await refusal('PATCH', `/api/v1/comments/${id}`, { as: banned, body })).toBe(
      '403 banned',
    );
    test.clock.now += 1001;
    await write(banned, body);
    const set = (is_locked: 0 | 1) =>
      test.site.db.updateTable('puzzle').set({ is_locked }).where('id', '=', puzzle).execute();
    await set(1);
    expect(await refusal('POST', path, { as: solver, body })).toBe('403 talk-locked');
    expect(await read(solver)).toMatchObject({ isLocked: true, mayWrite: false });
    await set(0);
    expect(await read(solver)).toMatchObject({ isLocked: false, mayWrite: true });
  });
});

describe('reading comments', () => {
  it('shows only open comments before solving', async () => {
    // without the title or the tag: open comments with one of them are held back, too
    await write(solver, { text: 'It looks at me!' });
    await write(solver, { text: 'Row 3 opens it.', isOpen: true });
    for (const as of [undefined, other, moderator]) {
      const { comments, held, mayWrite } = await read(as);
      expect(comments.map(({ text }) => text)).toEqual(['Row 3 opens it.']);
      expect([held, mayWrite]).toEqual([1, false]);
    }
    for (const as of [solver, author]) {
      expect(await read(as)).toMatchObject({ held: 0, comments: [{}, {}] });
    }
  });

  it.each([
    ['What an owl!', 'the title'],
    ['Люблю сову', 'the title in the other language'],
    ['Nice birds', 'a tag'],
    ['o-w-l', 'the title, spelled'],
  ])('is not opened to everyone for "%s", which names %s', async (text) => {
    const options = { as: solver, body: { text, isOpen: true } };
    expect(await refusal('POST', path, options)).toBe('422 comment-gives-away');
    const { id } = await write(solver, { text });
    const change = { as: solver, body: { isOpen: true } };
    expect(await refusal('PATCH', `/api/v1/comments/${id}`, change)).toBe('422 comment-gives-away');
    expect(await texts()).toEqual([]);
  });

  it('hides an open comment when the new title is a word in it', async () => {
    await write(solver, { text: 'Row 3 opens it. A lighthouse keeper.', isOpen: true });
    expect(await texts()).toHaveLength(1);
    await test.site.db
      .updateTable('secret')
      .set({ titles: JSON.stringify({ en: 'The lighthouse' }) })
      .where('puzzle_id', '=', puzzle)
      .execute();
    expect(await texts()).toEqual([]);
    expect(await texts(solver)).toHaveLength(1);
  });

  it('continues from a cursor, without gaps or repeats', async () => {
    for (let k = 0; k < 7; k++) {
      // some at the same moment
      if (k % 3 === 0) test.clock.now += 1;
      await write(solver, { text: `comment ${k}` });
    }
    const all: string[] = [];
    let after = '';
    for (let page = 0; page < 4; page++) {
      const { comments, next } = await read(solver, `?limit=2${after}`);
      all.push(...comments.map(({ id }) => id));
      after = `&after=${next}`;
      if (next === null) break;
    }
    expect(new Set(all).size).toBe(7);
    expect(all).toEqual((await read(solver)).comments.map(({ id }) => id));
    for (const cursor of ['nonsense', 'W10', 'eyJhIjoxfQ', '%00', 'WzEsIlx1MDAwMCJd']) {
      const response = await test.ask('GET', `${path}?after=${cursor}`, { as: solver });
      expect([200, 400]).toContain(response.status);
    }
    expect(await refusal('GET', `${path}?limit=0`)).toBe('400 invalid-request');
  });

  it('shows hidden ones only to their author and to moderators', async () => {
    const { id } = await write(solver, { text: 'rude', isOpen: true });
    await test.site.db
      .updateTable('comment')
      .set({ state: 'hidden' })
      .where('id', '=', id)
      .execute();
    expect([await texts(), await texts(other), await texts(author)]).toEqual([[], [], []]);
    expect((await read(solver)).comments).toMatchObject([{ state: 'hidden', isMine: true }]);
    expect((await read(moderator)).comments).toMatchObject([{ state: 'hidden', isMine: false }]);
  });

  it('of a hidden puzzle is for its author and moderators only', async () => {
    await test.site.db
      .updateTable('puzzle')
      .set({ state: 'hidden' })
      .where('id', '=', puzzle)
      .execute();
    expect(await refusal('GET', path, { as: solver })).toBe('404 not-found');
    expect(await refusal('GET', path)).toBe('404 not-found');
    await read(author);
    await read(moderator);
  });
});

describe('changing and deleting a comment', () => {
  it('is for its author only', async () => {
    const { id } = await write(solver, { text: 'frist' });
    const at = `/api/v1/comments/${id}`;
    const body = { text: 'first' };
    expect(await refusal('PATCH', at, { body })).toBe('401 not-signed-in');
    expect(await refusal('DELETE', at)).toBe('401 not-signed-in');
    for (const as of [other, author, moderator]) {
      expect(await refusal('PATCH', at, { as, body })).toBe('404 not-found');
      expect(await refusal('DELETE', at, { as })).toBe('404 not-found');
    }
    test.clock.now += 1000;
    const changed = await answer<CommentJson>('PATCH', at, { as: solver, body });
    expect(changed).toMatchObject({ text: 'first', changedAt: expect.any(String) });
    expect((await test.ask('DELETE', at, { as: solver })).status).toBe(204);
    expect(await texts(solver)).toEqual([]);
    expect(await refusal('DELETE', at, { as: solver })).toBe('404 not-found');
    const row = await test.site.db
      .selectFrom('comment')
      .select('text')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row).toEqual({ text: '' });
  });

  it('is limited to deleting if the comment is hidden', async () => {
    const { id } = await write(solver, { text: 'rude' });
    await test.site.db
      .updateTable('comment')
      .set({ state: 'hidden' })
      .where('id', '=', id)
      .execute();
    const at = `/api/v1/comments/${id}`;
    const change = { as: solver, body: { text: 'kind' } };
    expect(await refusal('PATCH', at, change)).toBe('403 comment-hidden');
    expect((await test.ask('DELETE', at, { as: solver })).status).toBe(204);
  });
});
