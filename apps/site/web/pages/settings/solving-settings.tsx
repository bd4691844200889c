/** Settings of what the board does while one solves. */

import { keepSetting, settings } from '../../frame/settings.js';
import { crossesFinishedLines } from '../../widgets/board-style.js';
import { Switch } from '../../widgets/controls.js';
import type { SettingsWords } from '../../words/en/settings.js';
import { Choice, Group } from './group.js';

export function SolvingSettings({ words }: { readonly words: SettingsWords }) {
  const { crossing, crossSafe, mistakes, sounds, showsClock } = settings.value;
  return (
    <Group id="solving" title={words.solving}>
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
      <Switch
        label={words.crossesFinished}
        note={words.crossesFinishedNote}
        isOn={crossesFinishedLines(settings.value)}
        onChange={(isOn) => keepSetting('crossesFinished', isOn)}
      />
      <Switch
        label={words.crossSafe}
        note={words.crossSafeNote}
        isOn={crossSafe}
        onChange={(isOn) => keepSetting('crossSafe', isOn)}
      />
      <Choice
        name="mistakes"
        label={words.mistakes}
        note={mistakes === 'atOnce' ? words.mistakesNote : words.mistakesShown}
        value={mistakes}
        labels={(['asked', 'atOnce', 'never'] as const).map((each) => [
          each,
          words.mistakesWhen[each],
        ])}
        onChange={(value) => keepSetting('mistakes', value)}
      />
      <Switch
        label={words.clock}
        note={words.clockNote}
        isOn={showsClock}
        onChange={(isOn) => keepSetting('showsClock', isOn)}
      />
      <Switch label={words.sounds} isOn={sounds} onChange={(isOn) => keepSetting('sounds', isOn)} />
    </Group>
  );
}
