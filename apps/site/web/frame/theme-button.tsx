/** The button of the header that goes through the themes, and says which one holds. */

import type { Settings } from '../../player-store/settings.js';
import { Icon } from '../widgets/icon.js';
import { SHELL_EN } from '../words/en/shell.js';
import { SHELL_RU } from '../words/ru/shell.js';
import { usePage } from './page-context.js';
import { keepSetting, settings } from './settings.js';

const WORDS = { en: SHELL_EN, ru: SHELL_RU };
const ORDER: readonly Settings['theme'][] = ['system', 'light', 'dark', 'contrast'];

export function ThemeButton() {
  const { wordsOf } = usePage();
  const words = wordsOf(WORDS);
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
