/** A question with a way on and a way back. */

import { usePage } from '../frame/page-context.js';
import { Dialog } from './dialog.js';

export function Ask({
  title,
  text,
  action,
  isDanger = false,
  onYes,
  onClose,
}: {
  /** The question. */
  readonly title: string;
  readonly text?: string | undefined;
  /** The way on, as a verb. */
  readonly action: string;
  /** Whether something would be lost. */
  readonly isDanger?: boolean;
  readonly onYes: () => void;
  readonly onClose: () => void;
}) {
  const { wordsOf } = usePage();
  return (
    <Dialog title={title} onClose={onClose}>
      {text !== undefined && <p>{text}</p>}
      <div class="actions">
        <button type="button" class="button" onClick={onClose}>
          {wordsOf('shell').cancel}
        </button>
        <button type="button" class={isDanger ? 'button danger' : 'button primary'} onClick={onYes}>
          {action}
        </button>
      </div>
    </Dialog>
  );
}
