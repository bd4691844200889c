/**
 * The player's progress in a file. The browser keeps every move itself, but only for this port and
 * this browser; the file joins them. Its text is the page's own (`exportAll` of the site's store).
 *
 * A writer names the version that it has read. If the file has changed since, nothing is
 * written, so that no page overwrites what it has not merged. The file is replaced as a whole, and
 * a lock makes two programs wait for each other.
 */
import { createHash } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { dataFolder } from '../../io/data-folder.js';

/** The text of the file and its version; a missing file is an empty text. */
export interface Progress {
  readonly text: string;
  /** As HTTP writes it: "\"5f3c…\"". */
  readonly version: string;
}

/** What became of writing. */
export type Written =
  | { readonly outcome: 'written'; readonly version: string }
  /** The file has another version by now. */
  | { readonly outcome: 'changed' }
  /** The text is not what pages send. */
  | { readonly outcome: 'refused' };

/** How long another program may hold the lock before it counts as dead. */
const LOCK_MS = 5000;
const LOCK_STEP_MS = 20;

/** The file of a user's progress. */
export function progressPath(...place: Parameters<typeof dataFolder>): string {
  return join(dataFolder(...place), 'nonokit', 'progress.json');
}

/** The file. */
export class ProgressFile {
  readonly path: string;
  #writing: Promise<unknown> = Promise.resolve();

  constructor(path: string) {
    this.path = path;
  }

  /** Reads the file. */
  async read(): Promise<Progress> {
    const text = await readFile(this.path, 'utf8').catch(unlessMissing);
    return { text, version: hashText(text) };
  }

  /** Replaces the text if the file still has the version `expected`. */
  write(text: string, expected: string | undefined): Promise<Written> {
    const written = this.#writing.then(() => this.#locked(() => this.#write(text, expected)));
    // the next one writes even if this one failed
    this.#writing = written.catch(() => undefined);
    return written;
  }

  async #write(text: string, expected: string | undefined): Promise<Written> {
    if (!isProgress(text)) return { outcome: 'refused' };
    const there = await this.read();
    if (there.version !== expected) return { outcome: 'changed' };
    if (there.text !== '' && !isProgress(there.text)) {
      // damaged by another program: kept aside, since a person may still read it
      await rename(this.path, `${this.path}.damaged`);
    }
    const next = `${this.path}.next`;
    const file = await open(next, 'w', 0o600);
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(next, this.path);
    return { outcome: 'written', version: hashText(text) };
  }

  /** Runs `work` while no other program writes. */
  async #locked<T>(work: () => Promise<T>): Promise<T> {
    await mkdir(dirname(this.path), { recursive: true, mode: 0o700 });
    const lock = `${this.path}.lock`;
    for (;;) {
      try {
        await (await open(lock, 'wx')).close();
        break;
      } catch (error) {
        if (!hasCode(error, 'EEXIST')) throw error;
        await sleep(LOCK_STEP_MS);
        if (await isOld(lock)) await rm(lock, { force: true });
      }
    }
    try {
      return await work();
    } finally {
      await rm(lock, { force: true });
    }
  }
}

async function isOld(lock: string): Promise<boolean> {
  try {
    return Date.now() - (await stat(lock)).mtimeMs > LOCK_MS;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}

/** True for the text of a page's store. */
function isProgress(text: string): boolean {
  try {
    const content: unknown = JSON.parse(text);
    return Object(content).format === 'nonokit-store';
  } catch {
    return false;
  }
}

function hashText(text: string): string {
  return `"${createHash('sha256').update(text).digest('hex').slice(0, 32)}"`;
}

function unlessMissing(error: unknown): string {
  if (hasCode(error, 'ENOENT')) return '';
  throw error;
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
