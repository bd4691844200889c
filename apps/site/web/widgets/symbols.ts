/** Which puzzles are shown with symbols on their inks. */
import { inkWarnings, type Palette } from '@nonokit/core';
import type { Settings } from '../../player-store/settings.js';

/** Whether the inks of a puzzle have symbols, by the player's settings. */
export function showsSymbols({ symbols }: Pick<Settings, 'symbols'>, palette: Palette): boolean {
  if (palette.length <= 2) return false;
  return symbols === 'always' || (symbols === 'auto' && areInksAlike(palette));
}

/** True if there are two inks that look alike to some people. */
export function areInksAlike(palette: Palette): boolean {
  // that an ink is told from the paper is what edges are for
  return inkWarnings(palette).some(({ one }) => one > 0);
}
