/** Asks before a game is cleared, and offers to undo it. */
import { toast } from '../../frame/toasts.js';
import { Dialog } from '../../widgets/dialog.js';
import type { ScreenPart } from './screen-part.js';

export function RestartDialog({
  session,
  words,
  onClose,
}: Pick<ScreenPart, 'session' | 'words'> & { readonly onClose: () => void }) {
  const restart = (): void => {
    session.play({ type: 'restart' });
    onClose();
    toast({
      text: words.startedOver,
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
    <Dialog title={words.startOverQuestion} onClose={onClose}>
      <p>{words.startOverText(session.moveCount.value)}</p>
      <div class="actions">
        <button type="button" class="button" onClick={onClose}>
          {words.cancel}
        </button>
        <button type="button" class="button danger" onClick={restart}>
          {words.startOver}
        </button>
      </div>
    </Dialog>
  );
}
