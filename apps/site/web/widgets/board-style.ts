/** How the player's settings want a board to look. */
import { type BoardStyle, USUAL_STYLE } from '@nonokit/board';
import type { Palette } from '@nonokit/core';
import type { Settings } from '../../player-store/settings.js';
import { showsSymbols } from './symbols.js';

/** The style of a board for a puzzle with these colours. */
export function toBoardStyle(settings: Settings, palette: Palette): BoardStyle {
  return {
    ...USUAL_STYLE,
    rulesEvery: settings.rulesEvery,
    blankAs: settings.blankAs,
    hasCrosshair: settings.crosshair,
    numbers: settings.numbers,
    hasSymbols: showsSymbols(settings, palette),
    hasLineNumbers: settings.lineNumbers,
    crossesFinished: settings.crossesFinished,
  };
}
