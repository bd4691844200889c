/** The options of a board that follow from the player's settings. */
import type { BoardOptions } from 'nonokit/board';
import type { Settings } from '../../../player-store/settings.js';
import { boardStyleOf } from '../../widgets/board-style.js';

/** What settings, theme and language mean for a board. */
export function boardOptionsOf(
  settings: Settings,
  theme: 'light' | 'dark' | 'contrast',
  language: 'en' | 'ru',
): BoardOptions {
  return {
    language,
    look: theme,
    crossing: settings.crossing,
    stroke: { isAxisLocked: settings.axisLock, isLikeFirst: settings.likeFirst },
    style: boardStyleOf(settings),
    keys: settings.keys,
    gamepad: settings.gamepad,
  };
}
