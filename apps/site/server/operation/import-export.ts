/**
 * The commands that carry puzzles: `export` writes all of them with titles and pictures, one JSON
 * object a line; `import` takes such a file, files of the start catalogue, its whole folder with
 * the series, puzzle files of any format, or folders of them. A puzzle whose picture is in the
 * catalogue already is left out, and said so.
 */
import {
  createReadStream,
  createWriteStream,
  existsSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { CATALOGUE_FILES } from '@nonokit/catalogue';
import { orThrow, type Puzzle } from 'nonokit';
import { readPuzzleFile } from 'nonokit/node';
import { Titles } from '../../contract/catalogue.js';
import { addSeriesOfFolder, insertPuzzle, puzzlesOfFolder } from '../catalogue/index.js';
import { appraised } from '../engine/index.js';
import { OperatorError } from '../host/index.js';
import { fillDays } from '../rankings/index.js';
import {
  atOneMoment,
  mustBeNew,
  type Progress,
  randomId,
  readPages,
  type Sql,
  type Storage,
} from '../storage/index.js';
import { type Arriving, arrivingLine, type Carried } from './export-lines.js';
import { toSentence } from './machine-trouble.js';

/** Puzzles from one sign of progress to the next. */
const SHOWN_EVERY = 20;

/**
 * Writes all public puzzles into a compressed file. Returns how many. The file appears under its
 * name only when it is whole.
 */
export async function exportPuzzles(
  storage: Storage,
  file: string,
  progress?: Progress,
): Promise<number> {
  if (!file.endsWith('.ndjson.gz')) throw wrongName(file);
  mustBeNew(file);
  const partial = `${file}.partial`;
  let puzzles = 0;
  const count = (): void => {
    puzzles++;
    if (puzzles % SHOWN_EVERY === 0) progress?.('export', puzzles);
  };
  await atOneMoment(storage, (sql) =>
    pipeline(Readable.from(linesOf(sql, count)), createGzip(), createWriteStream(partial)),
  ).catch((error: unknown) => {
    rmSync(partial, { force: true });
    throw error;
  });
  renameSync(partial, file);
  return puzzles;
}

function wrongName(file: string): OperatorError {
  return new OperatorError({
    en: `${file}: choose a name that ends in .ndjson.gz, so that "import" recognises the file.`,
    ru: `${file}: выберите имя с окончанием .ndjson.gz, чтобы "import" узнал, что это.`,
  });
}

async function* linesOf(db: Sql, count: () => void): AsyncGenerator<string> {
  for await (const rows of readPages(db, { table: 'puzzle', key: ['id'] })) {
    for (const puzzle of await findCarriedPuzzles(
      db,
      rows.map(({ id }) => String(id)),
    )) {
      count();
      yield `${JSON.stringify(puzzle)}\n`;
    }
  }
}

async function findCarriedPuzzles(db: Sql, ids: readonly string[]): Promise<Carried[]> {
  const rows = await db
    .selectFrom('puzzle')
    .innerJoin('secret', 'secret.puzzle_id', 'puzzle.id')
    .leftJoin('person', 'person.id', 'puzzle.author_id')
    .select(['puzzle.id', 'titles', 'description', 'notes', 'license', 'picture'])
    .select(['author_name', 'person.name as account'])
    .where('puzzle.id', 'in', ids)
    .where('state', '=', 'public')
    .execute();
  const tags = await db
    .selectFrom('secret_tag')
    .selectAll()
    .where('puzzle_id', 'in', ids)
    .execute();
  return rows.map(({ titles, account, author_name, ...row }) => ({
    ...row,
    titles: Titles.parse(JSON.parse(titles)),
    author: account ?? author_name,
    tags: tags.filter(({ puzzle_id }) => puzzle_id === row.id).map(({ tag }) => tag),
  }));
}

/** What an import has done. */
export interface Imported {
  readonly added: number;
  /** Puzzles that the catalogue has already. */
  readonly known: number;
  /** Puzzles without exactly one solution. */
  readonly refused: number;
}

/** Adds the puzzles of files and folders. @throws if one cannot be read. */
export async function importPuzzles(
  { db }: Storage,
  paths: readonly string[],
  now: number,
  progress?: Progress,
): Promise<Imported> {
  // all names are read before the first puzzle is added
  for (const path of paths) statSync(path);
  const done = { added: 0, known: 0, refused: 0 };
  const ids = new Map<string, string>();
  let puzzles = 0;
  for (const path of paths) {
    try {
      for await (const carried of puzzlesAt(path)) {
        const { outcome, id } = await add(db, carried, now);
        done[outcome]++;
        puzzles++;
        if (puzzles % SHOWN_EVERY === 0) progress?.(path, puzzles);
        if (carried.entry !== undefined && id !== undefined) ids.set(carried.entry, id);
      }
    } catch (error) {
      throw stopped(path, error, done);
    }
    if (cataloguesIn(path).length > 0) await addSeriesOfFolder(db, path, ids, now);
  }
  await fillDays({ db, now: () => now });
  return done;
}

/** The fault of a file, and the number of puzzles added before it. */
function stopped(path: string, error: unknown, { added }: Imported): OperatorError {
  const { en, ru } = toSentence(error);
  const place = en.startsWith(path) ? '' : `${path}: `;
  const sentence = {
    en: `${place}${ended(en)} Puzzles added before the error are kept: ${added}.`,
    ru: `${place}${ended(ru)} До этого добавлено кроссвордов, они останутся: ${added}.`,
  };
  return new OperatorError(sentence, { cause: error });
}

function ended(sentence: string): string {
  return sentence.endsWith('.') ? sentence : `${sentence}.`;
}

async function* puzzlesAt(path: string): AsyncGenerator<Arriving> {
  const catalogues = cataloguesIn(path);
  if (/\.ndjson(\.gz)?$/.test(path)) yield* exportedAt(path);
  else if (catalogues.length > 0) {
    for (const file of catalogues) yield* exportedAt(file);
  } else if (statSync(path).isDirectory()) {
    for (const { puzzle } of await puzzlesOfFolder(path)) yield arriving(puzzle);
  } else {
    for (const puzzle of orThrow(await readPuzzleFile(path)).puzzles)
      yield arriving(orThrow(puzzle));
  }
}

/** The files of the start catalogue in a folder; none if the path is something else. */
function cataloguesIn(path: string): readonly string[] {
  return CATALOGUE_FILES.map((name) => join(path, `${name}.ndjson.gz`)).filter(existsSync);
}

async function* exportedAt(path: string): AsyncGenerator<Arriving> {
  const bytes = createReadStream(path);
  const input = path.endsWith('.gz') ? bytes.pipe(createGunzip()) : bytes;
  let number = 0;
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    number++;
    yield arrivingAt(line, number);
  }
}

