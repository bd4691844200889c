/**
 * Looks at the record of a racing hand as at a solve that would be ranked: it has to be possible in
 * the time of the server's clock, and to look like a person's.
 */
import { type Clues, type GameRecord, saveGame } from '@nonokit/board';
import type { Finding, RoomPuzzle } from '../../rooms/index.js';
import { EngineMemory, EngineTimeout } from '../engine/index.js';
import { verify } from '../games/index.js';
import type { Site } from '../site/index.js';

/** The race of a hand. */
export interface RacedRecord {
  readonly roomId: string;
  readonly hand: number;
  readonly puzzle: RoomPuzzle;
  readonly clues: Clues;
  readonly record: GameRecord;
  /** When the round began, and when the hand had finished: on the server's clock. */
  readonly beganAt: number;
  readonly finishedAt: number;
}

/** What the server thinks of a race. */
export async function findFinding({ engine }: Site, raced: RacedRecord): Promise<Finding> {
  const { clues, puzzle, record, beganAt, finishedAt } = raced;
  const elapsed = record.at(-1)?.at ?? 0;
  const bytes = new TextEncoder().encode(saveGame(clues, { record, elapsed }));
  const verdict = verify({
    bytes,
    gameId: `${raced.roomId}/${raced.hand}`,
    now: finishedAt,
    puzzleId: puzzle.id,
    version: puzzle.version,
    givenAt: beganAt,
    clues,
    known: { isByKey: false, isByAuthor: false, earlier: [] },
  });
  if (!verdict.isVerified || verdict.solve.kind === 'machine') return 'doubtful';
  const { activeMs } = verdict.solve;
  const history = { clean: 0, paces: [], beats: [] };
  const request = { clues, record: bytes, activeMs, difficulty: puzzle.difficulty, history };
  try {
    const { judgement } = await engine.run('judge', request, { rank: 'stranger' });
    // a guest is not known to have been that fast before, and need not be
    const found = judgement.findings.filter((finding) => finding !== 'unproved-speed');
    return found.length === 0 ? 'verified' : 'doubtful';
  } catch (error) {
    if (error instanceof EngineTimeout || error instanceof EngineMemory) return 'doubtful';
    throw error;
  }
}
