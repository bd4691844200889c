/** What opens over the page: a new sheet, another size, the drafts, more actions, the picture. */

import { Later } from '../../frame/later.js';
import { usePage } from '../../frame/page-context.js';
import { toast } from '../../frame/toasts.js';
import { PictureOnWhite } from '../../sheet/picture.js';
import { Dialog } from '../../widgets/dialog.js';
import type { DialogPart } from './dialog-part.js';
import { DraftsDialog } from './drafts-dialog.js';
import { fullWords } from './full-words.js';
import type { MakeDialog, MakePart } from './make-part.js';
import { MoreDialog } from './more-dialog.js';
import { NewSheetDialog } from './new-sheet-dialog.js';
import { SizeDialog } from './size-dialog.js';

const clueDialog = async () => (await import('./clues/clue-dialog.js')).ClueDialog;

export function Dialogs({
  dialog,
  ...given
}: Omit<DialogPart, 'words'> & Pick<MakePart, 'words'> & { readonly dialog: MakeDialog }) {
  const page = usePage();
  const part: DialogPart = { ...given, words: fullWords(page) };
  const miss = (): void => {
    part.onClose();
    toast({ text: part.words.notLoaded });
  };
  switch (dialog) {
    case 'new':
      return <NewSheetDialog {...part} />;
    case 'size':
      return <SizeDialog {...part} />;
    case 'drafts':
      return <DraftsDialog {...part} />;
    case 'more':
      return <MoreDialog {...part} />;
    case 'solved':
      return <SolvedDialog {...part} />;
    case 'clues':
      return <Later load={clueDialog} props={part} onFail={miss} />;
    default:
      return null;
  }
}

/** The picture as players see it in the end. */
function SolvedDialog({ workshop, words, onClose }: DialogPart) {
  const { grid, palette } = workshop.picture.value;
  return (
    <Dialog title={words.solvedLook} onClose={onClose}>
      <div class="make-solved">
        <div class="on-white">
          <PictureOnWhite picture={grid} palette={palette} label={words.board} />
        </div>
      </div>
      <div class="actions">
        <button type="button" class="button" onClick={onClose}>
          {words.close}
        </button>
      </div>
    </Dialog>
  );
}
