/**
 * How others solved this puzzle: the share without hints, how long they took, where they got stuck.
 */
import { useEffect, useState } from 'preact/hooks';
import { callPath } from '../../../contract/call-path.js';
import type { PuzzleNumbers } from '../../../contract/desk.js';
import * as paths from '../../../contract/paths.js';
import { usePage } from '../../frame/page-context.js';
import { ask } from '../../site-api/ask.js';
import { percentText } from '../desk/published.js';
import { Times } from '../desk/puzzle-numbers.js';
import { Stuck } from '../desk/puzzle-panel.js';
import type { PlaySession } from '../play/session.js';
import '../desk/author-desk.css';
import './others-card.css';

/** The fewest people for numbers: one says nothing of others. */
const LEAST = 2;

export function OthersCard({
  puzzle: id,
  session,
}: {
  readonly puzzle: string;
  readonly session: PlaySession;
}) {
  const words = usePage().wordsOf('desk');
  const numbers = useNumbers(id);
  if (numbers === undefined || numbers.people < LEAST) return null;
  const { withoutHelp, times, stuck } = numbers;
  const { width, height, palette } = session.puzzle.clues;
  return (
    <section class="card padded stack others-card" aria-labelledby="others">
      <div class="apart">
        <h2 id="others">{words.others}</h2>
        <span class="small soft">{words.withoutHints(percentText(withoutHelp))}</span>
      </div>
      <div class="others-parts">
        {times.length > 0 && <Times times={times} />}
        {stuck !== null && (
          <div class="stack">
            <Stuck
              picture={{ width, height, marks: session.game.peek().marks }}
              palette={palette}
              stuck={stuck}
              note={words.ofPeople(stuck.people)}
            />
          </div>
        )}
      </div>
    </section>
  );
}

/** Undefined while unknown, and for who may not know. */
function useNumbers(id: string): PuzzleNumbers | undefined {
  const [numbers, show] = useState<PuzzleNumbers>();
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    void ask<PuzzleNumbers>('GET', callPath(paths.PUZZLE_NUMBERS, { id }), { signal }).then(
      (answer) => answer.ok && !signal.aborted && show(answer.value),
    );
    return () => stop.abort();
  }, [id]);
  return numbers;
}
