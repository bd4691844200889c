/**
 * Moving in: what guests have on a device goes to the first account that signs in there, once, and
 * belongs to that account from then on. Older versions had one space for all; rows that name a
 * person go to the space of that person at every arrival.
 *
 * It copies first, and removes only what is still as it was copied: a guest's tab may play on
 * meanwhile. What it cannot move at once stays for the next page, and so does all of it if the page
 * is left in the middle.
 */
import type { Clues } from '@nonokit/board';
import { awaitResult, type Connection } from './database.js';
import { DraftStore } from './drafts/draft-store.js';
import type { RemoteRow, RemoteRows } from './exchange/row.js';
import { rowsOf } from './exchange/row.js';
import { type GameStore, openStore } from './index.js';
import { spaceName, type TextStorage } from './space.js';
import { browserSurroundings, type Surroundings } from './surroundings.js';

/** The parts of an export that are moved, as far as they are read here. */
interface Parts {
  readonly games: readonly Part[];
  readonly puzzles: readonly Part[];
  readonly results: readonly Part[];
  readonly drafts: readonly Part[];
}
type Part = { readonly id: string };

/** The surroundings of a space; tests have others. */
export type InSpace = (space: string) => Surroundings;

/** A person's space while a device is being sorted. */
interface Moving {
  readonly guest: GameStore;
  readonly guestRows: RemoteRows;
  readonly rows: readonly RemoteRow[];
  /** Games that another tab is playing; they stay for now. */
  readonly busy: ReadonlySet<string>;
  readonly inSpace: InSpace;
}

/**
 * Moves what guests have here to the person who arrives, and what is another person's to that
 * person. For guests (undefined) only the latter. Returns false if something is left to be moved.
 */
export async function moveIn(
  person: string | undefined,
  inSpace: InSpace = browserSurroundings,
): Promise<boolean> {
  const guest = openStore(inSpace(''));
  try {
    const busy = await takeJournals(guest);
    const guestRows = rowsOf(guest);
    const rows = await guestRows.list();
    const moving = { guest, guestRows, rows, busy, inSpace };
    const named = rows.flatMap(({ person: owner }) => owner ?? []);
    const isForMe = person === undefined ? [] : [person];
    let isDone = busy.size === 0 || person === undefined;
    for (const owner of new Set([...named, ...isForMe])) {
      if (!(await moveTo(moving, owner, owner === person))) isDone = false;
    }
    return isDone;
  } finally {
    await guest.close();
  }
}

/** Opens what closed tabs left, so that it is in the database. Returns games of open tabs. */
async function takeJournals(guest: GameStore): Promise<ReadonlySet<string>> {
  const { connection, isGone, storage } = guest.context;
  const texts = storage();
  if (texts === undefined) return new Set();
  const isLeft = await isGone();
  const journals = findAllJournals(texts);
  for (const { id, tab } of journals) {
    if (!isLeft(tab)) continue;
    const clues = (await guest.puzzles.get(id))?.clues ?? (await cluesInDatabase(connection, id));
    if (clues !== undefined) await (await guest.open(id, clues)).close();
  }
  return new Set(journals.flatMap(({ id, tab }) => (isLeft(tab) ? [] : [id])));
}

function cluesInDatabase(connection: Connection, id: string): Promise<Clues | undefined> {
  return connection.read(['clues'], (transaction) =>
    awaitResult<Clues | undefined>(transaction.objectStore('clues').get(id)),
  );
}

/**
 * Moves what is one person's. To the person who arrives goes all that names no other.
 * Returns false if something has changed meanwhile, and therefore stays for the next time.
 */
async function moveTo(moving: Moving, owner: string, isArriving: boolean): Promise<boolean> {
  const { busy, guest, inSpace, rows } = moving;
  const owners = new Map(rows.map((row) => [row.id, row.person]));
  const isMine = ({ id }: Part): boolean =>
    !busy.has(id) && (owners.get(id) ?? (isArriving && owner)) === owner;
  const parts = await exported(guest, isMine, isArriving);
  const mine = rows.filter(isMine);
  if (mine.length + Object.values(parts).flat().length === 0) return true;
  const space = spaceName(owner);
  const theirs = openStore(inSpace(space));
  try {
    const text = JSON.stringify({ format: 'nonokit-store', version: 1, ...parts });
    const report = await theirs.importAll(text);
    if (!report.ok) return false;
    const there = rowsOf(theirs);
    for (const row of mine) {
      if ((await there.get(row.id)) === undefined) await there.note(row.id, row);
    }
  } finally {
    await theirs.close();
  }
  if (isArriving && parts.drafts.length > 0) {
    // loaded by itself: what two pages import alike is put where all load it
    const { moveImages } = await import('./images.js');
    const names = parts.drafts.map(({ id }) => id);
    // a browser without room keeps the pictures, which are the drafts
    await moveImages(space, names).catch(() => undefined);
  }
  const now = await exported(guest, isMine, isArriving);
  await removeMoved(moving, mine, parts, now);
  return JSON.stringify(now) === JSON.stringify(parts);
}

/** What an export has of one person. */
async function exported(
  guest: GameStore,
  isMine: (part: Part) => boolean,
  hasDrafts: boolean,
): Promise<Parts> {
  const all: Parts = JSON.parse(await guest.exportAll());
  return {
    games: all.games.filter(isMine),
    puzzles: all.puzzles.filter(isMine),
    results: all.results.filter(isMine),
    drafts: hasDrafts ? all.drafts : [],
  };
}

/** Removes what was moved, unless it is not what it was. */
async function removeMoved(
  { guest, guestRows }: Moving,
  rows: readonly RemoteRow[],
  before: Parts,
  now: Parts,
): Promise<void> {
  const stays = new Set(
    now.games.flatMap((game) => {
      const moved = before.games.find(({ id }) => id === game.id);
      return JSON.stringify(moved) === JSON.stringify(game) ? [] : [game.id];
    }),
  );
  const gone = (parts: readonly Part[]) => parts.filter(({ id }) => !stays.has(id));
  for (const { id } of gone(before.games)) await guest.remove(id);
  for (const { id } of gone(before.puzzles)) await guest.puzzles.remove(id);
  for (const { id } of gone(before.results)) await guest.results.remove(id);
  for (const { id } of gone(rows)) await guestRows.remove(id);
  const drafts = new DraftStore(guest.context);
  for (const draft of before.drafts) {
    const same = now.drafts.find(({ id }) => id === draft.id);
    if (JSON.stringify(same) === JSON.stringify(draft)) await drafts.remove(draft.id);
  }
}

/** The games and tabs of all journals. */
function findAllJournals(storage: TextStorage): readonly { id: string; tab: string }[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys.flatMap((key) => {
    const [, id, tab] = /^nonokit\.journal\.(.+)\.([^.]+)$/.exec(key) ?? [];
    return id === undefined || tab === undefined ? [] : [{ id, tab }];
  });
}
