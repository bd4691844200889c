/** Whether the draft is kept, and the ways to other drafts and a new sheet. */

import { useTrouble } from '../../frame/store.js';
import { Icon, IconShape } from '../../widgets/icon.js';
import type { MakePart } from './make-part.js';
import { MAKER_ICON_SHAPES } from './maker-icon-shapes.js';

export function DraftLine({ session, words, open }: MakePart) {
  const trouble = useTrouble();
  const isStored = session.isStored.value;
  const isKept = session.isBegun.value && isStored;
  return (
    <div class="make-drafts">
      <p class="small soft" role="status">
        {trouble === undefined && isKept && words.saved}
        {trouble === undefined && !isStored && <span class="late">{words.saving}</span>}
      </p>
      <button type="button" class="button" onClick={() => open('drafts')}>
        <IconShape shape={MAKER_ICON_SHAPES.files} />
        <span class="word">{words.drafts}</span>
      </button>
      <button type="button" class="button" onClick={() => open('new')}>
        <Icon name="plus" />
        <span class="word">{words.newSheet}</span>
      </button>
    </div>
  );
}
