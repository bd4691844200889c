/** Saving a puzzle as a file of any format that we write. */
import { pictureOf } from '@nonokit/board';
import type { Puzzle } from '@nonokit/core';
import { usePage } from '../../frame/page-context.js';
import { FileForm } from '../../widgets/file-form.js';
import type { ScreenPart } from './screen-part.js';

export function SaveForm({
  session,
  words,
  onClose,
}: Pick<ScreenPart, 'session' | 'words'> & { readonly onClose: () => void }) {
  const { wordsOf } = usePage();
  return (
    <>
      {!session.isWon.value && <p class="small soft">{wordsOf('finished').saveText}</p>}
      <FileForm
        puzzle={puzzleOf(session)}
        name={`nonogram-${session.puzzle.id}`}
        words={words}
        onClose={onClose}
      />
    </>
  );
}

/** The puzzle as it may be given away: with picture and texts once it is solved. */
function puzzleOf(session: ScreenPart['session']): Puzzle {
  const { clues } = session.puzzle;
  if (!session.isWon.value) return { ...clues, meta: {} };
  return { ...clues, goal: pictureOf(session.game.value), meta: session.texts };
}
