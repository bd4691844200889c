/** Saving and sharing: a menu, and a form for each of its rows, all in one dialog. */
import { useState } from 'preact/hooks';
import { usePage } from '../../../frame/page-context.js';
import { pageAddress } from '../../../puzzles/addresses.js';
import { Dialog } from '../../../widgets/dialog.js';
import type { IconName } from '../../../widgets/icon.js';
import { MenuItem } from '../../../widgets/menu-item.js';
import type { MakeOutcomeWords } from '../../../words/en/make-outcome.js';
import { AddressForm } from './address-form.js';
import { BookletForm } from './booklet-form.js';
import { FilmForm, PictureForm } from './drawing-forms.js';
import { MakerFileForm } from './maker-file-form.js';
import type { SavePart } from './save-part.js';
import { useShareAddress } from './use-share-address.js';

/** The rows that lead to a form. */
const ROWS = [
  ['share', 'link'],
  ['saveFile', 'download'],
  ['savePicture', 'image'],
  ['saveFilm', 'film'],
  ['booklet', 'copy'],
] as const satisfies readonly (readonly [keyof MakeOutcomeWords, IconName])[];

type Row = (typeof ROWS)[number][0];

const FORMS = {
  share: AddressForm,
  saveFile: MakerFileForm,
  savePicture: PictureForm,
  saveFilm: FilmForm,
  booklet: BookletForm,
} satisfies Readonly<Record<Row, unknown>>;

export function SaveMenu({ outcome, onClose }: Omit<SavePart, 'words'>) {
  const page = usePage();
  const words = page.wordsOf('make-outcome');
  const [row, setRow] = useState<Row>();
  if (row !== undefined) {
    const Form = FORMS[row];
    return (
      <Dialog key={row} title={words[row]} onClose={onClose}>
        <Form outcome={outcome} words={words} onClose={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog key="menu" title={words.saveTitle} onClose={onClose}>
      <Menu {...{ outcome, words, onClose }} onRow={setRow} />
    </Dialog>
  );
}

function Menu({
  outcome,
  words,
  onClose,
  onRow,
}: SavePart & { readonly onRow: (row: Row) => void }) {
  const isEmpty = outcome.counts.value.isEmpty;
  const address = useShareAddress(outcome.workshop);
  const sheet = address?.replace(pageAddress('play/'), pageAddress('print/'));
  return (
    <>
      <div class="menu">
        {ROWS.map(([id, icon]) => (
          <MenuItem
            key={id}
            icon={icon}
            label={words[id]}
            isDisabled={isEmpty && id !== 'booklet'}
            onClick={() => onRow(id)}
          />
        ))}
        {isEmpty || sheet === undefined ? (
          <MenuItem icon="printer" label={words.print} isDisabled />
        ) : (
          <MenuItem icon="printer" label={words.print} href={sheet} isApart />
        )}
      </div>
      <div class="actions">
        <button type="button" class="button" onClick={onClose}>
          {words.close}
        </button>
      </div>
    </>
  );
}
