/**
 * Why a database cannot be opened, as a sentence for whoever runs the site: what is wrong, with
 * which file or server, and what to do.
 */
import { type Trouble, troubleOf } from './trouble.js';

/** A database that the site does not start with. */
export class UnusableDatabase extends Error {
  override readonly name = 'UnusableDatabase';
}

const RESTORE =
  'Stop everything that uses it, put the file and those beside it (-wal, -shm) aside, and fill ' +
  'a new one with "nonokit-site restore BACKUP".';

const SENTENCES: Readonly<Record<Trouble, string>> = {
  damaged: `is damaged. ${RESTORE}`,
  full: 'cannot be written: its disk is full. Make room, then start again.',
  'read-only':
    'cannot be written: the file, its folder or the disk is read-only. Give the user who runs ' +
    'the site the right to write there, then start again.',
  busy: 'is in use by another program that does not let go. End that, then start again.',
  gone: 'does not answer. See whether it runs and whether the address is right, then start again.',
};

/** The error as a sentence; what has another reason stays as it is. */
export function unusable(url: string, error: unknown): unknown {
  if (error instanceof UnusableDatabase) return error;
  const place = placeOf(url);
  const trouble = troubleOf(error);
  if (trouble !== undefined) {
    return new UnusableDatabase(`The database ${place} ${SENTENCES[trouble]}`, { cause: error });
  }
  // the driver has no code for it
  if (!/unable to open/i.test(error instanceof Error ? error.message : '')) return error;
  const text =
    'cannot be opened. See whether its folder exists and may be read and written by the user ' +
    'who runs the site, then start again.';
  return new UnusableDatabase(`The database ${place} ${text}`, { cause: error });
}

/** A file of SQLite with faults that were found by reading all of it. */
export function damaged(url: string, faults: readonly string[]): UnusableDatabase {
  const [first = ''] = faults;
  const text = `The database ${placeOf(url)} ${SENTENCES.damaged} What is wrong: ${first}`;
  return new UnusableDatabase(text);
}

/** A database that a later version of the site has changed. */
export function tooNew(url: string, migrations: readonly string[]): UnusableDatabase {
  return new UnusableDatabase(
    `The database ${placeOf(url)} belongs to a later version of nonokit-site (it has ` +
      `${migrations.join(', ')}). Start that version, or a later one. To go back to this version, ` +
      'restore a backup from before the update into an empty database.',
  );
}

/** The file or server of a database, without its password. */
export function placeOf(url: string): string {
  if (url.startsWith('sqlite:')) return url.slice('sqlite:'.length);
  if (!URL.canParse(url)) return 'of that address';
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
