/** The page of the browser tests: a store, and a 20 x 20 puzzle, in `window.lab`. */
import { cluesOnly, type GameRecord } from '@nonokit/board';
import { BLACK_ON_WHITE, gridOf, puzzleOf } from '@nonokit/core';
import {
  activeClock,
  type OpenGame,
  openSettings,
  openStore,
} from '../../../player-store/index.js';

const SIZE = 20;
const rows = Array.from({ length: SIZE }, (_, row) =>
  Array.from({ length: SIZE }, (_, column) => (row * column) % 2),
);

export const lab = {
  store: openStore(),
  settings: openSettings(),
  activeClock,
  clues: cluesOnly(puzzleOf(gridOf(rows), BLACK_ON_WHITE)),
  /** Records that were heard from other tabs. */
  heard: [] as GameRecord[],
  game: undefined as OpenGame | undefined,
  async open(): Promise<number> {
    lab.game = await lab.store.open('game', lab.clues);
    lab.game.onForeign((record) => lab.heard.push(record));
    return lab.game.record.length;
  },
  paint(...cells: number[]): void {
    lab.game?.append({ at: 1, move: { type: 'paint', mark: 1, cells } });
  },
};

declare global {
  interface Window {
    lab: typeof lab;
  }
}
window.lab = lab;
