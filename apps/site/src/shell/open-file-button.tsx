/**
 * The button that opens a file of the player's. It is a link to the page of opened puzzles, so that
 * it leads somewhere without script as well.
 */
import { SHELL_EN } from '../words/en/shell.js';
import { SHELL_RU } from '../words/ru/shell.js';
import { chooseFiles } from './drop.js';
import { Icon } from './icon.js';
import { linkTo, wordsOf } from './state.js';

const WORDS = { en: SHELL_EN, ru: SHELL_RU };

export function OpenFileButton({ isBig = false }: { readonly isBig?: boolean }) {
  return (
    <a
      class={isBig ? 'button big' : 'button'}
      href={linkTo('open/')}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        chooseFiles();
      }}
    >
      <Icon name="folder-open" />
      {wordsOf(WORDS).openFile}
    </a>
  );
}