/** The puzzle of a line. @throws with the number of the line if it has none. */
function arrivingAt(line: string, number: number): Arriving {
  try {
    return arrivingLine(line);
  } catch (error) {
    throw new OperatorError(
      {
        en: `line ${number} is not a puzzle of an export or of the start catalogue.`,
        ru: `строка ${number} — не кроссворд из выгрузки и не из начального каталога.`,
      },
      { cause: error },
    );
  }
}

function arriving(puzzle: Puzzle): Arriving {
  const { title, author = '', description = '', license = '' } = puzzle.meta;
  const titles = title === undefined ? {} : { en: title };
  return { titles, description, notes: '', tags: [], license, author, puzzle };
}

/** The outcome for a puzzle, and its identifier here; undefined if it was refused. */
interface Added {
  readonly outcome: keyof Imported;
  readonly id?: string;
}

async function add(db: Sql, carried: Arriving, now: number): Promise<Added> {
  const { id = randomId(), puzzle, author, entry: _, ...texts } = carried;
  const twin = db.selectFrom('puzzle').select('id');
  // before solving it: a repeated import quickly reaches the new puzzles
  const same = await twin.where('id', '=', id).executeTakeFirst();
  if (same !== undefined) return { outcome: 'known', id };
  const facts = appraised(puzzle);
  if (facts.solutions !== 'one') return { outcome: 'refused' };
  const known = await twin.where('key', '=', facts.key).executeTakeFirst();
  if (known !== undefined) return { outcome: 'known', id: known.id };
  await db
    .transaction()
    .execute((sql) => insertPuzzle(sql, { ...texts, id, puzzle: facts, authorName: author, now }));
  return { outcome: 'added', id };
}
