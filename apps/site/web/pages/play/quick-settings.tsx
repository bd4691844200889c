/** The settings that matter while playing; all others are on their page. */

import type { Palette } from '@nonokit/core';
import { usePage } from '../../frame/page-context.js';
import { keepSetting, settings } from '../../frame/settings.js';
import { crossesFinishedLines } from '../../widgets/board-style.js';
import { Segments, Switch } from '../../widgets/controls.js';
import { Dialog } from '../../widgets/dialog.js';
import { showsSymbols } from '../../widgets/symbols.js';
import type { PlayWords } from '../../words/en/play.js';

export function QuickSettings({
  words,
  palette,
  onClose,
}: {
  /** The colours of the puzzle. */
  readonly palette: Palette;
  readonly words: PlayWords;
  readonly onClose: () => void;
}) {
  const { linkTo, wordsOf } = usePage();
  const own = wordsOf('play-later');
  const { crossing, symbols, crosshair, axisLock } = settings.value;
  const hasSymbols = showsSymbols(settings.value, palette);
  const crossings = ['never', 'finished', 'provable'] as const;
  return (
    <Dialog title={words.settings} onClose={onClose}>
      <div class="field">
        <span class="small strong">{own.crossing}</span>
        <Segments
          name="crossing"
          label={own.crossing}
          value={crossing}
          options={crossings.map((value) => ({ value, label: own.crossings[value] }))}
          onChange={(value) => keepSetting('crossing', value)}
        />
      </div>
      <div>
        <Switch
          label={own.crossesFinished}
          isOn={crossesFinishedLines(settings.value)}
          onChange={(isOn) => keepSetting('crossesFinished', isOn)}
        />
        <Switch
          label={own.symbols}
          note={hasSymbols && symbols === 'auto' ? own.symbolsByThemselves : undefined}
          isOn={hasSymbols}
          onChange={(isOn) => keepSetting('symbols', isOn ? 'always' : 'never')}
        />
        <Switch
          label={own.crosshair}
          isOn={crosshair}
          onChange={(isOn) => keepSetting('crosshair', isOn)}
        />
        <Switch
          label={own.axisLock}
          isOn={axisLock}
          onChange={(isOn) => keepSetting('axisLock', isOn)}
        />
      </div>
      <div class="actions">
        <a class="button quiet" href={linkTo('settings/')}>
          {own.allSettings}
        </a>
        <button type="button" class="button" onClick={onClose}>
          {words.close}
        </button>
      </div>
    </Dialog>
  );
}
