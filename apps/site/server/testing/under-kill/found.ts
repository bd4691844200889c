/** What the database holds, by the names that the ledger uses. */
import type { Sql } from '../../storage/tables.js';

/** Everything that players note in the ledger. What is there twice reads "a & b". */
export async function foundIn(db: Sql): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const note = (name: string, value: string): void => {
    const before = found.get(name);
    found.set(name, before === undefined ? value : `${before} & ${value}`);
  };
  await notePeople(db, note);
  await noteGames(db, note);
  await noteTalk(db, note);
  await notePuzzles(db, note);
  return found;
}

type Note = (name: string, value: string) => void;

async function notePeople(db: Sql, note: Note): Promise<void> {
  const people = await db.selectFrom('person').select(['name', 'about']).execute();
  for (const { name, about } of people) note(`about ${name}`, about);
}

async function noteGames(db: Sql, note: Note): Promise<void> {
  const games = await db.selectFrom('game').select(['id', 'state', 'moves']).execute();
  for (const { id, state, moves } of games) {
    note(`game ${id}`, state === 'open' ? `open ${moves}` : state);
  }
  const solves = await db.selectFrom('solve').select(['id', 'game_id', 'points']).execute();
  for (const { id, game_id, points } of solves) note(`solve ${game_id}`, `${id} ${points}`);
}

async function noteTalk(db: Sql, note: Note): Promise<void> {
  const comments = await db.selectFrom('comment').select(['id', 'text', 'state']).execute();
  for (const { id, text, state } of comments) {
    note(`comment ${id}`, state === 'deleted' ? 'deleted' : text);
    // a text begins with a word of its own: sent once, it is there once
    if (state !== 'deleted') note(`written ${text.split(' ')[0]}`, 'once');
  }
  const votes = await db
    .selectFrom('vote')
    .innerJoin('person', 'person.id', 'vote.person_id')
    .select(['name', 'puzzle_id', 'stars', 'felt'])
    .execute();
  for (const { name, puzzle_id, stars, felt } of votes) {
    note(`vote ${name} ${puzzle_id}`, `${stars} ${felt}`);
  }
}

async function notePuzzles(db: Sql, note: Note): Promise<void> {
  const puzzles = await db
    .selectFrom('puzzle')
    .innerJoin('secret', 'secret.puzzle_id', 'puzzle.id')
    .where('author_id', 'is not', null)
    .select(['puzzle.id', 'titles', 'version'])
    .execute();
  for (const { id, titles, version } of puzzles) {
    const { en = '' } = JSON.parse(titles) as { en?: string };
    note(`puzzle ${id}`, `${en} v${version}`);
    note(`published ${en.split(' ')[0]}`, 'once');
  }
  const series = await db.selectFrom('series').select(['id', 'title']).execute();
  for (const { id, title } of series) note(`series ${id}`, title);
}

/** Names of what players may send once only, whether or not it was answered. */
export function doubled(found: ReadonlyMap<string, string>): string[] {
  return [...found].flatMap(([name, value]) =>
    / & /.test(value) ? [`${name} is there more than once: ${value}`] : [],
  );
}
