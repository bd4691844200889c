/**
 * Moving in: what guests have on a device goes to the first account that signs in there, once, and
 * belongs to that account from then on. Older versions had one space for all, and then spaces by
 * name: rows that name a person go to the space of that name, and from there to the account of that
 * name when it arrives, unless the account is younger than all that is there: then the name was
 * another person's.
 *
 * It copies first, and removes only what is still as it was copied: a guest's tab may play on
 * meanwhile. What it cannot move at once stays for the next page, and so does all of it if the page
 * is left in the middle.
 */
import type { Clues } from '@nonokit/board';
import { awaitResult, type Connection, DATABASE } from './database.js';
import { DraftStore } from './drafts/draft-store.js';
import type { RemoteRow, RemoteRows } from './exchange/row.js';
import { rowsOf } from './exchange/row.js';
import { type GameStore, openStore } from './index.js';
import { formerSpace, spaceName, type TextStorage } from './space.js';
import { browserSurroundings, type Surroundings } from './surroundings.js';

/** The parts of an export that are moved, as far as they are read here. */
interface Parts {
  readonly games: readonly Part[];
  readonly puzzles: readonly Part[];
  readonly results: readonly Part[];
  readonly drafts: readonly Part[];
}
type Part = {
  readonly id: string;
  readonly updatedAt?: number;
  readonly solvedAt?: number;
};

/** The surroundings of a space; tests have others. */
export type InSpace = (space: string) => Surroundings;

/** The account that arrives. */
export interface Arriving {
  readonly id: string;
  readonly name: string;
  /** When it was made: milliseconds since 1970; undefined if that cannot be known now. */
  readonly since: () => Promise<number | undefined>;
}

/** A space from which things are moved. */
interface Moving {
  readonly from: GameStore;
  readonly fromRows: RemoteRows;
  readonly rows: readonly RemoteRow[];
  /** Games that another tab is playing; they stay for now. */
  readonly busy: ReadonlySet<string>;
  readonly inSpace: InSpace;
}

/** Where things go, and which. */
interface Goal {
  readonly space: string;
  /** The account that the rows name from then on; undefined: as before. */
  readonly account: string | undefined;
  readonly isMeant: (part: Part) => boolean;
  readonly hasDrafts: boolean;
}

/**
 * Moves what guests have here to the person who arrives, and what older versions kept under a name
 * to that name's account. For guests (undefined) only what names people is put apart.
 * Returns false if something is left to be moved.
 */
export async function moveIn(
  person: Arriving | undefined,
  inSpace: InSpace = browserSurroundings,
): Promise<boolean> {
  const isMoved = await inStore(inSpace, '', (moving) => moveGuests(moving, person));
  if (person === undefined || !(await isThere(inSpace, formerSpace(person.name)))) return isMoved;
  return (await moveFormer(person, inSpace)) && isMoved;
}

/** Opens a space, with what its closed tabs have left. */
async function inStore<T>(
  inSpace: InSpace,
  space: string,
  work: (moving: Moving) => Promise<T>,
): Promise<T> {
  const from = openStore(inSpace(space));
  try {
    const busy = await takeJournals(from);
    const fromRows = rowsOf(from);
    return await work({ from, fromRows, rows: await fromRows.list(), busy, inSpace });
  } finally {
    await from.close();
  }
}

/** Moves what guests have, and what an older version kept for all. */
async function moveGuests(moving: Moving, person: Arriving | undefined): Promise<boolean> {
  const { busy, rows } = moving;
  const owners = new Map(rows.map((row) => [row.id, row.person]));
  const names = new Set(rows.flatMap((row) => row.person ?? []));
  let isDone = busy.size === 0 || person === undefined;
  for (const name of names) {
    const isMeant = ({ id }: Part): boolean => owners.get(id) === name;
    const goal = { space: formerSpace(name), account: undefined, isMeant, hasDrafts: false };
    if (!(await moveTo(moving, goal))) isDone = false;
  }
  if (person === undefined) return isDone;
  const isMeant = ({ id }: Part): boolean => owners.get(id) === undefined;
  const goal = { space: spaceName(person.id), account: person.id, isMeant, hasDrafts: true };
  return (await moveTo(moving, goal)) && isDone;
}

/** Whether something was kept in a space; where the browser cannot say, it is looked at. */
async function isThere(inSpace: InSpace, space: string): Promise<boolean> {
  const { indexedDB } = inSpace(space);
  const databases = await indexedDB()?.databases?.();
  return databases?.some(({ name }) => name === DATABASE + space) ?? true;
}

