/** Settings of how the board looks and helps. */

import { keepSetting, settings } from '../../frame/settings.js';
import { showsCrosses } from '../../widgets/board-style.js';
import { Switch } from '../../widgets/controls.js';
import type { SettingsWords } from '../../words/en/settings.js';
import { Choice, Group } from './group.js';

export function BoardSettings({ words }: { readonly words: SettingsWords }) {
  const { crossing, rulesEvery, numbers, blankAs } = settings.value;
  return (
    <Group id="board" title={words.board}>
      <Choice
        name="crossing"
        label={words.crossing}
        value={crossing}
        labels={(['never', 'finished', 'provable'] as const).map((each) => [
          each,
          words.crossings[each],
        ])}
        onChange={(value) => keepSetting('crossing', value)}
      />
      <Choice
        name="numbers"
        label={words.numbers}
        value={numbers}
        labels={(['left', 'right', 'both'] as const).map((each) => [each, words.numberSides[each]])}
        onChange={(value) => keepSetting('numbers', value)}
      />
      <Choice
        name="rules"
        label={words.rulesEvery}
        value={rulesEvery}
        labels={([0, 5, 10] as const).map((each) => [each, words.rules[each]])}
        onChange={(value) => keepSetting('rulesEvery', value)}
      />
      <Choice
        name="blanks"
        label={words.blankAs}
        value={blankAs}
        labels={(['cross', 'dot'] as const).map((each) => [each, words.blanks[each]])}
        onChange={(value) => keepSetting('blankAs', value)}
      />
      <BoardSwitches words={words} />
    </Group>
  );
}

function BoardSwitches({ words }: { readonly words: SettingsWords }) {
  const { mistakes, symbols, crosshair, lineNumbers } = settings.value;
  return (
    <>
      <Choice
        name="mistakes"
        label={words.mistakes}
        value={mistakes}
        labels={(['asked', 'atOnce', 'never'] as const).map((each) => [
          each,
          words.mistakesWhen[each],
        ])}
        onChange={(value) => keepSetting('mistakes', value)}
      />
      {mistakes === 'atOnce' && <p class="small soft">{words.mistakesNote}</p>}
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
      <Switch
        label={words.crossesFinished}
        note={words.crossesFinishedNote}
        isOn={showsCrosses(settings.value)}
        onChange={(isOn) => keepSetting('crossesFinished', isOn)}
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
    </>
  );
}
