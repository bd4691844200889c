/** The options of a board that follow from the player's settings. */
import type { mount } from '@nonokit/board-dom/one-language';
import type { Palette } from '@nonokit/core';
import type { Settings } from '../../../player-store/settings.js';
import type { PageTexts } from '../../frame/page-context.js';
import { toBoardStyle } from '../../widgets/board-style.js';
import { showsSymbols } from '../../widgets/symbols.js';

/** Options with the words of the page. */
export type GivenOptions = Parameters<typeof mount>[2];

/** What settings, theme and language mean for a board. */
export function toBoardOptions(
  settings: Settings,
  theme: 'light' | 'dark' | 'contrast',
  { wordsOf }: PageTexts,
  palette: Palette,
): GivenOptions {
  return {
    words: wordsOf('board'),
    look: theme,
    crossing: settings.crossing,
    stroke: {
      isAxisLocked: settings.axisLock,
      isLikeFirst: settings.likeFirst,
      isCrossSafe: settings.crossSafe,
    },
    style: toBoardStyle(settings, showsSymbols(settings, palette)),
    keys: settings.keys,
    gamepad: settings.gamepad,
  };
}
