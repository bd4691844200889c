/** The giant of the week: its silhouette, how long it takes, and the way to it or back to it. */

import { useEffect, useState } from 'preact/hooks';
import { usePage } from '../../frame/page-context.js';
import { store } from '../../frame/store.js';
import type { DrawnMarks } from '../../sheet/painters.js';
import { PuzzleSilhouette } from '../../sheet/silhouette.js';
import { type CardView, marksOfText } from '../../widgets/card-view.js';
import { Inks, linkToCard } from '../../widgets/cards.js';
import { Difficulty } from '../../widgets/difficulty.js';
import { Icon } from '../../widgets/icon.js';
import { minutesText } from '../../widgets/minutes-text.js';
import { clockText } from '../../widgets/time.js';

/** Most pixels of the drawing. */
const ROOM = { width: 206, height: 206, cell: 13 };

/** Ticks of the bar. */
const TICKS = 55;

/** How far the reader is with it. */
interface Started {
  readonly marks: DrawnMarks | undefined;
  readonly finished: number;
  readonly elapsed: number;
}

export function GiantCard({ puzzle }: { readonly puzzle: CardView }) {
  const page = usePage();
  const words = page.wordsOf('daily');
  const { width, height, inks, difficulty, mine } = puzzle;
  const started = useStarted(puzzle);
  const state = mine?.state === 'solved' ? 'solved' : started === undefined ? 'new' : 'started';
  return (
    <section class="card giant" aria-labelledby="giant">
      <span class="sheet">
        <PuzzleSilhouette puzzle={puzzle} room={ROOM} marks={started?.marks} />
      </span>
      <div class="stack">
        <p class="date">{words.giant}</p>
        <h2 id="giant">{words.giantTitle(`${width} × ${height}`)}</h2>
        <p class="row wraps small soft">
          <Inks inks={inks} />
          <Difficulty label={difficulty} />
          <span>{minutesText(page, puzzle)}</span>
        </p>
        {started !== undefined && <Lines {...started} lines={width + height} />}
        {mine?.state === 'solved' && (
          <p class="row small day-solved">
            <Icon name="check" size={16} />
            {words.solvedIn} <span class="digits">{clockText(mine.elapsed)}</span>
          </p>
        )}
        <a class="button" href={linkToCard(page, puzzle)}>
          <Icon name="play" />
          {words.giantButton[state]}
        </a>
      </div>
    </section>
  );
}

/** How many lines are done, as a bar of ticks. */
function Lines({ finished, elapsed, lines }: Started & { readonly lines: number }) {
  const { wordsOf } = usePage();
  const full = Math.floor((TICKS * finished) / lines);
  return (
    <>
      <p class="small soft">
        {wordsOf('daily').linesDone(finished, lines)},{' '}
        <span class="digits">{clockText(elapsed)}</span>
      </p>
      <svg class="ticks" viewBox={`0 0 ${5 * TICKS} 10`} aria-hidden="true">
        <path class="full" d={writeTicks(0, full)} />
        <path class="open" d={writeTicks(full, TICKS)} />
      </svg>
    </>
  );
}

function writeTicks(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, k) => `M${5 * (from + k) + 0.5} .5h3v9h-3z`).join(
    '',
  );
}

/** The open game of the account, or of this browser where that is further. */
function useStarted({ id, mine }: CardView): Started | undefined {
  const [own, show] = useState<Started>();
  useEffect(() => {
    let isShown = true;
    void store()
      .list()
      .then((games) => {
        const game = games.find((one) => one.id === id && !one.isSolved && one.moves > 0);
        if (isShown && game !== undefined) show(game);
      });
    return () => {
      isShown = false;
    };
  }, [id]);
  if (mine?.state === 'solved') return undefined;
  if (mine === undefined) return own;
  const marks = mine.marks === undefined ? undefined : marksOfText(mine.marks);
  const there = { marks, finished: mine.finished ?? 0, elapsed: mine.elapsed };
  return own !== undefined && own.elapsed >= there.elapsed ? own : there;
}
