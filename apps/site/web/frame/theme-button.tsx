/** The button of the header that cycles through the themes, and shows the current one. */

import type { Settings } from '../../player-store/settings.js';
import { Icon } from '../widgets/icon.js';
import { usePage } from './page-context.js';
import { keepSetting, settings } from './settings.js';

const ORDER: readonly Settings['theme'][] = ['system', 'light', 'dark', 'contrast'];

export function ThemeButton() {
  const { wordsOf } = usePage();
  const words = wordsOf('shell');
  const { theme } = settings.value;
  const label = `${words.theme}: ${words.themes[theme]}`;
  const next = ORDER[(ORDER.indexOf(theme) + 1) % ORDER.length] ?? 'system';
  return (
    <button
      type="button"
      class="icon-button"
      title={label}
      onClick={() => keepSetting('theme', next)}
    >
      <Icon name="sun-moon" />
    </button>
  );
}
