/**
 * The clues that are typed in the maker. They outlive their dialog and the page, so that a press
 * beside it takes nothing from anyone, and so that files whose clues contradict each other can be
 * put into it.
 */
import { BLACK_ON_WHITE, type Draft } from '@nonokit/core';
import { effect } from '@preact/signals';
import type { DraftTexts } from '../../../../player-store/drafts/draft-log.js';
import { NO_TEXTS } from '../../../../player-store/drafts/open-draft.js';
import { NumberSession } from '../../../clue-editor/number-session.js';
import { draftIn, listSpots, readingOf, resized } from '../../../clue-editor/reading.js';
import { keepClues, readClues } from './kept-clues.js';

/** Clues in the making. */
export interface ClueWork {
  readonly session: NumberSession;
  /** Title and author of the file that they come from. */
  texts: DraftTexts;
}

let work: ClueWork | undefined;
let endKeeping: (() => void) | undefined;

/**
 * The clues so far: those of the last visit if their picture was not drawn, else none, for a sheet
 * of this size.
 */
export function clueWork(size: { readonly width: number; readonly height: number }): ClueWork {
  if (work !== undefined) return work;
  const kept = readClues();
  const begun = { session: new NumberSession('typed'), texts: kept?.texts ?? NO_TEXTS };
  work = begun;
  if (kept === undefined) clearClues(begun, size);
  else {
    begun.session.load(readingOf(kept.draft));
    askFirst(begun.session);
  }
  endKeeping = effect(() => keep(begun));
  return work;
}

/** Keeps clues at each change, unless there is no number. */
function keep({ session, texts }: ClueWork): void {
  const reading = session.reading.value;
  const draft = reading && draftIn(reading);
  const hasNumbers = [draft?.rows, draft?.columns].some((side) =>
    side?.some(({ length }) => length),
  );
  keepClues(draft && hasNumbers ? { draft, texts } : undefined);
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
  current.texts = texts;
  current.session.change(readingOf(draft));
  askFirst(current.session);
}

/** Forgets the clues: their picture is drawn. */
export function endClues(): void {
  endKeeping?.();
  keepClues(undefined);
  work = undefined;
}

function askFirst(session: NumberSession): void {
  const reading = session.reading.peek();
  const [first] = reading === undefined ? [] : listSpots(reading);
  if (first !== undefined) session.ask(first);
}
