/**
 * Backups: all rows of all tables in one compressed file of JSON lines, from either database and
 * for either. The first line names the version, the last one has the sums, so that half a file is
 * never taken for a whole one. A backup is read in one transaction while the server is running.
 */
import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { pipeline as endedPipeline, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { OperatorError } from '../host/index.js';
import { MIGRATIONS } from './migrations/index.js';
import { atOneMoment, mustBeEmpty, mustEqual, type Progress, type Sums } from './move.js';
import { beginFilling, type Storage } from './open.js';
import { insertRows, type Row, readPages, rowOf, rowText, Summing, type TableSum } from './rows.js';
import { TABLE_LIST } from './table-list.js';
import type { Sql } from './tables.js';

/** The first line of a backup. */
interface Head {
  readonly nonokit: 'backup';
  /** The last migration that the database had seen. */
  readonly migration: string;
}

/** Rows that are inserted at once. */
const BATCH = 1000;

/** Writes a backup. The file appears under its name only when it is whole. */
export async function writeBackup(
  storage: Storage,
  file: string,
  progress?: Progress,
): Promise<Sums> {
  mustBeNew(file);
  const partial = `${file}.partial`;
  let sums: Sums = {};
  const lines = atOneMoment(storage, async (sql) => {
    const keep = (all: Sums): void => {
      sums = all;
    };
    await pipeline(
      Readable.from(linesOf(sql, keep, progress)),
      createGzip(),
      createWriteStream(partial),
    );
  });
  await lines.catch((error: unknown) => {
    rmSync(partial, { force: true });
    throw error;
  });
  renameSync(partial, file);
  return sums;
}

/** @throws if there is such a file: nothing is written over. */
export function mustBeNew(file: string): void {
  if (!existsSync(file)) return;
  throw new OperatorError({
    en: `${file} already exists. Choose another name.`,
    ru: `${file} уже существует. Выберите другое имя.`,
  });
}

async function* linesOf(
  db: Sql,
  keep: (sums: Sums) => void,
  progress?: Progress,
): AsyncGenerator<string> {
  const head: Head = { nonokit: 'backup', migration: lastMigration() };
  yield `${JSON.stringify(head)}\n`;
  const sums: Record<string, TableSum> = {};
  for (const entry of TABLE_LIST) {
    const summing = new Summing();
    for await (const rows of readPages(db, entry)) {
      summing.add(rows);
      yield rows.map((row) => `{"table":"${entry.table}","row":${rowText(row)}}\n`).join('');
      progress?.(entry.table, summing.total.rows);
    }
    sums[entry.table] = summing.total;
  }
  keep(sums);
  yield `${JSON.stringify({ sums })}\n`;
}

function lastMigration(): string {
  return MIGRATIONS.at(-1)?.[0] ?? '';
}

/**
 * The last migration that the database of a backup had seen: its rows fit the tables of that time.
 *
 * @throws if the file is not a backup.
 */
export async function readMigration(file: string): Promise<string> {
  try {
    for await (const line of linesIn(file)) return toHead(JSON.parse(line)).migration;
  } catch (error) {
    throw readableFault(error);
  }
  throw notABackup();
}

function toHead({ nonokit, migration }: { nonokit?: unknown; migration?: unknown }): Head {
  if (nonokit !== 'backup' || typeof migration !== 'string') throw notABackup();
  return { nonokit, migration };
}

/** The lines of a compressed file. All its faults are thrown here. */
async function* linesIn(file: string): AsyncGenerator<string> {
  const text = createGunzip();
  // a callback of its own: the iteration throws what fails, also of the file
  endedPipeline(createReadStream(file), text, () => undefined);
  text.setEncoding('utf8');
  let rest = '';
  for await (const chunk of text) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

/** The fault of a backup's bytes, as a sentence; other errors are passed on. */
function readableFault(error: unknown): unknown {
  const { code, message } = error as { readonly code?: unknown; readonly message: string };
  if (code === 'Z_DATA_ERROR' && message === 'incorrect header check') return notABackup();
  if (typeof code !== 'string' || !code.startsWith('Z_')) {
    return error instanceof SyntaxError ? notABackup() : error;
  }
  return new OperatorError({
    en:
      `The backup is cut off or damaged (${message}). Take another copy of it, and an empty ` +
      'database: this one has a part of its rows.',
    ru:
      `Копия обрезана или повреждена (${message}). Возьмите другую её копию и пустую базу: в ` +
      'этой уже есть часть строк.',
  });
}

function notABackup(): OperatorError {
  return new OperatorError({
    en: 'The file is not a backup of a Nonokit site.',
    ru: 'Этот файл — не резервная копия сайта Nonokit.',
  });
}

/**
 * Fills an empty database from a backup. Its tables have to be those of the backup's migration;
 * later migrations come afterwards, and then `endFilling`: until then it is half filled.
 *
 * @throws if the file is not a backup, is of a later version, incomplete, or changed.
 */
export async function readBackup(
  storage: Storage,
  file: string,
  progress?: Progress,
): Promise<Sums> {
  await mustBeEmpty(storage);
  const filling = new Filling(storage, progress);
  try {
    for await (const line of linesIn(file)) await filling.take(JSON.parse(line));
  } catch (error) {
    throw readableFault(error);
  }
  const sums = await filling.end();
  await mustEqual(storage, sums, progress);
  return sums;
}

/**
 * Reads a backup to its end and compares the sums of its rows with those of its last line, without
 * a database.
 *
 * @throws if the file is not a backup, incomplete, or changed.
 */
export async function verifyBackup(file: string): Promise<void> {
  const sums = new Map<string, Summing>();
  let last: Sums | undefined;
  try {
    let isFirst = true;
    for await (const line of linesIn(file)) {
      const value = JSON.parse(line);
      if (isFirst) toHead(value);
      else if (value.sums !== undefined) last = value.sums;
      else {
        const summing = sums.get(value.table) ?? new Summing();
        summing.add([rowOf(value.row)]);
        sums.set(value.table, summing);
      }
      isFirst = false;
    }
  } catch (error) {
    throw readableFault(error);
  }
  const isSame = Object.entries(last ?? {}).every(([table, { rows, sum }]) => {
    const { total } = sums.get(table) ?? new Summing();
    return total.rows === rows && total.sum === sum;
  });
  if (last === undefined || !isSame) throw changed(file);
}

function changed(file: string): OperatorError {
  return new OperatorError({
    en: `${file} is not what was written: its rows and sums differ. Check the disk, then try again.`,
    ru: `${file} — не то, что записано: строки и суммы расходятся. Проверьте диск и повторите.`,
  });
}

/** The lines of a backup on their way into the database. */
class Filling {
  readonly #storage: Storage;
  readonly #progress: Progress | undefined;
  #hasHead = false;
  #table = '';
  #rows: Row[] = [];
  #sums: Sums | undefined;
  /** The table that was filled last, and its rows until now. */
  #doneTable = '';
  #done = 0;

  constructor(storage: Storage, progress: Progress | undefined) {
    this.#storage = storage;
    this.#progress = progress;
  }

  async take(line: {
    nonokit?: string;
    migration?: string;
    table?: string;
    row?: unknown;
    sums?: Sums;
  }) {
    if (!this.#hasHead) return this.#takeHead(line);
    if (line.sums !== undefined) {
      this.#sums = line.sums;
      return;
    }
    const table = TABLE_LIST.find((entry) => entry.table === line.table)?.table;
    if (table === undefined) {
      throw new OperatorError({
        en: `The backup has an unknown table "${line.table}". Do not use the target.`,
        ru: `В копии есть неизвестная таблица "${line.table}". Не пользуйтесь этой базой.`,
      });
    }
    if (table !== this.#table || this.#rows.length >= BATCH) await this.#insert();
    this.#table = table;
    this.#rows.push(rowOf(line.row));
  }

  /** The sums of the last line, once all rows are inserted. */
  async end(): Promise<Sums> {
    await this.#insert();
    if (this.#sums === undefined) {
      throw new OperatorError({
        en: 'The backup is incomplete: its last line is missing. Copy it again.',
        ru: 'Копия обрезана: нет её последней строки. Возьмите другую её копию.',
      });
    }
    return this.#sums;
  }

  async #takeHead(line: { nonokit?: string; migration?: string }): Promise<void> {
    const { migration } = toHead(line);
    if (migration > lastMigration()) {
      throw new OperatorError({
        en: `The backup is of a later version (${migration}). Update nonokit-site first.`,
        ru: `Копия сделана более новой версией (${migration}). Сначала обновите nonokit-site.`,
      });
    }
    await beginFilling(this.#storage);
    this.#hasHead = true;
  }

  async #insert(): Promise<void> {
    const table = this.#table;
    const rows = this.#rows;
    this.#rows = [];
    if (rows.length === 0) return;
    await this.#storage.db.transaction().execute((sql) => insertRows(sql, table, rows));
    this.#done = table === this.#doneTable ? this.#done + rows.length : rows.length;
    this.#doneTable = table;
    this.#progress?.(table, this.#done);
  }
}
