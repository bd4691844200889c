/** What `trials/soak.mjs` needs of the site's sources and of the library. */
import { blindFromJson, type Clues, saveGame } from '@nonokit/board';
import { type Grid, randomOf } from '@nonokit/core';
import { sql } from 'kysely';
import { solve } from 'nonokit';
import { playedRecord } from '../../apps/site/server/games/testing/played.js';
import { randomId } from '../../apps/site/server/storage/ids.js';
import { openStorage } from '../../apps/site/server/storage/open.js';
import { NoAnswer } from '../../apps/site/server/testing/under-kill/client.js';
import { doubled, foundIn } from '../../apps/site/server/testing/under-kill/found.js';
import { Ledger } from '../../apps/site/server/testing/under-kill/ledger.js';
import {
  type Known,
  Player,
  readCatalogue,
} from '../../apps/site/server/testing/under-kill/player.js';
import { wrongCounts } from '../../apps/site/server/testing/wrong-counts.js';

export { randomOf } from '@nonokit/core';
export { encodeRecord, uniquePicture } from '../../apps/site/server/testing/under-kill/player.js';
export { freePort } from '../../apps/site/server/testing/under-kill/site-process.js';
export { startPostgres } from '../../bench/site-server/crowd.js';

/** A puzzle that can be played. */
export interface Playable {
  readonly clues: Clues;
  readonly picture: Grid;
}

/** The puzzle of an answer, solved; undefined if it is of another kind. */
export function playable(blind: unknown): Playable | undefined {
  const read = blindFromJson(blind);
  if (read === undefined) return undefined;
  const [picture] = solve({ ...read.clues, meta: {} });
  return picture === undefined ? undefined : { clues: read.clues, picture };
}

/** A game as a person plays it, cut where it is kept: each part has more moves than the last. */
export function playedParts({ clues, picture }: Playable, seed: string, pace: number) {
  const record = playedRecord(picture, { seed, pace });
  const all = record.map((_, k) => k + 1).filter((n) => n % 6 === 0 || n === record.length);
  return all.map((moves) => {
    const elapsed = record[moves - 1]?.at ?? 0;
    const saved = saveGame(clues, { record: record.slice(0, moves), elapsed });
    return { moves, elapsed, record: Buffer.from(saved).toString('base64') };
  });
}

/** Returns how many bytes PostgreSQL uses, its log among them. Closed by the second value. */
export async function postgresSize(url: string) {
  const { db, close } = await openStorage(url);
  const size = async (): Promise<number> => {
    const { rows } = await sql<{ bytes: string }>`select pg_database_size(current_database())
      + (select sum(size) from pg_ls_waldir()) as bytes`.execute(db);
    return Number(rows[0]?.bytes);
  };
  return { size, close };
}

/** Makes PostgreSQL write its log until it cannot; what it says then. */
export async function fillLog(url: string): Promise<string> {
  const { db, close } = await openStorage(url, { connections: 1 });
  try {
    while (true) {
      await sql`select pg_logical_emit_message(true, 'fill', repeat('x', 1000000))`.execute(db);
    }
  } catch (error) {
    return String(error);
  } finally {
    await close().catch(() => undefined);
  }
}

/** What is wrong with the counts of a database. */
export async function wrongIn(url: string): Promise<readonly string[]> {
  const { db, close } = await openStorage(url);
  const wrong = await wrongCounts(db);
  await close();
  return wrong;
}

/** How many rows of a few tables there are, by name. */
export async function rowsIn(url: string): Promise<Readonly<Record<string, number>>> {
  const { db, close } = await openStorage(url);
  const counts: Record<string, number> = {};
  for (const table of ['person', 'game', 'solve', 'comment', 'vote', 'puzzle']) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(table)}`.execute(db);
    counts[table] = Number(rows[0]?.count);
  }
  await close();
  return counts;
}

/** Comments, puzzles and series of a bookkeeping player begin with a word of their own. */
const OF_BOOKKEEPERS = /^(comment \S+=w|puzzle \S+=t|series \S+=s)\d/;
const WRITTEN_ONCE = /^(written w|published t)\d/;

/** Lets people use a site who write down what it acknowledged and what it refused. */
export async function bookkeepers(base: string, count: number) {
  const ledger = new Ledger();
  const puzzles = new Map<string, Known>();
  const doors = { pick: () => base };
  await readCatalogue(doors, puzzles);
  let words = 0;
  const clock = { now: () => Date.now(), preload: '' };
  const crowd = { ledger, puzzles, doors, clock, next: () => words++ };
  const wrong: string[] = [];
  let isOver = false;
  const live = async (name: string): Promise<void> => {
    const player = new Player(crowd, name, randomOf(name));
    while (!isOver) {
      try {
        await player.act();
      } catch (error) {
        // a signed-out player cannot go on
        if (!(error instanceof NoAnswer)) return void wrong.push(String(error).slice(0, 200));
        ledger.unanswered++;
      }
      await new Promise((done) => setTimeout(done, BOOKKEEPER_MS));
    }
  };
  const lives = Array.from({ length: count }, (_, k) => live(`Bookkeeper ${k}`));
  return {
    ledger,
    /** Lets them stop and compares their books with the database: what is wrong. */
    async compare(url: string) {
      isOver = true;
      await Promise.all(lives);
      const { db, close } = await openStorage(url);
      const found = await foundIn(db);
      await close();
      const refused = [...found].flatMap(([name, value]) =>
        OF_BOOKKEEPERS.test(`${name}=${value}`) &&
        !ledger.knows(name) &&
        !ledger.unknown.has(value.split(' ')[0] ?? '')
          ? [`${name} is there, and was not acknowledged: ${value}`]
          : [],
      );
      const twice = doubled(found).filter((sentence) => WRITTEN_ONCE.test(sentence));
      return [...wrong, ...ledger.compare(found), ...twice, ...refused];
    },
  };
}

/** Between two acts of a bookkeeping player. */
const BOOKKEEPER_MS = 150;

/** Adds comments of accounts whose names begin so, on their puzzles: more than the limit allows. */
export async function addComments(url: string, name: string, count: number): Promise<void> {
  const { db, close } = await openStorage(url);
  const own = await db
    .selectFrom('puzzle')
    .innerJoin('person', 'person.id', 'puzzle.author_id')
    .select(['puzzle.id', 'author_id', 'puzzle.created_at'])
    .where('person.name', 'like', `${name}%`)
    .execute();
  const rows = Array.from({ length: count }, (_, k) => {
    const {
      id: puzzle_id = '',
      author_id: person_id = '',
      created_at = 0,
    } = own[k % own.length] ?? {};
    const times = { created_at: created_at + k, changed_at: created_at + k };
    return { id: randomId(), puzzle_id, person_id, text: `Buy parrots! ${k}`, ...times };
  });
  for (let k = 0; k < rows.length; k += 200) {
    await db
      .insertInto('comment')
      .values(rows.slice(k, k + 200))
      .execute();
  }
  await close();
}

/** How many comments of such accounts can be read. */
export async function countComments(url: string, name: string): Promise<number> {
  const { db, close } = await openStorage(url);
  const { count } = await db
    .selectFrom('comment')
    .innerJoin('person', 'person.id', 'comment.person_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('person.name', 'like', `${name}%`)
    .where('comment.state', '=', 'shown')
    .executeTakeFirstOrThrow();
  await close();
  return Number(count);
}

/** Opens the door of the catalogue for everyone: as if they had been there for long. */
export async function letIn(url: string): Promise<void> {
  const { db, close } = await openStorage(url);
  await db.updateTable('person').set({ created_at: 0, solved: 10 }).execute();
  await close();
}
