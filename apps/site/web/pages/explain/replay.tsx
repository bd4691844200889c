/** The replay: board, caption, chart with slider, and the ways to keep it. */
import { describeStepIn } from '@nonokit/explain/steps';
import { useMemo, useState } from 'preact/hooks';
import type { OpenedPuzzle } from '../../frame/opened-puzzle.js';
import { usePage } from '../../frame/page-context.js';
import { BoardView } from '../../widgets/board-view.js';
import { Icon } from '../../widgets/icon.js';
import { blindName } from '../../widgets/puzzle-facts.js';
import type { ExplainWords } from '../../words/en/explain.js';
import { Caption } from './caption.js';
import { Chart } from './chart.js';
import { Keep } from './keep.js';
import { Player } from './player.js';
import { positionAfter } from './position.js';
import { useSteps } from './use-steps.js';

export function Replay({
  opened,
  words,
}: {
  readonly opened: OpenedPuzzle;
  readonly words: ExplainWords;
}) {
  const { linkTo, wordsOf } = usePage();
  const { puzzle, isSolved, title } = opened;
  const { clues } = puzzle;
  const { steps, state, blanks, stop } = useSteps(clues);
  const [wanted, setWanted] = useState(0);
  const at = Math.min(wanted, steps.length);
  const { game, hint } = useMemo(
    () => positionAfter(clues, steps, at, blanks),
    [clues, steps, at, blanks],
  );
  const step = steps[at - 1];
  const told = useMemo(
    () => step && describeStepIn(wordsOf('steps'), step, { ...clues, meta: {} }),
    [step, clues, wordsOf],
  );
  const name = isSolved && title !== undefined ? title : blindName(puzzle);
  const hasEnded = at === steps.length && state !== 'finding';
  return (
    <div class="replay">
      <div class="board">
        <BoardView game={game} hint={hint} label={words.boardLabel(at, steps.length)} />
      </div>
      <div class="stack side">
        <h1>{words.headingOf(name)}</h1>
        <Caption {...{ words, at, told, step }} count={steps.length}>
          {hasEnded && <p class="strong">{endText(state, words)}</p>}
        </Caption>
        <Chart steps={steps} at={at} words={words} onAt={setWanted} />
        <Player
          at={at}
          count={steps.length}
          words={words}
          onAt={(next) => setWanted((before) => next(Math.min(before, steps.length)))}
        />
        {state === 'finding' && (
          <p class="apart small soft">
            <span role="status">{words.finding(steps.length)}</span>
            <button type="button" class="button quiet" onClick={stop}>
              {words.stop}
            </button>
          </p>
        )}
        <Keep {...{ puzzle, steps, words }} isReady={state !== 'finding'} />
        <a class="button quiet back" href={`${linkTo('play/')}#p=${puzzle.id}`}>
          <Icon name="arrow-left" />
          {words.backToPuzzle}
        </a>
      </div>
    </div>
  );
}

function endText(state: ReturnType<typeof useSteps>['state'], words: ExplainWords): string {
  if (state === 'complete') return words.end;
  if (state === 'stopped') return words.stopped;
  return state === 'failed' ? words.failed : words.stuck;
}
