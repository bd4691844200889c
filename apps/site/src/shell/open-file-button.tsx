/** The button that opens a file of the player's: the page of the player takes it from there. */
import { SHELL_EN } from '../words/en/shell.js';
import { SHELL_RU } from '../words/ru/shell.js';
import { Icon } from './icon.js';
import { linkTo, wordsOf } from './state.js';

const WORDS = { en: SHELL_EN, ru: SHELL_RU };

export function OpenFileButton({ isBig = false }: { readonly isBig?: boolean }) {
  return (
    <a class={isBig ? 'button big' : 'button'} href={`${linkTo('play/')}#open`}>
      <Icon name="folder-open" />
      {wordsOf(WORDS).openFile}
    </a>
  );
}
