/**
 * The dump: all public puzzles, one JSON object per line, gzipped; clues and facts, no titles, tags
 * or pictures. The database stores it in parts, each a gzip file of its own: concatenated gzip
 * files are a gzip file. A download in progress is not disturbed while the next dump is written.
 */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
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
    const rows = await db
      .selectFrom('puzzle')
      .leftJoin('person', 'person.id', 'puzzle.author_id')
      .select(CARD_COLUMNS)
      .select('puzzle.clues')
      .where('puzzle.state', '=', 'public')
      .where('puzzle.number', '>', last)
      .orderBy('puzzle.number')
      .limit(BATCH)
      .execute();
    lines.push(...rows.map(lineOf));
    // requests come between two batches
    await new Promise((resolve) => setImmediate(resolve));
    last = rows.at(-1)?.number ?? last;
    if (rows.length < BATCH) break;
  }
  return { lines, last };
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

/** The bytes of a dump, part by part. */
export function dumpStream({ db }: Pick<Site, 'db'>, { stamp, parts }: Dump): ReadableStream {
  let part = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (part === parts) return controller.close();
      const { bytes } = await db
        .selectFrom('kept_file')
        .select('bytes')
        .where('name', '=', partName(stamp, part))
        .executeTakeFirstOrThrow();
      part++;
      controller.enqueue(new Uint8Array(bytes));
    },
  });
}

function partName(stamp: number, part: number): string {
  return `dump ${stamp} ${String(part).padStart(6, '0')}`;
}
