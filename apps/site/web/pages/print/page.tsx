/**
 * Printing a puzzle. The sheet that is seen is the sheet that is printed; title and picture are on
 * it only once the puzzle is solved, or the player has asked for them.
 */
import { useEffect } from 'preact/hooks';
import { Later } from '../../frame/later.js';
import { useOpenedPuzzle } from '../../frame/opened-puzzle.js';
import { type PageTexts, usePage } from '../../frame/page-context.js';
import { Shell } from '../../frame/shell.js';
import { LoadingPuzzle, NoPuzzle } from '../../widgets/no-puzzle.js';
import { kindName } from './kind-name.js';
import { PrintDesk } from './print-desk.js';
import './print.css';

export const title = ({ wordsOf }: PageTexts): string => wordsOf('print').title;
export const description = ({ wordsOf }: PageTexts): string => wordsOf('print').description;

const loadKindDesk = () => import('./kind-desk.js').then(({ KindDesk }) => KindDesk);

export function Page() {
  const context = usePage();
  const { pageTitle, wordsOf } = context;
  const words = wordsOf('print');
  const state = useOpenedPuzzle('any');
  useEffect(() => {
    if (state.stage !== 'there') return;
    document.title = pageTitle(`${words.print}: ${kindName(context, state.puzzle)}`);
  }, [state, words]);
  return (
    <Shell>
      <div class="printing">
        {state.stage === 'loading' && <LoadingPuzzle words={words} />}
        {state.stage === 'problem' && <NoPuzzle words={words} problem={state.problem} />}
        {state.stage === 'there' &&
          (state.puzzle.clues.rules === undefined ? (
            <PrintDesk key={state.puzzle.id} opened={state} words={words} />
          ) : (
            <Later
              key={state.puzzle.id}
              load={loadKindDesk}
              props={{ opened: state, rules: state.puzzle.clues.rules, words }}
            />
          ))}
      </div>
    </Shell>
  );
}
