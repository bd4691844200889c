/**
 * What can be done with the puzzle: test play, save and share, publish. The buttons are there at
 * once; what they open comes when it is wanted.
 */

import { BLANK } from '@nonokit/core';
import { type ReadonlySignal, useComputed } from '@preact/signals';
import { useState } from 'preact/hooks';
import { Later } from '../../frame/later.js';
import { usePage } from '../../frame/page-context.js';
import { withWords } from '../../frame/page-words.js';
import { toast } from '../../frame/toasts.js';
import { Icon, IconShape } from '../../widgets/icon.js';
import type { MakePart } from './make-part.js';
import { MAKER_ICON_SHAPES } from './maker-icon-shapes.js';
import type { Outcome } from './outcome/outcome.js';

const saveMenu = async () => (await import('./outcome/save-menu.js')).SaveMenu;
const publishDialog = async () => (await import('./outcome/publish-dialog.js')).PublishDialog;

export function MakeButtons({
  session,
  workshop,
  words,
  outcome,
}: Pick<MakePart, 'session' | 'workshop' | 'words'> & {
  /** Undefined until that part of the page is loaded. */
  readonly outcome: ReadonlySignal<Outcome | undefined>;
}) {
  const { site } = usePage();
  const [open, setOpen] = useState<'save' | 'publish'>();
  const isEmpty = useComputed(() =>
    workshop.picture.value.grid.cells.every((color) => color === BLANK),
  );
  const test = async (): Promise<void> => {
    try {
      const { openTestPlay } = await withWords(() => import('./outcome/test-play.js'));
      openTestPlay(workshop.puzzle.peek());
    } catch {
      // without a network the player's board may not be there yet
      toast({ text: words.notLoaded });
    }
  };
  const close = (): void => setOpen(undefined);
  const fail = (): void => {
    close();
    toast({ text: words.notLoaded });
  };
  const part = outcome.value && { outcome: outcome.value, onClose: close };
  return (
    <div class="make-buttons">
      <button type="button" class="button" disabled={isEmpty.value} onClick={() => void test()}>
        <Icon name="play" />
        {words.testPlay}
      </button>
      <button type="button" class="button" onClick={() => setOpen('save')}>
        <Icon name="share-2" />
        {words.save}
      </button>
      {!site.off.includes('publishing') && (
        <button type="button" class="button primary" onClick={() => setOpen('publish')}>
          <IconShape shape={MAKER_ICON_SHAPES.send} />
          {words.publish}
        </button>
      )}
      {part && open === 'save' && <Later load={saveMenu} props={part} onFail={fail} />}
      {part && open === 'publish' && (
        <Later
          load={publishDialog}
          props={{ ...part, draft: session.id.peek(), onSave: () => setOpen('save') }}
          onFail={fail}
        />
      )}
    </div>
  );
}
