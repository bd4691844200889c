/**
 * The command `import`: adds the puzzles of exported files, files of the start catalogue, its whole
 * folder with the series, puzzle files of any format, or folders of them. What cannot be read is
 * reported with its place, and the others are added all the same. A puzzle whose picture is in the
 * catalogue already is left out.
 */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { CATALOGUE_FILES } from '@nonokit/catalogue';
import { orThrow, type Puzzle } from 'nonokit';
import { safeReadPuzzleFile } from 'nonokit/node';
import { addSeriesOfFolder, insertPuzzle, listPuzzleFiles } from '../catalogue/index.js';
import { appraised } from '../engine/index.js';
import { OperatorError, type Sentence } from '../host/index.js';
import { fillDays } from '../rankings/index.js';
import { type Progress, randomId, type Sql, type Storage } from '../storage/index.js';
import { type Arriving, arrivingLine } from './export-lines.js';
import { toSentence } from './machine-trouble.js';

/** Puzzles from one sign of progress to the next. */
const SHOWN_EVERY = 20;

/** Puzzles of a series, as the API allows them. */
const MOST_IN_SERIES = 100;

/** What an import is to do besides. */
export interface ImportWishes {
  /** For puzzles that name no author, or no licence. */
  readonly author?: string;
  readonly license?: string;
  /** More tags for all of them. */
  readonly tags?: readonly string[];
  /** The title of a series of all that was imported. */
  readonly series?: string;
  /** Whether nothing is written. */
  readonly isDryRun?: boolean;
}

/** The circumstances of an import. */
export interface ImportOptions {
  readonly now: number;
  readonly wishes?: ImportWishes;
  readonly progress?: Progress | undefined;
  /** Called for what cannot be read. */
  readonly onFault?: (fault: Sentence) => void;
}

/** What an import has done. */
export interface Imported {
  readonly added: number;
  /** Puzzles that the catalogue has already. */
  readonly known: number;
  /** Puzzles without exactly one solution. */
  readonly refused: number;
  /** Files, lines and puzzles that cannot be read. */
  readonly faulty: number;
}

/** Adds the puzzles of files and folders. @throws if a name is wrong, before anything is added. */
export async function importPuzzles(
  { db }: Storage,
  paths: readonly string[],
  { now, wishes = {}, progress, onFault }: ImportOptions,
): Promise<Imported> {
  for (const path of paths) statSync(path);
  const done = { added: 0, known: 0, refused: 0, faulty: 0 };
  const adding = { db, now, isDryRun: wishes.isDryRun === true, seen: new Set<string>() };
  const ids = new Map<string, string>();
  const all: string[] = [];
  for (const path of paths) {
    for await (const found of puzzlesAt(path)) {
      if ('en' in found) {
        done.faulty++;
        onFault?.(found);
        continue;
      }
      const { outcome, id } = await add(adding, withWishes(found, wishes));
      done[outcome]++;
      if (id !== undefined) all.push(id);
      if (all.length % SHOWN_EVERY === 0) progress?.(path, all.length);
      if (found.entry !== undefined && id !== undefined) ids.set(found.entry, id);
    }
    if (!adding.isDryRun && cataloguesIn(path).length > 0) {
      await addSeriesOfFolder(db, path, ids, now);
    }
  }
  if (adding.isDryRun) return done;
  if (wishes.series !== undefined) await addSeries(db, wishes.series, all, now);
  await fillDays({ db, now: () => now });
  return done;
}

/** A puzzle with what its file leaves open. */
function withWishes(found: Arriving, { author, license, tags = [] }: ImportWishes): Arriving {
  return {
    ...found,
    author: found.author === '' ? (author ?? '') : found.author,
    license: found.license === '' ? (license ?? '') : found.license,
    tags: [...new Set([...found.tags, ...tags])],
  };
}

/** A series without an author, of the puzzles in the order of their files. */
async function addSeries(db: Sql, title: string, all: readonly string[], now: number) {
  const puzzles = [...new Set(all)];
  if (puzzles.length === 0) return;
  if (puzzles.length > MOST_IN_SERIES) throw tooManyForSeries(puzzles.length);
  await db.transaction().execute(async (sql) => {
    const id = randomId();
    const times = { created_at: now, changed_at: now };
    await sql
      .insertInto('series')
      .values({ id, title, ...times })
      .execute();
    const rows = puzzles.map((puzzle_id, k) => ({ series_id: id, position: k + 1, puzzle_id }));
    await sql.insertInto('series_puzzle').values(rows).execute();
  });
}

function tooManyForSeries(count: number): OperatorError {
  return new OperatorError({
    en: `The puzzles are imported, but no series: it would have ${count}, and ${MOST_IN_SERIES} is the most. Import parts of them with --series.`,
    ru: `Кроссворды добавлены, но серии нет: в ней было бы ${count}, а можно ${MOST_IN_SERIES}. Импортируйте их с --series по частям.`,
  });
}

