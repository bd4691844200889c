/** Asks before a game is cleared, and offers to undo it. */
import { usePage } from '../../frame/page-context.js';
import { toast } from '../../frame/toasts.js';
import { Dialog } from '../../widgets/dialog.js';
import type { ScreenPart } from './screen-part.js';

export function RestartDialog({
  session,
  words,
  onClose,
}: Pick<ScreenPart, 'session' | 'words'> & { readonly onClose: () => void }) {
  const own = usePage().wordsOf('play-later');
  const restart = (): void => {
    session.play({ type: 'restart' });
    onClose();
    toast({
      text: own.startedOver,
      action: {
        label: words.undo,
        run: () => {
          session.play({ type: 'undo' });
          session.board?.focus();
        },
      },
      stays: true,
    });
  };
  return (
    <Dialog title={own.startOverQuestion} onClose={onClose}>
      <p>{own.startOverText(session.moveCount.value)}</p>
      <div class="actions">
        <button type="button" class="button" onClick={onClose}>
          {words.cancel}
        </button>
        <button type="button" class="button danger" onClick={restart}>
          {own.startOver}
        </button>
      </div>
    </Dialog>
  );
}
