/** Settings of how the board is drawn. */

import { keepSetting, settings } from '../../frame/settings.js';
import { Switch } from '../../widgets/controls.js';
import { ICON_SHAPES } from '../../widgets/icon-shapes.js';
import type { SettingsWords } from '../../words/en/settings.js';
import { Choice, Fold } from './group.js';

export function BoardSettings({ words }: { readonly words: SettingsWords }) {
  const { rulesEvery, numbers, blankAs, crosshair, lineNumbers } = settings.value;
  const state = [
    `${words.rulesEvery}: ${words.ruleState[rulesEvery] ?? rulesEvery}`,
    `${words.numbers}: ${words.sideState[numbers]}`,
  ];
  return (
    <Fold id="board" shape={ICON_SHAPES['grid-3x3']} title={words.board} state={state.join('. ')}>
      <Choice
        name="rules"
        label={words.rulesEvery}
        value={rulesEvery}
        labels={([0, 5, 10] as const).map((each) => [each, words.rules[each]])}
        onChange={(value) => keepSetting('rulesEvery', value)}
      />
      <Choice
        name="numbers"
        label={words.numbers}
        value={numbers}
        labels={(['left', 'right', 'both'] as const).map((each) => [each, words.numberSides[each]])}
        onChange={(value) => keepSetting('numbers', value)}
      />
      <Choice
        name="blanks"
        label={words.blankAs}
        value={blankAs}
        labels={(['cross', 'dot'] as const).map((each) => [each, words.blanks[each]])}
        onChange={(value) => keepSetting('blankAs', value)}
      />
      <Switch
        label={words.crosshair}
        isOn={crosshair}
        onChange={(isOn) => keepSetting('crosshair', isOn)}
      />
      <Switch
        label={words.lineNumbers}
        isOn={lineNumbers}
        onChange={(isOn) => keepSetting('lineNumbers', isOn)}
      />
    </Fold>
  );
}
