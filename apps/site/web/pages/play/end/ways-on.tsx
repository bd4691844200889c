/** Quiet links below the picture: watch it again, explain it, keep it, play or change it. */
import { useState } from 'preact/hooks';
import { Later } from '../../../frame/later.js';
import { usePage } from '../../../frame/page-context.js';
import { Dialog } from '../../../widgets/dialog.js';
import { Icon } from '../../../widgets/icon.js';
import { SaveForm } from '../save-form.js';
import type { FinishedPart } from './finished-part.js';

const loadFilm = () => import('./film.js').then(({ FilmDialog }) => FilmDialog);

export function WaysOn({ session }: FinishedPart) {
  const { linkTo, wordsOf } = usePage();
  const words = wordsOf('finished');
  const [open, setOpen] = useState<'film' | 'save' | undefined>();
  const close = (): void => setOpen(undefined);
  const { id, clues } = session.puzzle;
  // these pages and formats are for ordinary puzzles
  const isOrdinary = clues.rules === undefined;
  return (
    <div class="ways-on">
      <button type="button" class="button quiet" onClick={() => setOpen('film')}>
        <Icon name="play" />
        {words.watch}
      </button>
      {isOrdinary && (
        <>
          <a class="button quiet" href={`${linkTo('explain/')}#p=${id}`}>
            <Icon name="graduation-cap" />
            {words.explain}
          </a>
          <button type="button" class="button quiet" onClick={() => setOpen('save')}>
            <Icon name="download" />
            {words.savePicture}
          </button>
        </>
      )}
      <button type="button" class="button quiet" onClick={() => session.playAgain()}>
        <Icon name="rotate-ccw" />
        {words.playAgain}
      </button>
      {isOrdinary && (
        <a class="button quiet" href={`${linkTo('make/')}#p=${id}`}>
          <Icon name="pencil" />
          {words.editPuzzle}
        </a>
      )}
      {open === 'film' && (
        <Later
          load={loadFilm}
          props={{ title: words.watch, clues, record: session.record, onClose: close }}
          onFail={close}
        />
      )}
      {open === 'save' && <SaveDialog session={session} onClose={close} />}
    </div>
  );
}

function SaveDialog({ session, onClose }: FinishedPart & { readonly onClose: () => void }) {
  const { wordsOf } = usePage();
  return (
    <Dialog title={wordsOf('finished').savePicture} onClose={onClose}>
      <SaveForm session={session} words={wordsOf('play')} onClose={onClose} />
    </Dialog>
  );
}
