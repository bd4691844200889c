/** Another size of the picture: where it goes in the new one, and what that looks like. */
import { contentOf } from '@nonokit/core';
import { type Edit, edited, pictureOf } from '@nonokit/editor';
import { useState } from 'preact/hooks';
import { usePage } from '../../frame/page-context.js';
import { toast } from '../../frame/toasts.js';
import { PictureOnWhite } from '../../sheet/picture.js';
import { Dialog } from '../../widgets/dialog.js';
import { Icon } from '../../widgets/icon.js';
import type { DialogPart } from './dialog-part.js';
import { parseSize, SizeFields } from './size-fields.js';

const SIDES = [0, 0.5, 1] as const;

/** The nine places, row by row. */
const ANCHORS = SIDES.flatMap((y) => SIDES.map((x) => ({ x, y })));

/** The middle of them. */
const MIDDLE = 4;

export function SizeDialog(part: DialogPart) {
  const { workshop, words, onClose } = part;
  const { grid } = workshop.picture.value;
  const [typed, type] = useState({ width: String(grid.width), height: String(grid.height) });
  const [place, setPlace] = useState(MIDDLE);
  const size = parseSize(typed);
  const anchor = ANCHORS[place] ?? { x: 0.5, y: 0.5 };
  const edit: Edit | undefined = size && { type: 'resize', ...size, anchor };
  return (
    <Dialog title={words.resizeTitle} onClose={onClose}>
      <form
        class="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (edit === undefined) return;
          workshop.apply(edit);
          onClose();
        }}
      >
        <SizeFields typed={typed} words={words} onChange={type} />
        <div class="make-resize">
          <AnchorField place={place} words={words} onChange={setPlace} />
          <Preview {...part} edit={edit} />
        </div>
        <button type="button" class="button" onClick={() => trim(part)}>
          <Icon name="crop" />
          {words.trim}
        </button>
        <div class="actions">
          <button type="button" class="button" onClick={onClose}>
            {words.cancel}
          </button>
          <button type="submit" class="button primary" disabled={edit === undefined}>
            {words.resizeAction}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/** Cuts empty lines off at the borders. */
export function trim({ workshop, words, onClose }: DialogPart): void {
  const before = workshop.editor.peek();
  const isEmpty = contentOf(workshop.picture.peek().grid) === undefined;
  if (!isEmpty) workshop.apply({ type: 'trim' });
  const isSame = workshop.editor.peek() === before;
  const run = (): void => workshop.apply({ type: 'undo' });
  if (isSame) toast({ text: words.nothingToTrim });
  else toast({ text: words.trimmed, action: { label: words.undo, run } });
  onClose();
}

/** Nine places for the picture, as radio buttons in a square. */
function AnchorField({
  place,
  words,
  onChange,
}: Pick<DialogPart, 'words'> & {
  readonly place: number;
  readonly onChange: (place: number) => void;
}) {
  return (
    <fieldset class="make-anchor">
      <legend class="small strong">{words.anchor}</legend>
      <div>
        {ANCHORS.map((_, k) => (
          <label key={`${k}`} title={words.anchors[k]}>
            <input
              type="radio"
              name="anchor"
              checked={k === place}
              aria-label={words.anchors[k]}
              onChange={() => onChange(k)}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The longer side of a preview, in pixels. */
const PREVIEW_SIDE = 140;

function previewWidth({ width, height }: { readonly width: number; readonly height: number }) {
  return Math.max(28, (PREVIEW_SIDE * width) / Math.max(width, height));
}

/** The picture in its new size, and how many painted cells it loses. */
function Preview({
  workshop,
  words,
  edit,
}: Pick<DialogPart, 'workshop' | 'words'> & { readonly edit: Edit | undefined }) {
  const { numberText, plural } = usePage();
  const editor = workshop.editor.value;
  const after = pictureOf(edit === undefined ? editor : edited(editor, edit));
  const painted = (cells: Uint16Array): number =>
    cells.reduce((sum, ink) => sum + (ink > 0 ? 1 : 0), 0);
  const cut = painted(pictureOf(editor).grid.cells) - painted(after.grid.cells);
  return (
    <div class="make-preview">
      <p class="small strong">{words.preview}</p>
      <div class="on-white" style={{ width: `${previewWidth(after.grid)}px` }}>
        <PictureOnWhite picture={after.grid} palette={after.palette} label={words.preview} />
      </div>
      <p class="small soft" role="status">
        {cut === 0 ? words.nothingCut : `${numberText(cut)} ${plural(cut, words.cutCells)}.`}
      </p>
    </div>
  );
}
