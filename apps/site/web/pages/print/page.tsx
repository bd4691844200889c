/**
 * Printing a puzzle. The sheet that is seen is the sheet that is printed; title and picture are on
 * it only once the puzzle is solved, or the player has asked for them.
 */
import { useEffect } from 'preact/hooks';
import { useOpenedPuzzle } from '../../frame/opened-puzzle.js';
import { type PageTexts, usePage } from '../../frame/page-context.js';
import { Shell } from '../../frame/shell.js';
import { LoadingPuzzle, NoPuzzle } from '../../widgets/no-puzzle.js';
import { blindName } from '../../widgets/puzzle-facts.js';
import { PrintDesk } from './print-desk.js';
import './print.css';

export const title = ({ wordsOf }: PageTexts): string => wordsOf('print').title;
export const description = ({ wordsOf }: PageTexts): string => wordsOf('print').description;

export function Page() {
  const { pageTitle, wordsOf } = usePage();
  const words = wordsOf('print');
  const state = useOpenedPuzzle();
  useEffect(() => {
    if (state.stage !== 'there') return;
    document.title = pageTitle(`${words.print}: ${blindName(state.puzzle)}`);
  }, [state, words]);
  return (
    <Shell>
      <div class="printing">
        {state.stage === 'loading' && <LoadingPuzzle words={words} />}
        {state.stage === 'problem' && <NoPuzzle words={words} problem={state.problem} />}
        {state.stage === 'there' && (
          <PrintDesk key={state.puzzle.id} opened={state} words={words} />
        )}
      </div>
    </Shell>
  );
}
