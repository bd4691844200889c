/**
 * Texts that try to become markup: in every field that people can write, in every address, and in
 * the titles of every format. The whole site is then read, as nobody, as their writer and as a
 * moderator: no answer that a browser would show holds any of it as it was written.
 */
import { orThrow, type Puzzle, safeWritePuzzle } from 'nonokit';
import { ALL_TARGETS } from 'nonokit/formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PuzzleDetail } from '../contract/catalogue.js';
import { inlineEngine } from '../server/testing/inline-engine.js';
import { type TestPerson, type TestSite, testSite } from '../server/testing/test-site.js';
import { type Crawled, crawl, type Known } from './support/crawl.js';
import { chooseCases } from './support/full.js';
import { drawn } from './support/player.js';
import { SITE } from './support/site-server.js';

/** Endings of every place in which a text may stand, and what a browser would then run. */
const HOSTILE = [
  `</title></script><script>alert(1)</script>"'><img src=x onerror=alert(2)>]]>-->`,
  '<svg/onload=alert(3)>\u2028{{7*7}}',
].join('');

/** What must not be in an answer as it stands. */
const MARKUP = /<script>alert|<img src=x|<svg\/onload|"'><|<\/title><\/script>/;

/** A heap of marks, an override of direction, letters without width. */
const TRICKS = `a${'\u0301'.repeat(40)}\u202Egnp.exe\u200b\u2066b\u{e0041}`;

const PICTURE = [
  ...['##..####..', '#..#..####', '.####.#..#', '###.##.#..', '.##..#####'],
  ...['#.####..##', '####.#.#..', '.#.####.##', '##..#.###.', '#####...##'],
];

let test: TestSite;
let author: TestPerson;
let moderator: TestPerson;
let puzzle: PuzzleDetail;
let known: Known;

beforeAll(async () => {
  test = await testSite({ config: { pages: SITE }, engine: inlineEngine() });
  author = await test.person('Nadia');
  moderator = await test.person('Vera', 'moderator');
  puzzle = await sent<PuzzleDetail>('POST', 'puzzles', author, {
    file: `${PICTURE.join('\n')}\n`,
    titles: { en: HOSTILE.slice(0, 80), ru: '<b>ы' },
    description: HOSTILE,
    notes: HOSTILE,
    tags: ['<svg/onload=alert(3)>'],
    acceptWarnings: true,
  });
  const series = await sent<{ id: string }>('POST', 'series', author, {
    title: HOSTILE.slice(0, 80),
    description: HOSTILE,
    puzzles: [puzzle.id],
  });
  const contest = await sent<{ id: string }>('POST', 'contests', author, {
    title: HOSTILE.slice(0, 60),
    beginsAt: new Date(test.clock.now + 3_600_000).toISOString(),
    minutes: 60,
    puzzles: [puzzle.id],
  });
  await sent('PATCH', 'me', author, { about: HOSTILE });
  const text = { text: HOSTILE };
  await sent('POST', `puzzles/${puzzle.id}/comments`, author, text);
  const subject = { kind: 'puzzle', id: puzzle.id };
  await sent('POST', 'reports', moderator, { subject, reason: 'spam', note: HOSTILE });
  const said = encodeURIComponent(HOSTILE);
  known = {
    id: [puzzle.id, series.id, contest.id, said],
    solve: [said],
    drawn: [puzzle.id],
    name: ['Nadia', said],
    author: ['Nadia', said],
    board: ['points', said],
    day: ['2026-11-22', said],
    month: ['2026-11', said],
    puzzle: ['small', said],
    part: ['1.xml'],
    token: [said],
    lang: ['ru'],
    format: ['share', said],
    tag: ['<svg/onload=alert(3)>'],
    kind: [said],
    solved: [said],
    language: [said],
  };
});
afterAll(() => test.close());

/** Sends what has to succeed. */
async function sent<T>(method: string, path: string, as: TestPerson, body: unknown): Promise<T> {
  const answer = await test.ask(method, `/api/v1/${path}`, { as, body });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return JSON.parse(text) as T;
}

/** The type of an answer, if a browser shows it as a document in which scripts could run. */
function isDocument({ headers }: Crawled): boolean {
  return /^content-type: (text\/html|.*xml)/m.test(headers);
}

/** What is wrong with an answer. */
function findFaults(answer: Crawled): readonly string[] {
  const text = Buffer.from(answer.body).toString('utf8');
  const faults: string[] = [];
  if (answer.status >= 500) faults.push(`${answer.status}`);
  if (!/^x-content-type-options: nosniff$/m.test(answer.headers)) faults.push('may be sniffed');
  if (MARKUP.test(answer.headers)) faults.push('headers');
  if (!isDocument(answer)) return faults;
  if (MARKUP.test(text)) faults.push(`markup: ${MARKUP.exec(text)?.[0]}`);
  const [, data] = /<script type="application\/json" id="data">(.*?)<\/script>/s.exec(text) ?? [];
  if (data !== undefined) JSON.parse(data);
  return faults;
}

describe('texts by people', () => {
  it.each(
    chooseCases<[string, () => TestPerson | undefined]>(
      [['its writer', () => author]],
      [
        ['nobody', () => undefined],
        ['a moderator', () => moderator],
      ],
    ),
  )('are no markup in anything that %s reads', async (_, as) => {
    const answers = await crawl(test, known, as());
    const said = answers.filter((answer) => Buffer.from(answer.body).includes('alert('));
    // else the test would look for nothing
    if (as() === author) expect(said.length).toBeGreaterThan(3);
    const faults = answers.flatMap((answer) =>
      findFaults(answer).map((fault) => `${answer.path}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  it('hide nothing, and have no heaps of marks', async () => {
    await sent('PATCH', 'me', author, { about: TRICKS });
    const { about } = (await (await test.ask('GET', '/api/v1/people/Nadia')).json()) as {
      about: string;
    };
    expect([...about.normalize('NFD')].filter((sign) => sign === '\u0301').length).toBeLessThan(6);
    expect(about.normalize('NFD').replaceAll('\u0301', '')).toBe('agnp.exeb');
  });
});

describe('the title of a file', () => {
  const { rows, columns, width, height, palette, goal } = drawn(...PICTURE);
  const meta = { title: HOSTILE, author: HOSTILE, description: HOSTILE };
  const hostile = { rows, columns, width, height, palette, goal, meta } as Puzzle;
  const formats = ALL_TARGETS.filter(({ readOnly }) => readOnly !== true);

  it.each(formats.map(({ id }) => id))('from %s is no markup in the drawing', async (format) => {
    const written = safeWritePuzzle(hostile, format, { formats: [...ALL_TARGETS] });
    // formats that cannot write such a title refuse it
    if (!written.ok) return expect(written.problem.code).toMatch(/\w/);
    const file = Buffer.from(orThrow(written)).toString('base64');
    for (const path of ['draw?output=svg&what=puzzle', 'solve', 'convert?to=json']) {
      const title = path.startsWith('draw') ? { title: HOSTILE } : {};
      const body = { puzzle: file, encoding: 'base64', format, ...title };
      const answer = await test.ask('POST', `/api/v1/${path}`, { body });
      expect(answer.status).toBeLessThan(500);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      const type = answer.headers.get('content-type') ?? '';
      if (type.includes('svg')) expect(await answer.text()).not.toMatch(MARKUP);
      else expect(type).toMatch(/json/);
    }
  });
});
