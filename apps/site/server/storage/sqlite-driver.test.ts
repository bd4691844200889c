import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, describe, expect, it } from 'vitest';
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

it('the driver continues when an unreadable disk becomes readable again', () => {
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

describe('beside another process', () => {
  const file = join(folder, 'two.db');
  const connect = (): Database.Database => {
    const database = new Database(file);
    database.exec('pragma journal_mode = wal; pragma busy_timeout = 0');
    return database;
  };
  const other = connect();
  other.exec('create table word (id integer primary key, text text)');
  const ours = connect();
  const { prepare, close } = sqliteDriver(ours);
  const add = (): unknown => prepare('insert into word (text) values (?) returning id').all(['a']);
  const rename = (): unknown => prepare('update word set text = ?').run(['b']);
  const transaction = (): unknown => {
    prepare('begin').run([]);
    try {
      add();
      return prepare('commit').run([]);
    } catch (error) {
      prepare('rollback').run([]);
      throw error;
    }
  };
  const count = (): unknown => prepare('select count(*) as words from word').all([]);
  afterAll(() => {
    other.close();
    close();
  });

  it.each([
    ['a statement that gives rows', add],
    ['a statement that gives none', rename],
    ['a transaction', transaction],
  ])('sees the commits of others, and writes, after %s met their lock', (_, write) => {
    other.exec('delete from word');
    expect(count()).toEqual([{ words: 0 }]);
    other.exec("begin immediate; insert into word (text) values ('x')");
    expect(write).toThrow(/locked/);
    // several that wait for each other's reset would never get the lock again
    expect(rename).toThrow(/locked/);
    other.exec('commit');
    expect(count()).toEqual([{ words: 1 }]);
    other.exec("insert into word (text) values ('x')");
    expect(count()).toEqual([{ words: 2 }]);
    write();
    expect(ours.inTransaction).toBe(false);
    other.exec("insert into word (text) values ('x')");
    expect(other.prepare('select count(*) as words from word').all()).toEqual(count());
  });

  it('reads the same data throughout a transaction', () => {
    prepare('begin').run([]);
    expect(() => other.exec('delete from word')).toThrow(/locked/);
    prepare('rollback').run([]);
  });

  it('rolls back a statement that fails', () => {
    const before = count();
    const wrong = 'insert into word (id, text) values (7000, 1), (7000, 2)';
    expect(() => prepare(wrong).run([])).toThrow(/UNIQUE/);
    expect(count()).toEqual(before);
    expect(ours.inTransaction).toBe(false);
  });
});
