/**
 * "Explain all": the replay of a solution, step by step with its reasons. It shows the picture, so
 * who has not solved the puzzle is asked first, and it counts as help.
 */
import { useEffect, useState } from 'preact/hooks';
import { type OpenedPuzzle, useOpenedPuzzle } from '../../frame/opened-puzzle.js';
import { type PageTexts, usePage } from '../../frame/page-context.js';
import { Shell } from '../../frame/shell.js';
import { LoadingPuzzle, NoPuzzle } from '../../widgets/no-puzzle.js';
import { blindName } from '../../widgets/puzzle-facts.js';
import type { ExplainWords } from '../../words/en/explain.js';
import { Replay } from './replay.js';
import './explain.css';

export const title = ({ wordsOf }: PageTexts): string => wordsOf('explain').title;
export const description = ({ wordsOf }: PageTexts): string => wordsOf('explain').description;

export function Page() {
  const { pageTitle, wordsOf } = usePage();
  const words = wordsOf('explain');
  const state = useOpenedPuzzle();
  useEffect(() => {
    if (state.stage !== 'there') return;
    document.title = pageTitle(words.headingOf(blindName(state.puzzle)));
  }, [state, words]);
  return (
    <Shell>
      <div class="explaining">
        {state.stage === 'loading' && <LoadingPuzzle words={words} />}
        {state.stage === 'problem' && <NoPuzzle words={words} problem={state.problem} />}
        {state.stage === 'there' && (
          <Explaining key={state.puzzle.id} opened={state} words={words} />
        )}
      </div>
    </Shell>
  );
}

function Explaining({
  opened,
  words,
}: {
  readonly opened: OpenedPuzzle;
  readonly words: ExplainWords;
}) {
  const { linkTo } = usePage();
  const { puzzle, isSolved, kept } = opened;
  const [isAllowed, allow] = useState(isSolved);
  const begin = (): void => {
    // the time of a game only rises; the help stands at its end so far
    const at = Math.max(kept.elapsed, kept.record.at(-1)?.at ?? 0);
    kept.append({ at, move: { type: 'help', kind: 'cells' } });
    allow(true);
  };
  if (isAllowed) return <Replay opened={opened} words={words} />;
  return (
    <section class="card padded stack ask">
      <h1>{words.askTitle}</h1>
      <p>{words.askText}</p>
      <div class="row wraps">
        <button type="button" class="button" onClick={begin}>
          {words.show}
        </button>
        <a class="button primary" href={`${linkTo('play/')}#p=${puzzle.id}`}>
          {words.backToPuzzle}
        </a>
      </div>
    </section>
  );
}
