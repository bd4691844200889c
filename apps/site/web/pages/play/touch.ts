/** A short tremor of the phone for each cell that a finger paints, where phones can do that. */
import { lengthOf } from '@nonokit/board';
import { settings } from '../../frame/settings.js';
import { isTouchScreen } from '../../widgets/board-style.js';
import type { PlaySession } from './session.js';

/** Milliseconds of the tremor for a cell, and for a finished line. */
const CELL = 6;
const LINE = 18;

/** Follows strokes with tremors while the setting is on. Returns how to stop. */
export function connectTouch({ board, game }: PlaySession): () => void {
  if (board === undefined || !('vibrate' in navigator)) return () => undefined;
  let length = 0;
  let finished = game.peek().finishedCount;
  const tremble = (milliseconds: number): void => {
    if (settings.value.vibrates && isTouchScreen()) navigator.vibrate(milliseconds);
  };
  const stops = [
    board.on('stroke', (stroke) => {
      const now = stroke === undefined ? 0 : lengthOf(stroke);
      if (now > length) tremble(CELL);
      length = now;
    }),
    board.on('change', ({ game: { finishedCount } }) => {
      if (finishedCount > finished) tremble(LINE);
      finished = finishedCount;
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
