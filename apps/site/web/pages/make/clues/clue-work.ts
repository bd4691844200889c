/**
 * The clues that are typed in the maker. They outlive their dialog, so that a press beside it takes
 * nothing from anyone, and so that files whose clues contradict each other can be put into it.
 */
import { BLACK_ON_WHITE, type Draft } from '@nonokit/core';
import type { DraftTexts } from '../../../../player-store/drafts/draft-log.js';
import { NO_TEXTS } from '../../../../player-store/drafts/open-draft.js';
import { NumberSession } from '../../../clue-editor/number-session.js';
import { listSpots, readingOf, resized } from '../../../clue-editor/reading.js';

/** Clues in the making. */
export interface ClueWork {
  readonly session: NumberSession;
  /** Title and author of the file that they come from. */
  texts: DraftTexts;
}

let work: ClueWork | undefined;

/** The clues so far; the first ones are none, for a sheet of this size. */
export function clueWork(size: { readonly width: number; readonly height: number }): ClueWork {
  if (work === undefined) {
    work = { session: new NumberSession('typed'), texts: NO_TEXTS };
    clearClues(work, size);
  }
  return work;
}

/** Begins with no clue. */
export function clearClues(
  { session }: ClueWork,
  { width, height }: { readonly width: number; readonly height: number },
): void {
  const nothing = readingOf({ palette: BLACK_ON_WHITE, rows: [], columns: [] });
  session.load(resized(nothing, width, height));
  askFirst(session);
}

/** Puts clues of a file in the place of those that are there, which can be taken back. */
export function putClues(draft: Draft, texts: DraftTexts): void {
  const { rows, columns } = draft;
  const current = clueWork({ width: columns.length, height: rows.length });
  current.session.change(readingOf(draft));
  current.texts = texts;
  askFirst(current.session);
}

/** Forgets the clues: their picture is drawn. */
export function endClues(): void {
  work = undefined;
}

function askFirst(session: NumberSession): void {
  const reading = session.reading.peek();
  const [first] = reading === undefined ? [] : listSpots(reading);
  if (first !== undefined) session.ask(first);
}
