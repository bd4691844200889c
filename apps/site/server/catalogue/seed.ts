/**
 * The contents of a new database: the start catalogue, or a folder of puzzle files. The largest and
 * hardest are inserted first: lists show the newest first, so a guest's list begins with puzzles
 * for beginners. Identifiers are the same as on the shelf of the static pages, so that games begun
 * there are found here.
 */
import { idOf } from '@nonokit/board';
import type { Puzzle } from 'nonokit';
import type { Titles } from '../../contract/catalogue.js';
import { type AppraisedPuzzle, appraised } from '../engine/index.js';
import type { Site } from '../site/index.js';
import type { Sql } from '../storage/index.js';
import { insertPuzzles, lockNumbers } from './insert.js';
import { puzzlesOfFolder } from './puzzle-folder.js';
import { addStartCatalogue, startCatalogueIn } from './start-catalogue.js';
import { START_TITLES } from './start-titles.js';

/** The named author, who has no account. */
const AUTHOR = 'Nonokit';

/** Our own puzzles have no author. */
const LICENSE = 'CC0-1.0';

/** A puzzle on its way into the catalogue. */
interface Found {
  readonly id: string;
  readonly titles: Titles;
  readonly puzzle: AppraisedPuzzle;
}

/**
 * Fills an empty catalogue, all of it or nothing. Returns how many puzzles it added; 0 if there
 * were some. `onProgress` hears how many of all puzzles are there.
 */
export async function seedCatalogue(
  site: Pick<Site, 'db' | 'now'>,
  folder: string,
  onProgress: (done: number, all: number) => void = () => undefined,
): Promise<number> {
  if (await hasPuzzles(site.db)) return 0;
  const start = await startCatalogueIn(folder);
  const found = start === undefined ? await foundIn(folder) : [];
  const all = start?.entries.length ?? found.length;
  const onInserted = (done: number): void => onProgress(done, all);
  onProgress(0, all);
  return site.db.transaction().execute(async (sql) => {
    await lockNumbers(sql);
    // another process that started at the same moment was first
    if (await hasPuzzles(sql)) return 0;
    if (start !== undefined) return addStartCatalogue(sql, site, start, onInserted);
    const now = site.now();
    const texts = { authorName: AUTHOR, license: LICENSE, now };
    await insertPuzzles(
      sql,
      found.map((one) => ({ ...one, ...texts })),
      onInserted,
    );
    return found.length;
  });
}

/** The puzzles of a folder of files, the largest first, then the hardest. */
async function foundIn(folder: string): Promise<readonly Found[]> {
  const found = (await puzzlesOfFolder(folder)).flatMap(({ file, puzzle }) =>
    foundPuzzle(puzzle, START_TITLES[file] ?? toTitles(puzzle)),
  );
  return found.sort((a, b) => computeArea(b) - computeArea(a) || b.puzzle.score - a.puzzle.score);
}

async function hasPuzzles(sql: Sql): Promise<boolean> {
  return (await sql.selectFrom('puzzle').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** The facts about a puzzle; nothing if it has not exactly one solution. */
function foundPuzzle(puzzle: Puzzle, titles: Titles): Found[] {
  const facts = appraised(puzzle);
  return facts.solutions === 'one' ? [{ id: idOf(puzzle), titles, puzzle: facts }] : [];
}

function toTitles({ meta: { title } }: Puzzle): Titles {
  return title === undefined ? {} : { en: title };
}

function computeArea({ puzzle: { width, height } }: Found): number {
  return width * height;
}
