import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, expect, it } from 'vitest';
import { sqliteDriver } from './sqlite-driver.js';

const folder = mkdtempSync(join(tmpdir(), 'nonokit-driver-'));
afterAll(() => rmSync(folder, { recursive: true }));

const PAGE = 4096;

/** Puts bytes into a page of a file and returns what was there. */
function swap(file: string, page: number, bytes: Buffer): Buffer {
  const before = Buffer.alloc(PAGE);
  const handle = openSync(file, 'r+');
  readSync(handle, before, 0, PAGE, page * PAGE);
  writeSync(handle, bytes, 0, PAGE, page * PAGE);
  closeSync(handle);
  return before;
}

it('continues when an unreadable disk can be read again', () => {
  const file = join(folder, 'site.db');
  const database = new Database(file);
  database.exec('create table word (id integer primary key, text text)');
  const add = database.prepare('insert into word (text) values (?)');
  database.transaction(() => {
    for (let k = 0; k < 3000; k++) add.run(`word ${k} ${'x'.repeat(100)}`);
  })();
  const { prepare, close } = sqliteDriver(database);
  const count = () => prepare('select count(text) as words from word').all([]);
  expect(count()).toEqual([{ words: 3000 }]);
  // as if the site had just begun: nothing of the file is known
  database.exec('pragma shrink_memory');
  const right = swap(file, 20, Buffer.alloc(PAGE, 0xff));
  expect(count).toThrow(/malformed/);
  expect(count).toThrow(/malformed/);
  swap(file, 20, right);
  expect(count()).toEqual([{ words: 3000 }]);
  close();
});
