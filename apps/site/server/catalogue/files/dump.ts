/**
 * The dump: all public puzzles, one JSON object per line, gzipped; clues and facts, no titles, tags
 * or pictures. The database stores it in parts, each a gzip file of its own: concatenated gzip
 * files are a gzip file. A download in progress is not disturbed while the next dump is written.
 */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type SqlBool, sql } from 'kysely';
import type { ByteRange } from '../../http/index.js';
import type { Site } from '../../site/index.js';
import { CARD_COLUMNS, type CardRow, plainCard } from '../cards.js';

/** Puzzles of a query: few, so that others get their turn between two. */
const BATCH = 500;

/** Batches of a part. */
const BATCHES = 4;

/** The name in `site_state` of what the latest dump is. */
const STATE = 'dump';

/** The latest dump. */
export interface Dump {
  /** Names its parts; also its tag. */
  readonly stamp: number;
  readonly parts: number;
  readonly puzzles: number;
  readonly bytes: number;
}

const gzipped = promisify(gzip);

/** Writes the dump, and removes the ones before the last. */
export async function writeDump(site: Site): Promise<Dump> {
  const before = await latestDump(site);
  const stamp = Math.max(site.now(), (before?.stamp ?? 0) + 1);
  const dump = { stamp, parts: 0, puzzles: 0, bytes: 0 };
  let after = 0;
  for (;;) {
    const { lines, last } = await linesBehind(site, after);
    if (lines.length === 0) break;
    const bytes = await gzipped(lines.join(''));
    await site.db
      .insertInto('kept_file')
      .values({
        name: partName(stamp, dump.parts),
        type: 'application/gzip',
        bytes,
        changed_at: stamp,
      })
      .execute();
    dump.parts++;
    dump.puzzles += lines.length;
    dump.bytes += bytes.length;
    after = last;
  }
  await publishDump(site, dump, before?.stamp ?? 0);
  return dump;
}

/** The lines of a part, and the number of its last puzzle. */
async function linesBehind({ db }: Site, after: number) {
  const lines: string[] = [];
  let last = after;
  for (let k = 0; k < BATCHES; k++) {
    const rows = await lineQuery(db)
      .where('puzzle.state', '=', 'public')
      .where('puzzle.number', '>', last)
      .execute();
    lines.push(...rows.map(lineOf));
    // requests come between two batches
    await new Promise((resolve) => setImmediate(resolve));
    last = rows.at(-1)?.number ?? last;
    if (rows.length < BATCH) break;
  }
  return { lines, last };
}

/** What lines are made from. */
function lineQuery(db: Site['db']) {
  return db
    .selectFrom('puzzle')
    .leftJoin('person', 'person.id', 'puzzle.author_id')
    .select(CARD_COLUMNS)
    .select(['puzzle.clues', 'puzzle.state'])
    .orderBy('puzzle.number')
    .limit(BATCH);
}

function lineOf(row: CardRow & { readonly clues: string }): string {
  const { author, ...facts } = plainCard(row);
  const line = { ...facts, author: author?.name ?? null, version: row.version, clues: row.clues };
  return `${JSON.stringify(line)}\n`;
}

async function publishDump({ db }: Site, dump: Dump, before: number): Promise<void> {
  const value = JSON.stringify(dump);
  await db
    .insertInto('site_state')
    .values({ name: STATE, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
  await db
    .deleteFrom('kept_file')
    .where('name', 'like', 'dump %')
    .where('changed_at', '<', before)
    .execute();
}

/** The latest dump; undefined before the first. */
export async function latestDump({ db }: Pick<Site, 'db'>): Promise<Dump | undefined> {
  const row = await db
    .selectFrom('site_state')
    .select('value')
    .where('name', '=', STATE)
    .executeTakeFirst();
  return row === undefined ? undefined : (JSON.parse(row.value) as Dump);
}

/** Some bytes of a dump, part by part. */
export function dumpStream(
  { db }: Pick<Site, 'db'>,
  { stamp, parts }: Dump,
  { from, to }: ByteRange,
): ReadableStream {
  let part = 0;
  let begin = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      for (; part < parts && begin <= to; part++) {
        const piece = await readPart(db, partName(stamp, part), from - begin, to - begin);
        begin += piece.size;
        if (piece.bytes.length === 0) continue;
        controller.enqueue(piece.bytes);
        part++;
        return;
      }
      controller.close();
    },
  });
}

/** What a part has of a range that is counted from its beginning; its size. */
async function readPart(db: Site['db'], name: string, from: number, to: number) {
  const file = db.selectFrom('kept_file').where('name', '=', name);
  const { size } = await file
    .select(sql<number>`length(bytes)`.as('size'))
    .executeTakeFirstOrThrow();
  // parts before the range are not read
  if (from >= size) return { size, bytes: new Uint8Array() };
  const { bytes } = await file.select('bytes').executeTakeFirstOrThrow();
  return { size, bytes: new Uint8Array(bytes).subarray(Math.max(0, from), to + 1) };
}

/**
 * What is new or changed since a time, as lines of the dump; of a puzzle that is no longer public,
 * its identifier and number with `gone`. Made for each request, gzip file behind gzip file.
 */
export function changesStream({ db }: Pick<Site, 'db'>, since: number): ReadableStream {
  let numbers: number[] | undefined;
  let isFirst = true;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      numbers ??= await changedNumbers(db, since);
      const some = numbers.splice(0, BATCH);
      if (some.length === 0 && !isFirst) return controller.close();
      isFirst = false;
      const rows =
        some.length === 0
          ? []
          : await lineQuery(db)
              .where('puzzle.state', '!=', 'waiting')
              .where('puzzle.number', 'in', some)
              .execute();
      const lines = rows.map((row) => (row.state === 'public' ? lineOf(row) : goneLine(row)));
      controller.enqueue(await gzipped(lines.join('')));
    },
  });
}

/** The numbers of changed puzzles, each by an index. */
async function changedNumbers(db: Site['db'], since: number): Promise<number[]> {
  // the dump says nothing of unlisted ones, whose identifiers are their only lock
  const puzzles = db.selectFrom('puzzle').select('number').where('is_unlisted', '=', 0);
  const rows = await puzzles
    .where('created_at', '>=', since)
    // without the second condition the index of changed ones is not found
    .union(puzzles.where('changed_at', '>=', since).where(sql<SqlBool>`changed_at > 0`))
    .execute();
  return rows.map(({ number }) => number).toSorted((a, b) => a - b);
}

function goneLine({ id, number }: Pick<CardRow, 'id' | 'number'>): string {
  return `${JSON.stringify({ id, number, gone: true })}\n`;
}

function partName(stamp: number, part: number): string {
  return `dump ${stamp} ${String(part).padStart(6, '0')}`;
}