/** The puzzles of a file or folder, and a sentence for each that cannot be read. */
async function* puzzlesAt(path: string): AsyncGenerator<Arriving | Sentence> {
  const catalogues = cataloguesIn(path);
  if (catalogues.length > 0) {
    for (const file of catalogues) yield* exportedAt(file);
  } else if (statSync(path).isDirectory()) {
    for (const file of await listPuzzleFiles(path)) yield* filedAt(join(path, file));
  } else yield* filedAt(path);
}

/** The files of the start catalogue in a folder; none if the path is something else. */
function cataloguesIn(path: string): readonly string[] {
  return CATALOGUE_FILES.map((name) => join(path, `${name}.ndjson.gz`)).filter(existsSync);
}

async function* filedAt(path: string): AsyncGenerator<Arriving | Sentence> {
  if (/\.ndjson(\.gz)?$/.test(path)) {
    yield* exportedAt(path);
    return;
  }
  try {
    const { puzzles } = orThrow(await safeReadPuzzleFile(path));
    for (const [k, puzzle] of puzzles.entries()) {
      const place = puzzles.length === 1 ? { en: path, ru: path } : puzzlePlace(path, k + 1);
      yield orFault(place, () => arriving(orThrow(puzzle)));
    }
  } catch (error) {
    yield faultAt({ en: path, ru: path }, toSentence(error));
  }
}

function puzzlePlace(path: string, number: number): Sentence {
  return { en: `${path}, puzzle ${number}`, ru: `${path}, кроссворд ${number}` };
}

async function* exportedAt(path: string): AsyncGenerator<Arriving | Sentence> {
  const bytes = createReadStream(path);
  const unpacked = path.endsWith('.gz') ? bytes.pipe(createGunzip()) : bytes;
  // the lines end with the first error of either, which is thrown after them
  let broken: unknown;
  const note = (error: unknown): void => {
    broken ??= error;
    lines.close();
  };
  const lines = createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY });
  bytes.on('error', note);
  unpacked.on('error', note);
  let number = 0;
  try {
    for await (const line of lines) {
      number++;
      const place = { en: `${path}: line ${number}`, ru: `${path}: строка ${number}` };
      yield orFault(place, () => arrivingLine(line), NOT_EXPORTED);
    }
  } catch (error) {
    note(error);
  }
  if (broken !== undefined) yield faultAt({ en: path, ru: path }, toSentence(broken));
}

const NOT_EXPORTED: Sentence = {
  en: 'is not a puzzle of an export or of the start catalogue.',
  ru: '— не кроссворд из выгрузки и не из начального каталога.',
};

/** A puzzle, or what is wrong at its place: `said` instead of what reading it says. */
function orFault(place: Sentence, read: () => Arriving, said?: Sentence): Arriving | Sentence {
  try {
    return read();
  } catch (error) {
    if (said === undefined) return faultAt(place, toSentence(error));
    return { en: `${place.en} ${said.en}`, ru: `${place.ru} ${said.ru}` };
  }
}

function faultAt(place: Sentence, { en, ru }: Sentence): Sentence {
  const join = (at: string, text: string): string =>
    text.startsWith(at) ? text : `${at}: ${text}`;
  return { en: join(place.en, en), ru: join(place.ru, ru) };
}

function arriving(puzzle: Puzzle): Arriving {
  const { title, author = '', description = '', license = '' } = puzzle.meta;
  const titles = title === undefined ? {} : { en: title };
  return { titles, description, notes: '', tags: [], license, author, puzzle };
}

/** Where puzzles go. */
interface Adding {
  readonly db: Sql;
  readonly now: number;
  readonly isDryRun: boolean;
  /** Pictures that a dry run would have added. */
  readonly seen: Set<string>;
}

/** The outcome for a puzzle, and its identifier here; undefined if it was refused. */
interface Added {
  readonly outcome: 'added' | 'known' | 'refused';
  readonly id?: string;
}

async function add({ db, now, isDryRun, seen }: Adding, carried: Arriving): Promise<Added> {
  const { id = randomId(), puzzle, author, entry: _, ...texts } = carried;
  const twin = db.selectFrom('puzzle').select('id');
  // before solving it: a repeated import quickly reaches the new puzzles
  const same = await twin.where('id', '=', id).executeTakeFirst();
  if (same !== undefined) return { outcome: 'known', id };
  const facts = appraised(puzzle);
  if (facts.solutions !== 'one') return { outcome: 'refused' };
  const known = await twin.where('key', '=', facts.key).executeTakeFirst();
  if (known !== undefined) return { outcome: 'known', id: known.id };
  if (isDryRun) {
    if (seen.has(facts.key)) return { outcome: 'known', id };
    seen.add(facts.key);
    return { outcome: 'added', id };
  }
  await db
    .transaction()
    .execute((sql) => insertPuzzle(sql, { ...texts, id, puzzle: facts, authorName: author, now }));
  return { outcome: 'added', id };
}
