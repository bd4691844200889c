/**
 * All data that the site keeps about a person, streamed as JSON: rows are fetched a hundred at a
 * time, so that twenty thousand games need no more memory than a hundred.
 *
 * Left out are hashes of secrets, and who reported or moderated: those are other people's data.
 */
import { sql } from 'kysely';
import type { Site } from '../site/index.js';
import type { Tables } from '../storage/index.js';

/** Solutions and texts that the member may know and guests may not, by id. */
export type Revealed = (
  site: Site,
  member: { readonly id: string },
  ids: readonly string[],
) => Promise<ReadonlyMap<string, unknown>>;

/** What an export is made from. */
interface Exporter {
  readonly site: Site;
  readonly member: { readonly id: string };
  readonly revealed: Revealed;
}

/** Rows of a table that belong to a person. */
interface Part {
  /** The name in the export. */
  readonly name: string;
  readonly table: keyof Tables;
  /** The column with the person's id. */
  readonly owner: string;
  /** A column that, with the owner, identifies rows or nearly so. */
  readonly key: string;
  /** Where the owner is a row of another table of the person, such as a solve: that table. */
  readonly through?: 'game' | 'solve';
  /** Columns that stay here. */
  readonly without?: readonly string[];
}

/** Everything that names a person; a test compares it with the columns of the database. */
export const EXPORTED: readonly Part[] = [
  {
    name: 'account',
    table: 'person',
    owner: 'id',
    key: 'id',
    without: ['password_hash', 'recovery_hash', 'name_key', 'feed_token'],
  },
  part('sessions', 'session', 'person_id', 'id', ['id']),
  part('passkeys', 'passkey', 'person_id', 'id'),
  part('apiKeys', 'api_key', 'person_id', 'id', ['hash']),
  part('drafts', 'draft', 'person_id', 'id'),
  part('plannedPuzzles', 'planned_puzzle', 'person_id', 'draft_id'),
  part('puzzles', 'puzzle', 'author_id', 'id'),
  part('series', 'series', 'author_id', 'id'),
  part('following', 'follow', 'person_id', 'followed_id'),
  part('followers', 'follow', 'followed_id', 'person_id'),
  part('lists', 'list', 'person_id', 'id'),
  part('contests', 'contest', 'person_id', 'id'),
  part('contestEntries', 'contest_entry', 'person_id', 'contest_id'),
  part('games', 'game', 'person_id', 'id'),
  { ...part('gameVersions', 'game_version', 'game_id', 'game_id'), through: 'game' },
  part('solves', 'solve', 'person_id', 'id'),
  { ...part('judgements', 'judgement', 'solve_id', 'solve_id'), through: 'solve' },
  part('rankings', 'ranking', 'person_id', 'board'),
  part('stormRuns', 'storm_run', 'person_id', 'id'),
  part('stormBests', 'storm_best', 'person_id', 'period'),
  part('votes', 'vote', 'person_id', 'puzzle_id'),
  part('comments', 'comment', 'person_id', 'id'),
  part('reports', 'report', 'person_id', 'id', ['closed_by']),
  part('reportsClosed', 'report', 'closed_by', 'id', ['person_id']),
  part('moderationByMe', 'moderation', 'moderator_id', 'id'),
  part('moderationOfMe', 'moderation', 'subject_id', 'id', ['moderator_id', 'moderator_name']),
  part('decisions', 'moderation', 'person_id', 'id', ['moderator_id', 'moderator_name', 'note']),
];

/** How many rows are read at once. */
const AT_ONCE = 100;

/** A row of any table. */
type Row = Readonly<Record<string, unknown>>;

/** The export of a person, in pieces of UTF-8. */
export function streamExport(exporter: Exporter): ReadableStream<Uint8Array> {
  const pieces = writePieces(exporter);
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done === true) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}

async function* writePieces(exporter: Exporter): AsyncGenerator<string> {
  const { site, member } = exporter;
  yield `{"exportedAt":${JSON.stringify(new Date(site.now()).toISOString())}`;
  for (const one of EXPORTED) {
    let before = '';
    yield `,\n${JSON.stringify(one.name)}:[`;
    for await (const row of rowsOf(site, one, member.id)) {
      yield `${before}\n${JSON.stringify(await exported(exporter, one, row))}`;
      before = ',';
    }
    yield ']';
  }
  yield '}\n';
}

/** The rows of a part, a few at a time. */
async function* rowsOf({ db }: Site, one: Part, personId: string): AsyncGenerator<Row> {
  const table = sql.table(one.table);
  const owner = sql.ref(one.owner);
  const isTheirs =
    one.through === undefined
      ? sql`${owner} = ${personId}`
      : sql`${owner} in (select id from ${sql.table(one.through)} where person_id = ${personId})`;
  const key = sql.ref(one.key);
  const { rows: found } = await sql<{ key: string }>`
    select distinct ${key} as key from ${table} where ${isTheirs} order by 1`.execute(db);
  for (let from = 0; from < found.length; from += AT_ONCE) {
    const keys = found.slice(from, from + AT_ONCE).map((row) => row.key);
    const { rows } = await sql<Row>`
      select * from ${table}
      where ${isTheirs} and ${key} in (${sql.join(keys)})`.execute(db);
    yield* rows;
  }
}

/** A row with the parts that its author or solver may know. */
async function exported({ site, member, revealed }: Exporter, one: Part, row: Row) {
  const shown = shownRow(row, one.without ?? []);
  if (one.table === 'series') return { ...shown, puzzles: await findOrder(site, row) };
  if (one.table === 'list') return { ...shown, puzzles: await findKept(site, row) };
  if (one.table !== 'puzzle') return shown;
  const known = await revealed(site, member, [String(row['id'])]);
  return { ...shown, secret: known.get(String(row['id'])) };
}

/** The puzzles of a series, in order. */
async function findOrder({ db }: Site, { id }: Row): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('series_puzzle')
    .select('puzzle_id')
    .where('series_id', '=', String(id))
    .orderBy('position')
    .execute();
  return rows.map(({ puzzle_id }) => puzzle_id);
}

/** The puzzles of a list, the newest first. */
async function findKept({ db }: Site, { id }: Row): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('list_puzzle')
    .select('puzzle_id')
    .where('list_id', '=', String(id))
    .orderBy('added_at', 'desc')
    .orderBy('puzzle_id')
    .execute();
  return rows.map(({ puzzle_id }) => puzzle_id);
}

/** Names in camel case, times as ISO strings, bytes as Base64. */
function shownRow(row: Row, without: readonly string[]): Row {
  const entries = Object.entries(row).filter(([column]) => !without.includes(column));
  return Object.fromEntries(
    entries.map(([column, value]) => [
      column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      shownValue(column, value),
    ]),
  );
}

function shownValue(column: string, value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if (value instanceof ArrayBuffer) return Buffer.from(value).toString('base64');
  const isTime = /_(at|until)$/.test(column) && typeof value === 'number';
  return isTime ? new Date(value).toISOString() : value;
}

function part(
  name: string,
  table: keyof Tables,
  owner: string,
  key: string,
  without: readonly string[] = [],
): Part {
  return { name, table, owner, key, without };
}
