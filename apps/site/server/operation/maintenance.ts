/** The commands that keep and carry data: move, backup, restore, check, import, export, invite. */

import type Database from 'libsql';
import { OperatorError, type Sentence, type SiteConfig } from '../host/index.js';
import { inviteAdministrator } from '../people/index.js';
import {
  computeSums,
  damaged,
  endFilling,
  findFaults,
  formatPlace,
  migrate,
  moveAll,
  readBackup,
  readMigration,
  type Storage,
  type Sums,
  writeBackup,
} from '../storage/index.js';
import { exportPuzzles } from './export-puzzles.js';
import { type ImportWishes, importPuzzles } from './import-puzzles.js';
import { noteBackup } from './kept-backups.js';
import { addLostRatings } from './lost-ratings.js';
import { clearProgress, showProgress } from './progress.js';
import { SOURCE, withStorage } from './with-storage.js';

const AGREE: Sentence = {
  en: 'all counts and sums agree',
  ru: 'все количества и суммы совпадают',
};

/** Moves everything from one database into another. Returns the final message. */
export async function move(from: string, to: string): Promise<Sentence> {
  const sums = await withStorage(
    from,
    (source) =>
      withStorage(to, async (target) => {
        const moved = await moveAll(source, target, showProgress());
        await addLostRatings(target);
        await endFilling(target);
        return moved;
      }),
    SOURCE,
  );
  return told({ en: `moved to ${formatPlace(to)}`, ru: `перенесено в ${formatPlace(to)}` }, sums);
}

/** Reads a whole database and checks its integrity. @throws with the fault. */
export async function check(database: string): Promise<Sentence> {
  const read = async ({ dialect, driver, db }: Storage): Promise<Sums> => {
    const faults = dialect === 'sqlite' ? findFaults(driver as Database.Database) : [];
    if (faults.length > 0) throw damaged(database, faults);
    return await computeSums(db, showProgress());
  };
  const sums = await withStorage(database, read, SOURCE);
  const place = formatPlace(database);
  const how = { en: 'the database is sound', ru: 'база данных цела' };
  return told({ en: `read from ${place}`, ru: `прочитано из ${place}` }, sums, how);
}

/** Writes a backup of a database into a file. */
export async function backup(database: string, file: string): Promise<Sentence> {
  const write = async (storage: Storage): Promise<Sums> => {
    const written = await writeBackup(storage, file, showProgress());
    await noteBackup(storage, Date.now());
    return written;
  };
  const sums = await withStorage(database, write, SOURCE);
  return told({ en: `kept in ${file}`, ru: `сохранено в ${file}` }, sums);
}

/** Fills an empty database from a backup, of this version or an older one. */
export async function restore(database: string, file: string): Promise<Sentence> {
  const fill = async (storage: Storage): Promise<Sums> => {
    const sums = await readBackup(storage, file, showProgress());
    await migrate(storage);
    await addLostRatings(storage);
    await endFilling(storage);
    return sums;
  };
  const until = await readMigration(file);
  const sums = await withStorage(database, fill, { until });
  return told({ en: `restored from ${file}`, ru: `восстановлено из ${file}` }, sums);
}

/** Faults that are printed; the others are counted. */
const MOST_FAULTS = 50;

/** Adds puzzles to the catalogue. @throws the sums, if something could not be read. */
export async function bringIn(
  database: string,
  paths: readonly string[],
  wishes: ImportWishes,
  say: (fault: Sentence) => void,
): Promise<Sentence> {
  let faults = 0;
  const onFault = (fault: Sentence): void => {
    faults++;
    clearProgress();
    if (faults <= MOST_FAULTS) say(fault);
  };
  const options = { now: Date.now(), wishes, progress: showProgress(), onFault };
  // a dry run makes no database
  const opened = wishes.isDryRun === true ? SOURCE : {};
  const bring = (storage: Storage) => importPuzzles(storage, paths, options);
  const { added, known, refused, faulty } = await withStorage(database, bring, opened);
  clearProgress();
  const dry =
    wishes.isDryRun === true
      ? { en: 'Nothing is written. ', ru: 'Ничего не записано. ' }
      : undefined;
  const sums = {
    en: `${dry?.en ?? ''}${added} added, ${known} already known, ${refused} refused because they do not have one solution`,
    ru: `${dry?.ru ?? ''}Добавлено: ${added}, уже есть: ${known}, отклонено (решение не одно): ${refused}`,
  };
  if (faulty === 0) return { en: `${sums.en}.`, ru: `${sums.ru}.` };
  throw new OperatorError({
    en: `${sums.en}, ${faulty} not read. Correct those and run the import again.`,
    ru: `${sums.ru}, не прочитано: ${faulty}. Исправьте их и повторите импорт.`,
  });
}

/** Writes the puzzles of the catalogue into a file. */
export async function bringOut(database: string, file: string): Promise<Sentence> {
  const write = (storage: Storage) => exportPuzzles(storage, file, showProgress());
  const puzzles = await withStorage(database, write, SOURCE);
  clearProgress();
  return { en: `${puzzles} puzzles in ${file}`, ru: `Кроссвордов в ${file}: ${puzzles}` };
}

/** Makes an address for one more administrator; one that was printed before no longer works. */
export async function invite({ database, baseUrl }: SiteConfig): Promise<Sentence> {
  const address = await withStorage(
    database,
    ({ db }) => inviteAdministrator({ db, now: Date.now, config: { baseUrl } }),
    SOURCE,
  );
  return {
    en: `An administrator can create an account, once and within seven days, at\n${address}`,
    ru: `В течение семи дней один раз администратор может создать учётную запись по адресу\n${address}`,
  };
}

function told(what: Sentence, sums: Sums, how: Sentence = AGREE): Sentence {
  const tables = Object.keys(sums).length;
  const rows = Object.values(sums).reduce((all, sum) => all + sum.rows, 0);
  clearProgress();
  return {
    en: `${rows} rows in ${tables} tables ${what.en}; ${how.en}.`,
    ru: `Строк: ${rows}, таблиц: ${tables}; ${what.ru}; ${how.ru}.`,
  };
}
