/**
 * Printing a puzzle. The sheet that is seen is the sheet that is printed; title and picture are on
 * it only once the puzzle is solved, or the player has asked for them.
 */
import { useEffect } from 'preact/hooks';
import { useOpenedPuzzle } from '../../frame/opened-puzzle.js';
import { usePage } from '../../frame/page-context.js';
import type { PageLanguage } from '../../frame/place.js';
import { Shell } from '../../frame/shell.js';
import { LoadingPuzzle, NoPuzzle } from '../../widgets/no-puzzle.js';
import { blindName } from '../../widgets/puzzle-facts.js';
import { PRINT_EN } from '../../words/en/print.js';
import { PRINT_RU } from '../../words/ru/print.js';
import { PrintDesk } from './print-desk.js';
import './print.css';

const WORDS = { en: PRINT_EN, ru: PRINT_RU };

export const title = (language: PageLanguage): string => WORDS[language].title;
export const description = (language: PageLanguage): string => WORDS[language].description;

export function Page() {
  const { wordsOf } = usePage();
  const words = wordsOf(WORDS);
  const state = useOpenedPuzzle();
  useEffect(() => {
    if (state.stage !== 'there') return;
    document.title = `${words.print}: ${blindName(state.puzzle)} · Nonokit`;
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
