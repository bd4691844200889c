/** A new sheet of a usual size, or of one's own. */
import { blankPicture } from '@nonokit/editor';
import { useState } from 'preact/hooks';
import { usePage } from '../../frame/page-context.js';
import { EmptyGrid } from '../../sheet/drawings.js';
import { Dialog } from '../../widgets/dialog.js';
import { Icon } from '../../widgets/icon.js';
import type { DialogPart } from './dialog-part.js';
import { parseSize, SizeFields } from './size-fields.js';

/** The sides of usual sheets. */
const USUAL = [5, 10, 15, 20, 25, 30];

export function NewSheetDialog({ session, workshop, words, state, open, onClose }: DialogPart) {
  const { wordsOf } = usePage();
  const { width, height } = workshop.picture.peek().grid;
  const [typed, type] = useState({ width: String(width), height: String(height) });
  const size = parseSize(typed);
  const begin = (columns: number, rows: number): void => {
    onClose();
    state.begin(blankPicture(columns, rows));
  };
  return (
    <Dialog title={words.newSheet} onClose={onClose}>
      {session.isBegun.value && <p class="soft">{words.newSheetText}</p>}
      <fieldset class="make-usual">
        <legend class="small strong">{words.usualSizes}</legend>
        {USUAL.map((side) => (
          <button key={side} type="button" class="button" onClick={() => begin(side, side)}>
            <EmptyGrid width={side} height={side} size={46} />
            {side} × {side}
          </button>
        ))}
      </fieldset>
      <button type="button" class="button" onClick={() => open('clues')}>
        <Icon name="keyboard" />
        {wordsOf('make-clues').enter}
      </button>
      <form
        class="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (size !== undefined) begin(size.width, size.height);
        }}
      >
        <p class="small strong">{words.ownSize}</p>
        <SizeFields typed={typed} words={words} onChange={type} />
        <div class="actions">
          <button type="button" class="button" onClick={onClose}>
            {words.cancel}
          </button>
          <button type="submit" class="button primary" disabled={size === undefined}>
            {words.newSheetAction}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
