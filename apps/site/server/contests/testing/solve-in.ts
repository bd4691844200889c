/** Solves of people in contests, by the routes of the site, with its clock set forward. */
import type { GameRecord } from '@nonokit/board';
import type { Grid } from '@nonokit/core';
import { bytesOfRecord, cluesOf, playedRecord, randomPicture } from '../../games/testing/played.js';
import type { TestPerson, TestSite } from '../../testing/test-site.js';

/** Three different pictures. */
export const pictures = [
  randomPicture('contest one', 8),
  randomPicture('contest two', 8),
  randomPicture('contest three', 8),
] as const;

/** How a person plays. */
export interface Way {
  /** From the clues to the solve, by the clock of the site. */
  readonly serverMs: number;
  readonly hints?: number;
  readonly checks?: number;
}

/** A puzzle and its picture. */
export interface Known {
  readonly puzzle: string;
  readonly picture: Grid;
}

/** A site, and its clock. */
export type Place = Pick<TestSite, 'ask' | 'clock'>;

/** Plays a puzzle to the end; returns the kind of the solve. */
export async function solveIn(
  test: Place,
  as: TestPerson,
  { puzzle, picture }: Known,
  { serverMs, hints = 0, checks = 0 }: Way,
): Promise<string> {
  const game = await asked<{ id: string }>(test, as, '/games', { puzzle });
  test.clock.now += serverMs;
  const played = playedRecord(picture, { seed: `${as.name} ${puzzle}`, pace: 400 });
  const asks = (count: number, kind: 'where' | 'check'): GameRecord =>
    Array.from({ length: count }, () => ({ at: 0, move: { type: 'help', kind } as const }));
  const help = [...asks(hints, 'where'), ...asks(checks, 'check')];
  const bytes = bytesOfRecord(cluesOf(picture), [...help, ...played]);
  const record = Buffer.from(bytes).toString('base64');
  const path = `/games/${game.id}/solve`;
  const { solve } = await asked<{ solve: { kind: string } }>(test, as, path, { record });
  return solve.kind;
}

async function asked<T>(test: Place, as: TestPerson, path: string, body: object): Promise<T> {
  const answer = await test.ask('POST', `/api/v1${path}`, { as, body });
  if (answer.status >= 300) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as T;
}
