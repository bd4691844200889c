/** How the player's settings want a board to look. */
import { type BoardStyle, USUAL_STYLE } from '@nonokit/board';
import type { Settings } from '../../player-store/settings.js';

/** The style of every board of the pages. */
export function toBoardStyle(settings: Settings): BoardStyle {
  return {
    ...USUAL_STYLE,
    rulesEvery: settings.rulesEvery,
    blankAs: settings.blankAs,
    hasCrosshair: settings.crosshair,
    numbers: settings.numbers,
    hasSymbols: settings.symbols,
    hasLineNumbers: settings.lineNumbers,
    crossesFinished: settings.crossesFinished,
  };
}
