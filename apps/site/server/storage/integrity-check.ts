/**
 * Whether the file of SQLite can be trusted, asked before the site serves from it. A file that was
 * cut off or has a wrong head is noticed by SQLite at once; a page that was overwritten only when
 * a query reads it. So small files are read whole at every start. Large ones would keep the site
 * waiting; `nonokit-site check` reads them.
 */
import type Database from 'libsql';

/** The largest file that is read whole at each start: a second or so. */
const READ_AT_START = 256 * 1024 * 1024;

/** Refuses a file that is damaged, as far as that is found out soon. @throws if it is. */
export function refuseDamaged(driver: Database.Database): void {
  const bytes = readPragma(driver, 'page_count') * readPragma(driver, 'page_size');
  if (bytes > READ_AT_START) return;
  const [fault] = findFaults(driver);
  if (fault !== undefined) throw Object.assign(new Error(fault), { code: 'SQLITE_CORRUPT' });
}

/** The faults of a file, after reading all of it; none if it is sound. */
export function findFaults(driver: Database.Database): readonly string[] {
  const rows = driver.prepare('pragma quick_check(5)').all() as { quick_check: string }[];
  return rows.map(({ quick_check }) => quick_check).filter((text) => text !== 'ok');
}

function readPragma(driver: Database.Database, name: 'page_count' | 'page_size'): number {
  const [row] = driver.prepare(`pragma ${name}`).all() as Record<string, number>[];
  return row?.[name] ?? 0;
}
