/** How many lines of a board were finished when: the steps of a curve. */
import { applyMove, type Clues, type GameRecord, newGame } from '@nonokit/board';

/** How many lines are finished from a time on. */
export interface ProgressStep {
  readonly at: number;
  readonly done: number;
}

/** How far a hand was over time. */
export interface Curve {
  readonly name: string;
  /** The colour of the hand. */
  readonly color: string;
  readonly steps: readonly ProgressStep[];
}

/** The steps of a game; the first one is at zero. */
export function stepsOfRecord(clues: Clues, record: GameRecord): readonly ProgressStep[] {
  let game = newGame(clues);
  const counts = record.map(({ at, move }) => {
    game = applyMove(game, move);
    return { at, done: game.finishedCount };
  });
  return onlyChanges([{ at: 0, done: newGame(clues).finishedCount }, ...counts]);
}

/** Without what is as it was before. */
export function onlyChanges(steps: readonly ProgressStep[]): readonly ProgressStep[] {
  return steps.filter(({ done }, k) => done !== steps[k - 1]?.done);
}
