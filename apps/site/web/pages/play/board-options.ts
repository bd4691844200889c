/** The options of a board that follow from the player's settings. */
import type { mount } from '@nonokit/board-dom/one-language';
import type { Palette } from '@nonokit/core';
import type { Settings } from '../../../player-store/settings.js';
import type { PageTexts } from '../../frame/page-context.js';
import { crossesFinishedLines, toBoardStyle } from '../../widgets/board-style.js';
import { showsSymbols } from '../../widgets/symbols.js';

/** Options with the words of the page. */
export type GivenOptions = Parameters<typeof mount>[2];

/** Pixels of a cell in which a finger hits and digits can be read, at usual and at most. */
const OPENING_CELL = 24;
const LARGEST_OPENING_CELL = 40;

/** The puzzle's colours, and whether it is shown on a phone. */
export interface BoardPlace {
  readonly palette: Palette;
  readonly isOnPhone: boolean;
}

/** Pixels of a cell on a phone where the whole board cannot be read; they follow the texts. */
export function openingCell({ textSize }: Settings): number {
  return Math.min(LARGEST_OPENING_CELL, (OPENING_CELL * textSize) / 100);
}

/** What settings, theme and language mean for a board. */
export function toBoardOptions(
  settings: Settings,
  theme: 'light' | 'dark' | 'contrast',
  { wordsOf }: PageTexts,
  { palette, isOnPhone }: BoardPlace,
): GivenOptions {
  return {
    words: wordsOf('board'),
    look: theme,
    crossing: settings.crossing,
    crossesFinished: crossesFinishedLines(settings),
    stroke: {
      isAxisLocked: settings.axisLock,
      isLikeFirst: settings.likeFirst,
      isCrossSafe: settings.crossSafe,
    },
    style: {
      ...toBoardStyle(settings, showsSymbols(settings, palette)),
      shortensClues: isOnPhone,
    },
    keys: settings.keys,
    gamepad: settings.gamepad,
  };
}
