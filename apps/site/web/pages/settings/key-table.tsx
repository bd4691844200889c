/** The table of keys: each can be changed; a key that is taken says by what. */
import { useLayoutEffect, useState } from 'preact/hooks';
import { usePage } from '../../frame/page-context.js';
import { keepSetting, settings } from '../../frame/settings.js';
import { toast } from '../../frame/toasts.js';
import { Ask } from '../../widgets/ask.js';
import { Dialog } from '../../widgets/dialog.js';
import { ICON_SHAPES } from '../../widgets/icon-shapes.js';
import { actionText, Keys } from '../../widgets/key-names.js';
import {
  ACTIONS,
  type ActionId,
  findOwner,
  keyText,
  listKeys,
  nameKey,
  type OwnerId,
} from '../../widgets/keys.js';
import type { SettingsWords } from '../../words/en/settings.js';
import { MappingTable } from './mapping-table.js';

export function KeyTable({ words }: { readonly words: SettingsWords }) {
  const [asked, ask] = useState<ActionId>();
  const { keys } = settings.value;
  const isChanged = Object.keys(keys).length > 0;
  return (
    <MappingTable
      id="keys"
      shape={ICON_SHAPES.keyboard}
      state={words.keysState(ACTIONS.length, Object.keys(keys).length)}
      title={words.keys}
      note={words.keysNote}
      column={words.key}
      actions={ACTIONS}
      shown={(action) => <Keys names={listKeys(action, keys)} />}
      words={words}
      usual={words.usualKeys}
      onChange={ask}
      onUsual={isChanged ? () => keepSetting('keys', {}) : undefined}
    >
      {asked !== undefined && (
        <AskKey key={asked} action={asked} words={words} onClose={() => ask(undefined)} />
      )}
    </MappingTable>
  );
}

/** Waits for a key and gives it to the action. */
function AskKey({
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
  const [taken, setTaken] = useState<{ key: string; owner: OwnerId }>();
  const { actions, space } = wordsOf('keys');
  const give = (key: string, owner?: OwnerId): void => {
    const { keys } = settings.value;
    const rest = owner === undefined ? [] : listKeys(owner, keys).filter((each) => each !== key);
    keepSetting('keys', {
      ...keys,
      ...(owner === undefined ? {} : { [owner]: rest }),
      [action]: [key],
    });
    toast({ text: words.keptKey(actions[action], keyText(key, space)) });
    onClose();
  };
  // before the dialog can be seen: no key is missed
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      // Escape and Tab stay what they are: the ways out of a dialog
      if (taken !== undefined || event.key === 'Escape' || event.key === 'Tab') return;
      const key = nameKey(event);
      if (key === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      const owner = findOwner(key, action, (each) => listKeys(each, settings.peek().keys));
      if (owner === undefined) give(key);
      else setTaken({ key, owner });
    };
    addEventListener('keydown', hear, true);
    return () => removeEventListener('keydown', hear, true);
  }, [taken]);
  if (taken !== undefined) {
    return (
      <Ask
        title={words.conflict(keyText(taken.key, space), actionText(page, taken.owner))}
        action={words.take}
        onYes={() => give(taken.key, taken.owner)}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog title={words.pressKey(actions[action])} onClose={onClose}>
      <p class="soft">{words.pressKeyHelp}</p>
    </Dialog>
  );
}
