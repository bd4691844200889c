/**
 * The journal of a draft: edits that the database has not confirmed, and the stroke under way,
 * written synchronously to `localStorage` as `nonokit.draft.<draft>.<tab>`. A tab that
 * opens the draft takes over the journals of closed tabs.
 */
import type { TextStorage } from '../space.js';
import type { DraftRow, DraftTexts } from './draft-log.js';
import { type PictureCode, pictureOfCode, toFields } from './edit-code.js';

/** What a journal holds. */
export interface DraftPage {
  /** Where its edits go on: a log, and how many edits that had. */
  readonly log: string | undefined;
  readonly count: number;
  /** The start of a draft that has no log yet. */
  readonly start: PictureCode | undefined;
  readonly rows: readonly DraftRow[];
  /** Texts that are not stored yet. */
  readonly texts: DraftTexts | undefined;
  readonly textsAt: number;
}

/** A journal with nothing in it. */
export const NO_DRAFT_PAGE: DraftPage = {
  log: undefined,
  count: 0,
  start: undefined,
  rows: [],
  texts: undefined,
  textsAt: 0,
};

/** A journal that a tab left. */
export interface FoundDraftPage extends DraftPage {
  readonly key: string;
  readonly id: string;
  readonly tab: string;
}

const PREFIX = 'nonokit.draft.';

/** The key of a tab's journal of a draft. */
export function draftJournalKey(id: string, tab: string): string {
  return `${PREFIX}${id}.${tab}`;
}

/** Writes a journal, or removes an empty one. Returns false where the browser refuses. */
export function writeDraftJournal(
  storage: TextStorage | undefined,
  key: string,
  page: DraftPage,
): boolean {
  try {
    if (page.rows.length === 0 && page.texts === undefined) storage?.removeItem(key);
    else storage?.setItem(key, JSON.stringify(page));
    return storage !== undefined;
  } catch {
    // the journal is a second net; that the first one holds is what the store watches
    return false;
  }
}

/** All journals of drafts, or those of one. */
export function draftJournals(storage: TextStorage, id?: string): readonly FoundDraftPage[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys.flatMap((key) => {
    const [draft, tab, ...rest] = key.startsWith(PREFIX) ? key.slice(PREFIX.length).split('.') : [];
    if (draft === undefined || tab === undefined || rest.length > 0) return [];
    if (id !== undefined && draft !== id) return [];
    return [{ key, id: draft, tab, ...parsePage(storage.getItem(key) ?? '') }];
  });
}

function parsePage(text: string): DraftPage {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // a text that is not JSON is not ours, so it is ignored
  }
  const { log, count, start, rows, texts, textsAt } = toFields(value);
  return {
    log: typeof log === 'string' ? log : undefined,
    count: typeof count === 'number' ? count : 0,
    start: pictureOfCode(start) === undefined ? undefined : (start as PictureCode),
    rows: rowsFrom(rows),
    texts: textsFrom(texts),
    textsAt: typeof textsAt === 'number' ? textsAt : 0,
  };
}

/** Those values of a list that have the form of a row. */
export function rowsFrom(value: unknown): readonly DraftRow[] {
  if (!Array.isArray(value)) return [];
  return value.filter(
    (row) =>
      Array.isArray(row) &&
      typeof row[0] === 'string' &&
      typeof toFields(row[1])['type'] === 'string',
  );
}

/** The longest text of a draft. */
const MOST_TEXT = 10_000;

/** The texts of a value, if it has their form. */
export function textsFrom(value: unknown): DraftTexts | undefined {
  const { title, author, description } = toFields(value);
  const isText = (text: unknown): text is string =>
    typeof text === 'string' && text.length <= MOST_TEXT;
  return isText(title) && isText(author) && isText(description)
    ? { title, author, description }
    : undefined;
}