/** Moves what an older version kept under the name of a person, if it is this person. */
async function moveFormer(person: Arriving, inSpace: InSpace): Promise<boolean> {
  const former = formerSpace(person.name);
  const space = spaceName(person.id);
  const left = await inStore(inSpace, former, async (moving) => {
    const since = await person.since();
    if (since === undefined) return 'all';
    const { games, results, drafts } = await exported(moving.from, () => true, true);
    const times = [...games, ...results, ...drafts].map(({ updatedAt = 0, solvedAt = 0 }) =>
      Math.max(updatedAt, solvedAt),
    );
    if (Math.max(0, ...times) < since) return "another person's";
    const goal = { space, account: person.id, isMeant: () => true, hasDrafts: true };
    if (!(await moveTo(moving, goal)) || moving.busy.size > 0) return 'some';
    moveTexts(inSpace(former).localStorage(), inSpace(space).localStorage());
    return 'nothing';
  });
  if (left === 'nothing') {
    const { IMAGE_DATABASE } = await import('./images.js');
    const { indexedDB } = inSpace(former);
    for (const name of [DATABASE, IMAGE_DATABASE]) indexedDB()?.deleteDatabase(name + former);
  }
  return left !== 'all' && left !== 'some';
}

/** Moves settings and progress, where the person has not chosen or learned anything since. */
function moveTexts(from: TextStorage | undefined, to: TextStorage | undefined): void {
  if (from === undefined || to === undefined) return;
  const keys = Array.from({ length: from.length }, (_, index) => from.key(index));
  const there = Array.from({ length: to.length }, (_, index) => to.key(index));
  for (const key of keys) {
    if (key === null) continue;
    const text = from.getItem(key);
    if (text !== null && !there.includes(key)) to.setItem(key, text);
    from.removeItem(key);
  }
}

/** Opens what closed tabs left, so that it is in the database. Returns games of open tabs. */
async function takeJournals(from: GameStore): Promise<ReadonlySet<string>> {
  const { connection, isGone, storage } = from.context;
  const texts = storage();
  if (texts === undefined) return new Set();
  const isLeft = await isGone();
  const journals = findAllJournals(texts);
  for (const { id, tab } of journals) {
    if (!isLeft(tab)) continue;
    const clues = (await from.puzzles.get(id))?.clues ?? (await cluesInDatabase(connection, id));
    if (clues !== undefined) await (await from.open(id, clues)).close();
  }
  return new Set(journals.flatMap(({ id, tab }) => (isLeft(tab) ? [] : [id])));
}

function cluesInDatabase(connection: Connection, id: string): Promise<Clues | undefined> {
  return connection.read(['clues'], (transaction) =>
    awaitResult<Clues | undefined>(transaction.objectStore('clues').get(id)),
  );
}

/** Moves some things. False if one has changed meanwhile, and therefore stays for the next time. */
async function moveTo(moving: Moving, goal: Goal): Promise<boolean> {
  const { busy, from, inSpace } = moving;
  const { space, account, hasDrafts } = goal;
  const isMeant = (part: Part): boolean => !busy.has(part.id) && goal.isMeant(part);
  const parts = await exported(from, isMeant, hasDrafts);
  const rows = moving.rows.filter(isMeant);
  if (rows.length + Object.values(parts).flat().length === 0) return true;
  const theirs = openStore(inSpace(space));
  try {
    const text = JSON.stringify({ format: 'nonokit-store', version: 1, ...parts });
    const report = await theirs.importAll(text);
    if (!report.ok) return false;
    const there = rowsOf(theirs);
    for (const row of rows) {
      if ((await there.get(row.id)) !== undefined) continue;
      const person = row.person === undefined ? undefined : (account ?? row.person);
      await there.note(row.id, { ...row, person });
    }
  } finally {
    await theirs.close();
  }
  if (parts.drafts.length > 0) {
    // loaded by itself: what two pages import alike is put where all load it
    const { moveImages } = await import('./images.js');
    const names = parts.drafts.map(({ id }) => id);
    // a browser without room keeps the pictures, which are the drafts
    await moveImages(from.context.surroundings.space, space, names).catch(() => undefined);
  }
  const now = await exported(from, isMeant, hasDrafts);
  await removeMoved(moving, rows, parts, now);
  return JSON.stringify(now) === JSON.stringify(parts);
}

/** What an export has of one person. */
async function exported(
  from: GameStore,
  isMeant: (part: Part) => boolean,
  hasDrafts: boolean,
): Promise<Parts> {
  const all: Parts = JSON.parse(await from.exportAll());
  return {
    games: all.games.filter(isMeant),
    puzzles: all.puzzles.filter(isMeant),
    results: all.results.filter(isMeant),
    drafts: hasDrafts ? all.drafts : [],
  };
}

/** Removes what was moved, unless it is not what it was. */
async function removeMoved(
  { from, fromRows }: Moving,
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
  for (const { id } of gone(before.games)) await from.remove(id);
  for (const { id } of gone(before.puzzles)) await from.puzzles.remove(id);
  for (const { id } of gone(before.results)) await from.results.remove(id);
  for (const { id } of gone(rows)) await fromRows.remove(id);
  const drafts = new DraftStore(from.context);
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
