/** How the player's settings want a board to look. */
import { type BoardStyle, USUAL_STYLE } from '@nonokit/board';
import type { Settings } from '../../player-store/settings.js';

/** Whether the player uses fingers. */
export function isTouchScreen(): boolean {
  return globalThis.matchMedia?.('(pointer: coarse)').matches === true;
}

/** Whether finished lines get crosses: fingers draw fewer of them, unless the player chose. */
export function crossesFinishedLines({ crossesFinished }: Settings): boolean {
  return crossesFinished ?? isTouchScreen();
}

/** The style of a board; whether inks have symbols depends on the puzzle as well. */
export function toBoardStyle(settings: Settings, hasSymbols: boolean): BoardStyle {
  return {
    ...USUAL_STYLE,
    rulesEvery: settings.rulesEvery,
    blankAs: settings.blankAs,
    hasCrosshair: settings.crosshair,
    numbers: settings.numbers,
    hasSymbols,
    hasLineNumbers: settings.lineNumbers,
  };
}
