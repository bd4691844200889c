/**
 * The map of stuck cells of a puzzle from its kept records. Replaying 200 records may take a
 * second, so that each has a turn of the event loop to itself, and a map is kept until the puzzle
 * is solved again. Two who ask at the same moment wait for the same map.
 */
import { Lru } from '@nonokit/core';
import { LEAST_PEOPLE, type PuzzleDesk, type StuckMapJson } from '../../contract/desk.js';
import { CluesReader, findCluesText, readRecord } from '../games/index.js';
import { YieldQueue } from '../http/index.js';
import { perSite, type Site } from '../site/index.js';
import { mapStuck, type StuckMap, type StuckPerson, stuckPerson } from './stuck.js';

/** A solve whose record is looked at. */
interface Solve {
  readonly id: string;
  readonly version: number;
}

type Stuck = PuzzleDesk['stuck'];

/** Maps in the memory; one of 200 by 200 cells takes a megabyte. */
const MOST_MAPS = 20;

const memory = perSite(() => ({
  maps: new Lru<string, Promise<Stuck>>(MOST_MAPS),
  turns: new YieldQueue(),
  reader: new CluesReader(),
}));

/** The map from these solves, the newest first; null for too few of the newest version. */
export function stuckMap(site: Site, puzzleId: string, solves: readonly Solve[]): Promise<Stuck> {
  const { maps } = memory(site);
  const version = Math.max(0, ...solves.map((solve) => solve.version));
  const same = solves.filter((solve) => solve.version === version);
  if (same.length < LEAST_PEOPLE) return Promise.resolve(null);
  const key = same.map(({ id }) => id).join(' ');
  const known = maps.get(key);
  if (known !== undefined) return known;
  const made = makeMap(site, { puzzleId, version, solves: same });
  maps.set(key, made);
  made.catch(() => maps.delete(key));
  return made;
}

interface Asked {
  readonly puzzleId: string;
  readonly version: number;
  readonly solves: readonly Solve[];
}

async function makeMap(site: Site, { puzzleId, version, solves }: Asked): Promise<Stuck> {
  const { reader, turns } = memory(site);
  const clues = reader.read(await findCluesText(site.db, puzzleId, version));
  const people: StuckPerson[] = [];
  for (const { id } of solves) {
    const bytes = await recordOf(site, id);
    await turns.next();
    const read = bytes === undefined ? undefined : readRecord(clues, bytes);
    // an account may have gone meanwhile, with its solves
    if (read !== undefined && 'record' in read) people.push(stuckPerson(clues, read.record));
  }
  if (people.length < LEAST_PEOPLE) return null;
  const { stood, help, mistakes } = mapStuck(clues, people);
  return {
    people: people.length,
    stood: mapJson(stood),
    help: mapJson(help),
    mistakes: mapJson(mistakes),
  };
}

async function recordOf({ db }: Site, id: string): Promise<Uint8Array | undefined> {
  const row = await db.selectFrom('solve').select('record').where('id', '=', id).executeTakeFirst();
  return row?.record;
}

function mapJson({ shares, places }: StuckMap): StuckMapJson {
  return {
    percents: shares.map((share) => Math.round(100 * share)),
    places: places.map(({ rows, columns, share }) => ({
      rows: [...rows],
      columns: [...columns],
      share,
    })),
  };
}
