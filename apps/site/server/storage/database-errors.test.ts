/** Databases that the site must not start with, and what it says of each. */
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { check } from '../operation/maintenance.js';
import { hasPostgres, openSiteDatabase } from '../testing/both-databases.js';
import { UnusableDatabase } from './database-errors.js';
import { openStorage } from './open.js';

const folder = mkdtempSync(join(tmpdir(), 'nonokit-unusable-'));
const sound = join(folder, 'sound.db');
afterAll(() => rmSync(folder, { recursive: true }));

/** The page of the file that is overwritten: one of the middle. */
const PAGE = 40;
const PAGE_SIZE = 4096;

beforeAll(async () => {
  const { db, close } = await openStorage(`sqlite:${sound}`);
  for (let k = 0; k < 300; k++) {
    const value = { name: `name ${k}`, value: 'x'.repeat(900) };
    await db.insertInto('site_state').values(value).execute();
  }
  await close();
});

/** A copy of the sound file that is then spoiled. */
function spoiled(name: string, spoil: (file: string) => void): string {
  const file = join(folder, name);
  copyFileSync(sound, file);
  spoil(file);
  return `sqlite:${file}`;
}

function overwritten(file: string, from: number, bytes: number, value: number): void {
  const all = readFileSync(file);
  writeFileSync(file, all.fill(value, from, from + bytes));
}

/** What is said when it is opened. */
async function refusal(url: string): Promise<string> {
  const opened = openStorage(url).then(({ close }) => close());
  const error = await opened.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(UnusableDatabase);
  return (error as Error).message;
}

describe('a database that is opened only for reading', () => {
  const read = (url: string) => openStorage(url, { isSource: true });

  it('must exist, and is not created', async () => {
    const none = join(folder, 'none.db');
    await expect(read(`sqlite:${none}`)).rejects.toThrow('does not exist, or no site has used it');
    expect(existsSync(none)).toBe(false);
    writeFileSync(none, '');
    await expect(read(`sqlite:${none}`)).rejects.toThrow('does not exist, or no site has used it');
    const { close } = await read(`sqlite:${sound}`);
    await close();
  });
});

describe('a file of SQLite', () => {
  it('is opened if it is intact', async () => {
    const { close } = await openStorage(spoiled('whole.db', () => undefined));
    await close();
  });

  it.each([
    ['cut off in the middle', (file: string) => truncateSync(file, readFileSync(file).length / 2)],
    [
      'cut off within its last page',
      (file: string) => truncateSync(file, readFileSync(file).length - 1000),
    ],
    ['with another head', (file: string) => overwritten(file, 0, 16, 0x5a)],
    ['with a page of zeros', (file: string) => overwritten(file, PAGE * PAGE_SIZE, PAGE_SIZE, 0)],
    [
      'with a page of something else',
      (file: string) => overwritten(file, PAGE * PAGE_SIZE, PAGE_SIZE, 0x5a),
    ],
    ['that is a text', (file: string) => writeFileSync(file, 'name,value\n'.repeat(2000))],
  ])('is refused with advice if it is %s', async (name, spoil) => {
    const url = spoiled(`${name}.db`, spoil);
    const text = await refusal(url);
    expect(text).toContain(`${name}.db is damaged`);
    expect(text).toContain('nonokit-site restore');
    await expect(check(url)).rejects.toThrow('is damaged');
  });

  it('in a missing folder is refused with advice', async () => {
    expect(await refusal(`sqlite:${join(folder, 'none', 'a.db')}`)).toContain('its folder exists');
    // a folder in the place of the file
    expect(await refusal(`sqlite:${folder}`)).toContain('cannot be opened');
  });

  it('that another program locks is refused after a while', async () => {
    const url = spoiled('held.db', () => undefined);
    const other = new Database(url.slice('sqlite:'.length));
    other.exec('pragma journal_mode = delete; begin exclusive');
    expect(await refusal(url)).toContain('locked by another program');
    other.close();
  });

  it('of a later version is refused, and left unchanged', async () => {
    const url = spoiled('later.db', (file) => {
      const db = new Database(file);
      db.exec("insert into migration values ('9999-later', 1)");
      db.close();
    });
    const before = readFileSync(url.slice('sqlite:'.length));
    const text = await refusal(url);
    expect(text).toContain('belongs to a later version of nonokit-site (it has 9999-later)');
    expect(text).toContain('restore a backup');
    expect(readFileSync(url.slice('sqlite:'.length)).equals(before)).toBe(true);
  });

  it('is read in full by "check"', async () => {
    expect(await check(`sqlite:${sound}`)).toMatchObject({
      en: expect.stringMatching(/^300 rows in .*; the database is sound/),
      ru: expect.stringMatching(/^Строк: 300, .*; база данных цела/),
    });
  });
});

describe('a database server', () => {
  it('that does not answer is named, without its password', async () => {
    const text = await refusal('postgres://me:secret@127.0.0.1:1/site');
    expect(text).toContain('127.0.0.1:1/site does not answer');
    expect(text).not.toContain('secret');
  });

  it.skipIf(!hasPostgres)('with a database of a later version is refused', async () => {
    const { url, drop } = await openSiteDatabase();
    const { db, close } = await openStorage(url);
    await db
      .insertInto('migration' as 'site_state')
      .values({ name: '9999-later', at: 1 } as never)
      .execute();
    await close();
    expect(await refusal(url)).toContain('later version of nonokit-site');
    const named = url.replace(/\w+$/, 'none');
    expect(await refusal(named)).toContain('/none does not exist on that server');
    const nobody = url.replace('postgres@', 'nobody@');
    expect(await refusal(nobody)).toContain('does not let this user in');
    await drop();
  });
});
