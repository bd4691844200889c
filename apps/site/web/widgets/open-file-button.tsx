/** The button that opens files of the player's. */

import { chooseFiles } from '../frame/drop.js';
import { usePage } from '../frame/page-context.js';
import { SHELL_EN } from '../words/en/shell.js';
import { SHELL_RU } from '../words/ru/shell.js';
import { Icon } from './icon.js';

const WORDS = { en: SHELL_EN, ru: SHELL_RU };

export function OpenFileButton({ isBig = false }: { readonly isBig?: boolean }) {
  const { linkTo, wordsOf } = usePage();
  const choose = (event: MouseEvent): void => {
    // a click with a key held down follows the link, for example into a new tab
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    chooseFiles();
  };
  return (
    <a class={isBig ? 'button big' : 'button'} href={linkTo('open/')} onClick={choose}>
      <Icon name="folder-open" />
      {wordsOf(WORDS).openFile}
    </a>
  );
}
