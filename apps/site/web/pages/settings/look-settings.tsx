/** Settings of how pages look. */

import { usePage } from '../../frame/page-context.js';
import { keepSetting, settings } from '../../frame/settings.js';
import { Slider } from '../../widgets/controls.js';
import type { SettingsWords } from '../../words/en/settings.js';
import { LANGUAGES, languageName } from '../../words/languages.js';
import { Choice, Group } from './group.js';

export function LookSettings({ words }: { readonly words: SettingsWords }) {
  const { language, wordsOf } = usePage();
  const { language: chosen, theme, textSize, symbols } = settings.value;
  const { themes } = wordsOf('shell');
  return (
    <Group id="look" title={words.look}>
      <label class="choice">
        <span>{words.language}</span>
        <select
          class="input"
          name="language"
          value={chosen !== undefined && LANGUAGES.includes(chosen) ? chosen : language}
          onChange={({ currentTarget }) => keepSetting('language', currentTarget.value)}
        >
          {LANGUAGES.map((each) => (
            <option key={each} value={each} lang={each}>
              {languageName(each)}
            </option>
          ))}
        </select>
      </label>
      <Choice
        name="theme"
        label={words.theme}
        value={theme}
        labels={(['system', 'light', 'dark', 'contrast'] as const).map((each) => [
          each,
          themes[each],
        ])}
        onChange={(value) => keepSetting('theme', value)}
      />
      <div class="text-size">
        <Slider
          label={words.textSize}
          value={textSize}
          text={words.percent(textSize)}
          min={100}
          max={200}
          step={10}
          onChange={(value) => keepSetting('textSize', value)}
        />
        <small>{words.textSizeNote}</small>
      </div>
      <Choice
        name="symbols"
        label={words.symbols}
        value={symbols}
        labels={(['auto', 'always', 'never'] as const).map((each) => [
          each,
          words.symbolsWhen[each],
        ])}
        onChange={(value) => keepSetting('symbols', value)}
      />
    </Group>
  );
}
