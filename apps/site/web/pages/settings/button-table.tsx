/** The table of gamepad buttons: like that of keys. */
import { useEffect, useState } from 'preact/hooks';
import { usePage } from '../../frame/page-context.js';
import { keepSetting, settings } from '../../frame/settings.js';
import { toast } from '../../frame/toasts.js';
import { Ask } from '../../widgets/ask.js';
import { Dialog } from '../../widgets/dialog.js';
import { actionText, Buttons, buttonText } from '../../widgets/key-names.js';
import {
  type ActionId,
  findOwner,
  listButtons,
  type OwnerId,
  PAD_ACTIONS,
} from '../../widgets/keys.js';
import type { SettingsWords } from '../../words/en/settings.js';
import { HELP_ICON_SHAPES } from '../help/help-icon-shapes.js';
import { MappingTable } from './mapping-table.js';

export function ButtonTable({ words }: { readonly words: SettingsWords }) {
  const [asked, ask] = useState<ActionId>();
  const { gamepad } = settings.value;
  const isChanged = Object.keys(gamepad).length > 0;
  return (
    <MappingTable
      id="gamepad"
      shape={HELP_ICON_SHAPES['gamepad-2']}
      state={words.buttonsState(Object.keys(gamepad).length)}
      title={words.gamepad}
      note={words.gamepadNote}
      column={words.button}
      actions={PAD_ACTIONS}
      shown={(action) => <Buttons numbers={listButtons(action, gamepad)} />}
      words={words}
      usual={words.usualButtons}
      onChange={ask}
      onUsual={isChanged ? () => keepSetting('gamepad', {}) : undefined}
    >
      {asked !== undefined && (
        <AskButton key={asked} action={asked} words={words} onClose={() => ask(undefined)} />
      )}
    </MappingTable>
  );
}

/** Waits for a button and gives it to the action. */
function AskButton({
  action,
  words,
  onClose,
}: {
  readonly action: ActionId;
  readonly words: SettingsWords;
  readonly onClose: () => void;
}) {
  const page = usePage();
  const { wordsOf } = page;
  const [taken, setTaken] = useState<{ button: number; owner: OwnerId }>();
  const { actions } = wordsOf('keys');
  const give = (button: number, owner?: OwnerId): void => {
    const { gamepad } = settings.value;
    const rest =
      owner === undefined ? [] : listButtons(owner, gamepad).filter((each) => each !== button);
    keepSetting('gamepad', {
      ...gamepad,
      ...(owner === undefined ? {} : { [owner]: rest }),
      [action]: [button],
    });
    toast({ text: words.keptKey(actions[action], buttonText(page, button)) });
    onClose();
  };
  usePressedButton(taken === undefined, (button) => {
    const owner = findOwner(button, action, (each) => listButtons(each, settings.peek().gamepad));
    if (owner === undefined) give(button);
    else setTaken({ button, owner });
  });
  if (taken !== undefined) {
    return (
      <Ask
        title={words.conflict(buttonText(page, taken.button), actionText(page, taken.owner))}
        action={words.take}
        onYes={() => give(taken.button, taken.owner)}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog title={words.pressButton(actions[action])} onClose={onClose}>
      <p class="soft">{words.pressButtonHelp}</p>
    </Dialog>
  );
}

/** Looks at all gamepads every frame; browsers tell of a button in no other way. */
function usePressedButton(isWaiting: boolean, onPress: (button: number) => void): void {
  useEffect(() => {
    if (!isWaiting) return;
    // a button that is down already was pressed for something else
    const held = new Set(pressedButtons());
    let frame = requestAnimationFrame(function look() {
      const pressed = pressedButtons();
      const fresh = pressed.find((button) => !held.has(button));
      if (fresh !== undefined) return onPress(fresh);
      for (const button of held) if (!pressed.includes(button)) held.delete(button);
      frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, [isWaiting]);
}

function pressedButtons(): number[] {
  return navigator
    .getGamepads()
    .flatMap((pad) => [...(pad?.buttons.entries() ?? [])])
    .filter(([, { pressed }]) => pressed)
    .map(([button]) => button);
}
