/** Corrections of the dialog that looks for a wrong number: they become numbers of the page. */
import { adopt } from '../../clue-editor/reading.js';
import type { Openable } from '../../puzzles/open-files.js';
import type { ScanSession } from './scan-session.js';

/** Takes a corrected puzzle as JSON; false leaves other files to be opened as puzzles. */
export async function takeCorrection(
  session: ScanSession,
  [source]: readonly Openable[],
  signal: AbortSignal,
): Promise<boolean> {
  const reading = session.reading.peek();
  if (typeof source !== 'string' || reading === undefined) return false;
  const { worker } = await import('../../worker.js');
  const read = await worker().read(source, { format: 'json', signal });
  const puzzle = read.ok ? read.value.puzzles[0] : undefined;
  if (puzzle === undefined || !puzzle.ok) return false;
  const { rows, columns } = puzzle.value;
  // another puzzle than the one on the page was pasted
  if (rows.length !== reading.height || columns.length !== reading.width) return false;
  session.change(adopt(reading, { rows, columns }));
  return true;
}
