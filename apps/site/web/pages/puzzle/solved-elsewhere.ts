/**
 * Fetches how the player solved a puzzle on another device, where this one has nothing of it: the
 * moves go into the store, so that the page shows the picture and not an empty board.
 */
import { type BlindPuzzle, isWon, replay } from '@nonokit/board';
import { callPath } from '../../../contract/call-path.js';
import * as paths from '../../../contract/paths.js';
import type { RemotePuzzle, SolveRecord } from '../../../contract/remote-types.js';
import { unpackedText } from '../../../player-store/exchange/packed.js';
import { unpackedRecord } from '../../../player-store/exchange/record.js';
import { here } from '../../frame/here.js';
import { store } from '../../frame/store.js';
import { ask } from '../../site-api/ask.js';
import { remoteRows } from '../../site-api/remote-database.js';

/** Puts the solved game into the store; without a network the board stays empty until later. */
export async function fetchSolved(puzzle: RemotePuzzle, { clues }: BlindPuzzle): Promise<void> {
  const { server } = here.peek();
  const { id, mine, version, given, reveal = null } = puzzle;
  const person = server?.person?.id;
  if (mine?.state !== 'solved' || person === undefined) return;
  if ((await store().versions(id)).some(({ moves }) => moves > 0)) return;
  const answer = await ask<SolveRecord>('GET', callPath(paths.SOLVE_RECORD, { id: mine.solve }), {
    retries: 1,
  });
  // the moves of a version of before do not fit these clues
  if (!answer.ok || answer.value.version !== version) return;
  const { record: packed, kind } = answer.value;
  const record = unpackedRecord(clues, packed)?.record;
  const game = record === undefined ? undefined : replay(clues, record);
  if (record === undefined || game === undefined || !isWon(game)) return;
  const { elapsed, solvedAt } = mine;
  // the server has it: it must not be sent again
  const solve = { id: mine.solve, kind, activeMs: elapsed, points: 0, day: null };
  const solved = { solve: { ...solve, isFirst: true }, place: null, reveal };
  await remoteRows().note(id, { version, given, person, solved, sent: record.length });
  await store().results.put({
    id,
    elapsed,
    help: game.help,
    moves: record.length,
    solvedAt: Date.parse(solvedAt),
  });
  await store().importGame(id, clues, unpackedText(packed) ?? '');
}
