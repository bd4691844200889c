/** What is done seldom: size, borders, turning the whole picture, how hands work. */

import { usePage } from '../../frame/page-context.js';
import { keepSetting, settings } from '../../frame/settings.js';
import { toast } from '../../frame/toasts.js';
import { Switch } from '../../widgets/controls.js';
import { Dialog } from '../../widgets/dialog.js';
import { MenuItem } from '../../widgets/menu-item.js';
import type { DialogPart } from './dialog-part.js';
import { trim } from './size-dialog.js';

export function MoreDialog(part: DialogPart) {
  const { linkTo } = usePage();
  const { workshop, words, press, board, open, onClose } = part;
  const after = (act: () => void) => (): void => {
    act();
    onClose();
  };
  const clear = (): void => {
    workshop.apply({ type: 'select' });
    workshop.apply({ type: 'clear' });
    const run = (): void => workshop.apply({ type: 'undo' });
    toast({ text: words.cleared, action: { label: words.undo, run } });
  };
  return (
    <Dialog title={words.more} onClose={onClose}>
      <div class="menu">
        <MenuItem icon="eye" label={words.solvedLook} onClick={() => open('solved')} />
        <MenuItem icon="expand" label={words.changeSize} onClick={() => open('size')} />
        <MenuItem icon="crop" label={words.trim} onClick={() => trim(part)} />
        <MenuItem icon="maximize" label={words.fit} onClick={after(() => board.value?.fit())} />
        <hr />
        <MenuItem icon="copy" label={words.copy} onClick={after(() => press('copy'))} />
        <MenuItem
          icon="clipboard-paste"
          label={words.paste}
          onClick={after(() => press('paste'))}
        />
        <MenuItem
          icon="rotate-ccw"
          label={words.turnLeft}
          onClick={after(() => press('turn-left'))}
        />
        <MenuItem
          icon="rotate-cw"
          label={words.turnRight}
          onClick={after(() => press('turn-right'))}
        />
        <MenuItem
          icon="flip-horizontal-2"
          label={words.flipAcross}
          onClick={after(() => press('flip-across'))}
        />
        <MenuItem
          icon="flip-vertical-2"
          label={words.flipDown}
          onClick={after(() => press('flip-down'))}
        />
        <hr />
        <MenuItem icon="keyboard" label={words.help} href={linkTo('help/making/')} />
        <MenuItem icon="trash-2" label={words.clearAll} isDanger onClick={after(clear)} />
      </div>
      <Switch
        label={words.cursorMode}
        isOn={settings.value.pointer === 'cursor'}
        onChange={(isOn) => keepSetting('pointer', isOn ? 'cursor' : 'paint')}
      />
      <Switch
        label={words.leftHanded}
        isOn={settings.value.leftHanded}
        onChange={(isOn) => keepSetting('leftHanded', isOn)}
      />
      <div class="actions">
        <button type="button" class="button" onClick={onClose}>
          {words.close}
        </button>
      </div>
    </Dialog>
  );
}
