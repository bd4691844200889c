/**
 * The journal: what is not in the database yet, written synchronously to `localStorage`.
 *
 * It holds the stroke under way, moves that the database has not confirmed, and, once the page is
 * hidden, zoom and time. Each tab has its own journal of a game, `nonokit.journal.<game>.<tab>`.
 * A tab that opens the game takes over the journals of closed tabs: their entries become pending
 * ones. Order cannot break exactly-once, because entries carry identifiers: after a
 * crash between "in the database" and "removed from the journal" the entry is found in the log.
 */
import { type Entry, isEntry } from './entry.js';
import { parseKept } from './kept.js';
import type { Kept } from './kept-look.js';
import type { TextStorage } from './space.js';

/** What a journal holds. */
export interface JournalPage {
  /** Moves that are not confirmed, and the stroke under way as the last of them. */
  readonly entries: readonly Entry[];
  readonly kept: Kept | undefined;
  /** When it was written: milliseconds since 1970. */
  readonly writtenAt: number;
}

/** A journal that a tab left. */
export interface FoundJournal extends JournalPage {
  readonly key: string;
  readonly tab: string;
}

const PREFIX = 'nonokit.journal.';

/** The key of a tab's journal of a game. */
export function journalKey(id: string, tab: string): string {
  return `${PREFIX}${id}.${tab}`;
}

/** Writes a journal, or removes an empty one. Returns false where the browser refuses. */
export function writeJournal(
  storage: TextStorage | undefined,
  key: string,
  page: JournalPage,
): boolean {
  try {
    if (page.entries.length === 0 && page.kept === undefined) storage?.removeItem(key);
    else storage?.setItem(key, JSON.stringify(page));
    return storage !== undefined;
  } catch {
    // the journal is a second net; that the first one holds is what the store watches
    return false;
  }
}

/** All journals of a game, the oldest first. */
export function findJournals(storage: TextStorage, id: string): readonly FoundJournal[] {
  const start = `${PREFIX}${id}.`;
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys
    .flatMap((key) => {
      const tab = key.slice(start.length);
      if (!key.startsWith(start) || tab.includes('.')) return [];
      return [{ key, tab, ...parsePage(storage.getItem(key) ?? '') }];
    })
    .sort((a, b) => a.writtenAt - b.writtenAt);
}

function parsePage(text: string): JournalPage {
  const none = { entries: [], kept: undefined, writtenAt: 0 };
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return none;
    const { entries, kept, writtenAt } = value as Record<keyof JournalPage, unknown>;
    return {
      entries: Array.isArray(entries) ? entries.filter(isEntry) : [],
      kept: parseKept(kept),
      writtenAt: typeof writtenAt === 'number' ? writtenAt : 0,
    };
  } catch {
    // a text that is no JSON is not ours: there is nothing in it to keep
    return none;
  }
}
