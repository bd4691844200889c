/** What is unusual about the solutions of a puzzle from a file: there are several, or none. */
import './solutions-note.css';
import { proofread } from '../../puzzles/opening.js';
import type { ScreenPart } from './screen-part.js';

export function SolutionsNote({
  session,
  words,
  onClose,
}: Pick<ScreenPart, 'session' | 'words'> & { readonly onClose?: () => void }) {
  const unusual = session.unusual.value;
  if (unusual === undefined) return null;
  const find = (): void => {
    onClose?.();
    proofread(session.puzzle.clues);
  };
  return (
    <div class="note hint solutions-note">
      <p>{words.solutions[unusual]}</p>
      {unusual === 'none' && session.puzzle.clues.rules === undefined && (
        <button type="button" class="button" onClick={find}>
          {words.findWrong}
        </button>
      )}
    </div>
  );
}
