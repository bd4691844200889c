/** Settings: where they come from, what is wrong with them, and that the documentation has all. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { OwnerSettingsSchema } from '../../contract/owner.js';
import { limitsTable } from './limit-settings.js';
import { SETTINGS } from './setting-list.js';
import { readSettings, type SettingsResult } from './settings.js';
import { settingsTable } from './settings-table.js';

const NONE = { options: {}, variables: {} };

function listWrong(result: SettingsResult): readonly string[] {
  return result.ok ? [] : result.wrong.map(({ en }) => en);
}

it('every setting is described in Russian, too', () => {
  const names = ['port', 'smtp', 'mail-from', 'metrics', 'database', 'limits', 'own-limits'];
  const options = Object.fromEntries(names.map((name) => [name, 'x']));
  const result = readSettings({ options: { ...options, 'base-url': 'x' }, variables: {} });
  const sentences = result.ok ? [] : result.wrong.map(({ ru }) => ru);
  expect(sentences).toHaveLength(8);
  for (const sentence of sentences) expect(sentence).toMatch(/[а-яё]{3}/);
});

describe('readSettings', () => {
  it('prefers options to variables, and variables to the file', () => {
    const file = '{"port": 1, "host": "a", "proxies": 2}';
    const variables = { NONOKIT_PORT: '2', NONOKIT_HOST: 'b' };
    const result = readSettings({ options: { port: '3' }, variables, file });
    expect(result).toMatchObject({ ok: true, config: { port: 3, host: 'b', proxies: 2 } });
  });

  it('derives settings from the port and the data folder', () => {
    const result = readSettings({ ...NONE, options: { port: '8080', data: '/x' } });
    const config = { baseUrl: 'http://localhost:8080', database: 'sqlite:/x/nonokit.db' };
    expect(result).toMatchObject({ ok: true, config });
  });

  it.each([
    [{ port: '99999' }, '"port" must be a whole number from 0 to 65535, not "99999".'],
    [{ port: '1e3' }, '"port" must be a whole number'],
    [{ port: '1.5' }, '"port" must be a whole number'],
    [{ limits: '1,5' }, '"limits" must be a number from 0 to 1000'],
    [{ limits: '1001' }, '"limits" must be a number from 0 to 1000'],
    [{ log: 'all' }, '"log" must be one of requests, events, warnings, errors, not "all".'],
    [{ connections: '0' }, '"connections" must be a whole number from 1 to 200'],
    [{ 'own-limits': 'sign-up' }, 'not "sign-up". The names are page, read, change, sign-up'],
    [{ 'own-limits': 'sign-up=5,singing=3' }, 'not "singing=3"'],
    [{ 'own-limits': 'sign-up=1.5' }, 'not "sign-up=1.5"'],
    [{ 'base-url': 'nonograms.example' }, '"base-url" must be http:// or https://'],
    [{ 'base-url': 'https://a.example/path?a=b' }, 'and a path if need be'],
    [{ 'base-url': 'https://a.example/a//b' }, 'and a path if need be'],
    [{ 'base-url': 'https://a.example/a%2fb' }, 'and a path if need be'],
    [{ 'base-url': 'https://user@a.example' }, 'and a path if need be'],
    [{ database: 'mysql://a' }, '"database" must be postgres://'],
    [{ database: 'postgres://a:99999/b' }, '"database" must be postgres://'],
    [{ smtp: 'smtp://a', 'mail-from': 'nobody' }, '"mail-from" must be an address'],
    [{ smtp: 'smtp://a' }, '"mail-from" is missing'],
    [{ metrics: '10.0.0.0/33' }, '"metrics" must be addresses and networks'],
    [{ smtp: 'mail.example', 'mail-from': 'a@b' }, '"smtp" must be smtp://'],
  ])('describes what is wrong with %j', (options, sentence) => {
    expect(listWrong(readSettings({ ...NONE, options })).join('\n')).toContain(sentence);
  });

  it('reports every fault of a file at once', () => {
    const wrong = listWrong(readSettings({ ...NONE, file: '{"prot": 1, "threads": 0}' }));
    expect(wrong).toHaveLength(2);
    expect(listWrong(readSettings({ ...NONE, file: '{' }))[0]).toContain('is not valid JSON');
    for (const file of ['[1]', '"x"', 'null']) {
      expect(listWrong(readSettings({ ...NONE, file }))[0]).toContain('is not a JSON object');
    }
    const file = '{"port": null, "host": ["a"]}';
    expect(listWrong(readSettings({ ...NONE, file }))).toHaveLength(2);
  });
});

it('every setting is in the documentation', () => {
  const page = readFileSync(new URL('../../../../docs/site.md', import.meta.url), 'utf8');
  const [, table = ''] = /<!-- settings -->\n([\s\S]*?)<!-- \/settings -->/.exec(page) ?? [];
  expect(table.trim()).toBe(settingsTable());
});

it('engine time has a number for guests, members and each scope of keys', () => {
  const options = { 'engine-seconds-guest': '5', 'engine-seconds-play': '7' };
  const keys = { read: 60, play: 7, publish: 40 };
  const config = { engineSeconds: { guest: 5, member: 60, keys } };
  expect(readSettings({ ...NONE, options })).toMatchObject({ ok: true, config });
});

it('limits have a factor, which may have decimals, and numbers of their own', () => {
  const options = { limits: '1.5', 'own-limits': 'sign-up=60, publish=0' };
  const config = { limits: 1.5, ownLimits: { 'sign-up': 60, publish: 0 } };
  expect(readSettings({ ...NONE, options })).toMatchObject({ ok: true, config });
});

it('every limit is in the documentation', () => {
  const page = readFileSync(new URL('../../../../docs/site.md', import.meta.url), 'utf8');
  const [, table = ''] = /<!-- limits -->\n([\s\S]*?)<!-- \/limits -->/.exec(page) ?? [];
  expect(table.trim()).toBe(limitsTable());
});

it('the file has a key for everything on the page of the owner', () => {
  const onPage = SETTINGS.flatMap(({ page }) => page ?? []);
  expect(onPage.toSorted()).toEqual(['logo', ...Object.keys(OwnerSettingsSchema.shape)].toSorted());
});

it('the owner can be bound by the file', () => {
  const given = [
    ['site-name', 'Club', 'name', 'Club'],
    ['accent', '#0b6f6a', 'accent', '#0b6f6a'],
    ['contact', 'a@b.example', 'contact', 'a@b.example'],
    ['registration', 'invitation', 'registration', 'invitation'],
    ['closed', 1, 'isClosed', true],
    ['people', 0, 'people', false],
    ['first-look', '1', 'firstLook', true],
    ['imprint', '## We', 'imprint', '## We'],
    ['reporter-days', 30, 'reporterDays', 30],
    ['log-days', 0, 'logDays', 0],
  ] as const;
  const file = JSON.stringify(Object.fromEntries(given.map(([name, value]) => [name, value])));
  const owner = Object.fromEntries(given.map(([, , page, value]) => [page, value]));
  const read = readSettings({ ...NONE, file });
  expect(read.ok && read.config.owner).toEqual(owner);
  const bad = {
    'site-name': 'x'.repeat(41),
    registration: 'no',
    closed: 'yes',
    comments: 'off',
    accent: '#ffee00',
    'reporter-days': '0',
    terms: 'x'.repeat(20_001),
  };
  const wrong = listWrong(readSettings({ ...NONE, options: bad }));
  expect(wrong).toHaveLength(7);
  expect(wrong).toContain('"closed" cannot be "yes". 1: only members see the site.');
});

it.each([
  ['https://a.example', 'https://a.example'],
  ['https://a.example/', 'https://a.example'],
  ['https://a.example/nonograms/', 'https://a.example/nonograms'],
  ['http://localhost:4000/a/b', 'http://localhost:4000/a/b'],
])('the site may stand at %s', (given, baseUrl) => {
  const options = { 'base-url': given };
  expect(readSettings({ ...NONE, options })).toMatchObject({ ok: true, config: { baseUrl } });
});

describe('a secret', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nonokit-secrets-'));
  const database = 'postgres://nonokit:hunter2@db/nonokit';
  writeFileSync(join(folder, 'database'), `${database}\n`);
  afterAll(() => rmSync(folder, { recursive: true }));

  it('comes from the file that a variable names, or from the credentials of systemd', () => {
    const file = '{"database": "sqlite:other"}';
    for (const variables of [
      { NONOKIT_DATABASE_FILE: join(folder, 'database') },
      { CREDENTIALS_DIRECTORY: folder },
    ]) {
      const found = readSettings({ options: {}, variables, file });
      expect(found).toMatchObject({ ok: true, config: { database } });
    }
    const variables = { CREDENTIALS_DIRECTORY: folder, NONOKIT_DATABASE: 'sqlite:mine' };
    const own = readSettings({ options: {}, variables });
    expect(own).toMatchObject({ ok: true, config: { database: 'sqlite:mine' } });
  });

  it('whose file cannot be read is a fault that names the variable', () => {
    const variables = { NONOKIT_SMTP_FILE: join(folder, 'none') };
    expect(listWrong(readSettings({ options: {}, variables })).join()).toContain(
      'The file that NONOKIT_SMTP_FILE names cannot be read.',
    );
  });
});
