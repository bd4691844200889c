/** Puzzles that are dropped or pasted while clues are typed: their clues come into the editor. */
import { toDraft } from '@nonokit/core';
import { MOST_SIDE } from '@nonokit/editor';
import { adopt } from '../../../clue-editor/reading.js';
import type { Openable } from '../../../puzzles/open-files.js';
import { readFirst } from '../puzzle-file.js';
import { type ClueWork, putClues } from './clue-work.js';

/** Takes the clues of a puzzle; false leaves what is none to be refused as on all pages. */
export async function takeClues(
  { session, texts }: ClueWork,
  [source]: readonly Openable[],
  signal: AbortSignal,
): Promise<boolean> {
  if (source === undefined) return false;
  const read = await readFirst(source, signal).catch(() => undefined);
  if (signal.aborted) return true;
  const draft = read?.ok ? toDraft(read.value) : read?.draft;
  const reading = session.reading.peek();
  if (draft === undefined || reading === undefined) return false;
  const { rows, columns, palette } = draft;
  if (Math.max(rows.length, columns.length) > MOST_SIDE) return false;
  const isSameSize = rows.length === reading.height && columns.length === reading.width;
  // of a correction, only the numbers that change are marked
  if (isSameSize) session.change({ ...adopt(reading, draft), palette });
  else putClues(draft, texts);
  return true;
}
