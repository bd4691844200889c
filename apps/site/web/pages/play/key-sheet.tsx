/** The keys over the board: "?" shows them without leaving the game. */
import { usePage } from '../../frame/page-context.js';
import { Dialog } from '../../widgets/dialog.js';
import { KeyList } from '../../widgets/key-list.js';

export function KeySheet({ onClose }: { readonly onClose: () => void }) {
  const { linkTo, wordsOf } = usePage();
  const words = wordsOf('keys');
  return (
    <Dialog title={words.title} onClose={onClose}>
      {/* first in the focus, so that the sheet opens at its top */}
      <div class="key-sheet" tabIndex={-1} autofocus>
        <KeyList />
      </div>
      <div class="actions">
        <a class="button quiet" href={`${linkTo('settings/')}#keys`}>
          {words.change}
        </a>
        <button type="button" class="button" onClick={onClose}>
          {words.close}
        </button>
      </div>
    </Dialog>
  );
}
