/** What can be done with the puzzle: test play, save and share, publish. */
import { useState } from 'preact/hooks';
import { Icon } from '../../../shell/icon.js';
import { toast } from '../../../shell/toasts.js';
import type { Outcome } from './outcome.js';
import { PublishDialog } from './publish-dialog.js';
import { SaveMenu } from './save-menu.js';
import { outcomeWords } from './words.js';
import './outcome.css';

export function MakeButtons({ outcome }: { readonly outcome: Outcome }) {
  const words = outcomeWords();
  const [open, setOpen] = useState<'save' | 'publish'>();
  const { workshop, counts } = outcome;
  const isEmpty = counts.value.isEmpty;
  const close = (): void => setOpen(undefined);
  const test = async (): Promise<void> => {
    try {
      const { openTestPlay } = await import('./test-play.js');
      openTestPlay(workshop.puzzle.peek());
    } catch {
      // without a network the player's board may not be there yet
      toast({ text: words.testFailed });
    }
  };
  return (
    <div class="make-buttons">
      <button type="button" class="button" disabled={isEmpty} onClick={() => void test()}>
        <Icon name="play" />
        {words.testPlay}
      </button>
      <button type="button" class="button" onClick={() => setOpen('save')}>
        <Icon name="share-2" />
        {words.save}
      </button>
      <button type="button" class="button primary" onClick={() => setOpen('publish')}>
        <Icon name="send" />
        {words.publish}
      </button>
      {open === 'save' && <SaveMenu outcome={outcome} onClose={close} />}
      {open === 'publish' && (
        <PublishDialog outcome={outcome} onClose={close} onSave={() => setOpen('save')} />
      )}
    </div>
  );
}
