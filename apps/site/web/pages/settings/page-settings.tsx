/** Settings of the pages, and of the player's hand. */

import { usePage } from '../../frame/page-context.js';
import { keepSetting, settings } from '../../frame/settings.js';
import { Slider, Switch } from '../../widgets/controls.js';
import type { SettingsWords } from '../../words/en/settings.js';
import { LANGUAGES, languageFacts } from '../../words/languages.js';
import { Choice, Group } from './group.js';

interface Props {
  readonly words: SettingsWords;
}

export function PageSettings({ words }: Props) {
  const { language, wordsOf } = usePage();
  const { language: chosen, theme, textSize } = settings.value;
  const { themes } = wordsOf('shell');
  return (
    <Group id="page" title={words.page}>
      <Choice
        name="language"
        label={words.language}
        value={chosen !== undefined && LANGUAGES.includes(chosen) ? chosen : language}
        labels={LANGUAGES.map((each) => [each, languageFacts(each).name])}
        onChange={(value) => keepSetting('language', value)}
      />
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
      <Slider
        label={words.textSize}
        value={textSize}
        text={words.percent(textSize)}
        min={100}
        max={200}
        step={10}
        onChange={(value) => keepSetting('textSize', value)}
      />
    </Group>
  );
}

export function HandSettings({ words }: Props) {
  const { axisLock, likeFirst, crossSafe, pointer, leftHanded, vibrates, sounds, showsClock } =
    settings.value;
  return (
    <Group id="hand" title={words.hand}>
      <Choice
        name="pointer"
        label={words.pointer}
        value={pointer}
        labels={[
          ['paint', words.pointers.paint],
          ['cursor', words.pointers.cursor],
        ]}
        onChange={(value) => keepSetting('pointer', value)}
      />
      <Switch
        label={words.axisLock}
        note={words.axisLockNote}
        isOn={axisLock}
        onChange={(isOn) => keepSetting('axisLock', isOn)}
      />
      <Switch
        label={words.likeFirst}
        note={words.likeFirstNote}
        isOn={likeFirst}
        onChange={(isOn) => keepSetting('likeFirst', isOn)}
      />
      <Switch
        label={words.crossSafe}
        note={words.crossSafeNote}
        isOn={crossSafe}
        onChange={(isOn) => keepSetting('crossSafe', isOn)}
      />
      <Switch
        label={words.leftHanded}
        isOn={leftHanded}
        onChange={(isOn) => keepSetting('leftHanded', isOn)}
      />
      <Switch
        label={words.vibrates}
        note={words.vibratesNote}
        isOn={vibrates}
        onChange={(isOn) => keepSetting('vibrates', isOn)}
      />
      <Switch label={words.sounds} isOn={sounds} onChange={(isOn) => keepSetting('sounds', isOn)} />
      <Switch
        label={words.clock}
        note={words.clockNote}
        isOn={showsClock}
        onChange={(isOn) => keepSetting('showsClock', isOn)}
      />
    </Group>
  );
}
