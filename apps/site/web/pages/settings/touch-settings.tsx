/** Settings of the player's hand. */

import { keepSetting, settings } from '../../frame/settings.js';
import { Switch } from '../../widgets/controls.js';
import type { SettingsWords } from '../../words/en/settings.js';
import { HELP_ICON_SHAPES } from '../help/help-icon-shapes.js';
import { Choice, Fold } from './group.js';

export function TouchSettings({ words }: { readonly words: SettingsWords }) {
  const { axisLock, likeFirst, pointer, leftHanded, vibrates } = settings.value;
  const state = `${words.touchState[pointer]} ${leftHanded ? words.isLeft : words.isRight}`;
  return (
    <Fold id="hand" shape={HELP_ICON_SHAPES.hand} title={words.touch} state={state}>
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
    </Fold>
  );
}
