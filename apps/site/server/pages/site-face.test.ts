/** The name that the owner chose, and what was switched off, wherever the site shows itself. */
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendNotice } from '../people/mails.js';
import { startPasskey } from '../people/passkeys.js';
import { changeOwnerSettings } from '../site/index.js';
import { fillPuzzles } from '../testing/fill-puzzles.js';
import { stubPages } from '../testing/stub-pages.js';
import { NO_JOBS, type TestSite, testSite } from '../testing/test-site.js';

const NAME = 'Club & Co';

let pages: string;
let test: TestSite;
const added: unknown[] = [];
beforeAll(async () => {
  pages = stubPages(['front', 'puzzle', 'about', 'missing', 'sign-in']);
  test = await testSite({
    jobs: {
      ...NO_JOBS,
      add: async (_, data) => {
        added.push(data);
      },
    },
    config: { pages, smtp: 'smtp://127.0.0.1:1', mailFrom: 'site@club.example' },
  });
  await fillPuzzles(test.site.db, 1, 2);
  await changeOwnerSettings(test.site, {
    name: NAME,
    accent: '#0b6f6a',
    announcement: 'Closed on Sunday.',
    contact: 'hello@club.example',
    rankings: false,
  });
});
afterAll(async () => {
  await test.close();
  rmSync(pages, { recursive: true });
});

async function read(path: string): Promise<string> {
  const answer = await test.ask('GET', path);
  expect(answer.status, path).toBe(200);
  return answer.text();
}

it('is in the header, the title, the preview and the announcement of pages', async () => {
  for (const [path, title] of [
    ['/', 'Club &amp; Co: nonograms'],
    ['/about', 'About this site · Club &amp; Co'],
  ] as const) {
    const html = await read(path);
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toContain('<span>Club &amp; Co</span></a>');
    expect(html).toContain('<p class="announcement">Closed on Sunday.</p>');
    expect(html).toContain('site.css?accent=0b6f6a"');
    expect(html).not.toContain('rankings"');
    expect(html.replaceAll(/<main.*<\/main>/gs, '')).not.toContain('Nonokit');
  }
  expect(await read('/')).toContain('<meta property="og:site_name" content="Club &amp; Co">');
  expect(await read('/ru/about')).toContain(' · Club &amp; Co</title>');
});

it('has its accent', async () => {
  expect(await read('/site.css')).toContain('--accent:#0b6f6a;');
});

it('is in feeds, embeddings, the manifest and the text for programs', async () => {
  const puzzle = `${test.site.config.baseUrl}/puzzles/p1`;
  const texts = [
    ['/feeds/new.atom', 'Club &amp; Co: new puzzles'],
    ['/ru/feeds/daily.atom', 'Club &amp; Co: кроссворды дня'],
    [`/oembed?url=${encodeURIComponent(puzzle)}`, '"provider_name":"Club & Co"'],
    ['/app.webmanifest', '"short_name": "Club & Co"'],
    ['/llms.txt', '# Club \\& Co'],
  ] as const;
  for (const [path, text] of texts) {
    const body = await read(path);
    expect(body, path).toContain(text);
    expect(body, path).not.toContain('Nonokit');
  }
});

it('is in mails and passkeys', async () => {
  const anna = await test.person('Anna');
  await test.site.db
    .updateTable('person')
    .set({ email: 'anna@example.com', email_confirmed_at: 1 })
    .where('id', '=', anna.id)
    .execute();
  await sendNotice(test.site, anna.id, 'passkey');
  expect(added).toEqual([
    expect.objectContaining({ text: expect.stringContaining(`Anna — ${NAME}, http`) }),
  ]);
  const { options } = await startPasskey(test.site, { id: anna.id, name: 'Anna' });
  expect(options).toMatchObject({ rp: { name: NAME } });
});

it('visitors read how long logs keep addresses, as the owner decides', async () => {
  expect(await read('/about')).toContain('logs after 7 days.');
  await changeOwnerSettings(test.site, { logDays: 1 });
  expect(await read('/de/about')).toContain('nach 1 Tag aus');
  await changeOwnerSettings(test.site, { logDays: 0 });
  expect(await read('/ru/about')).toContain('В журнале сервера нет IP-адресов.');
});

it('a closed site shows people at its door whom to ask', async () => {
  await changeOwnerSettings(test.site, { isClosed: true, registration: 'closed' });
  expect(await read('/sign-in')).toContain('href="mailto:hello@club.example"');
});
