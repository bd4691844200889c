/**
 * The command `export`: writes all puzzles with titles and pictures, one JSON object a line, for
 * `import` on this site or another.
 */
import { createWriteStream, renameSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Titles } from '../../contract/catalogue.js';
import { OperatorError } from '../host/index.js';
import {
  atOneMoment,
  mustBeNew,
  type Progress,
  readPages,
  type Sql,
  type Storage,
} from '../storage/index.js';
import type { Carried } from './export-lines.js';

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
