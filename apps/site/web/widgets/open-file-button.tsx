/** The button that opens files of the player's. */

import { chooseFiles } from '../frame/drop.js';
import { usePage } from '../frame/page-context.js';
import { Icon } from './icon.js';

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
      {wordsOf('shell').openFile}
    </a>
  );
}
