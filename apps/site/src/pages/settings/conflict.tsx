/** Asks whether a key or button is taken from the action that has it. */
import { Dialog } from '../../shell/dialog.js';
import { wordsOf } from '../../shell/state.js';
import type { SettingsWords } from '../../words/en/settings.js';
import { SHELL_EN } from '../../words/en/shell.js';
import { SHELL_RU } from '../../words/ru/shell.js';

const SHELL = { en: SHELL_EN, ru: SHELL_RU };

export function Conflict({
  text,
  words,
  onTake,
  onClose,
}: {
  readonly text: string;
  readonly words: SettingsWords;
  readonly onTake: () => void;
  readonly onClose: () => void;
}) {
  return (
    <Dialog title={text} onClose={onClose}>
      <div class="actions">
        <button type="button" class="button" onClick={onClose}>
          {wordsOf(SHELL).cancel}
        </button>
        <button type="button" class="button primary" onClick={onTake}>
          {words.take}
        </button>
      </div>
    </Dialog>
  );
}
