/** The giant of the week: its silhouette, how long it takes, and the way to it or back to it. */

import { usePage } from '../../frame/page-context.js';
import { PuzzleSilhouette } from '../../sheet/silhouette.js';
import { type CardView, toProgress } from '../../widgets/card-view.js';
import { Inks, linkToCard } from '../../widgets/cards.js';
import { Difficulty } from '../../widgets/difficulty.js';
import { minutesText } from '../../widgets/minutes-text.js';
import { clockText } from '../../widgets/time.js';

/** Most pixels of the drawing. */
const ROOM = { width: 206, height: 206, cell: 13 };

export function GiantCard({ puzzle }: { readonly puzzle: CardView }) {
  const page = usePage();
  const words = page.wordsOf('daily');
  const { width, height, inks, difficulty } = puzzle;
  const progress = toProgress(puzzle);
  const marks = progress?.state === 'started' ? progress.marks : undefined;
  return (
    <section class="card giant" aria-labelledby="giant">
      <span class="sheet">
        <PuzzleSilhouette puzzle={puzzle} room={ROOM} marks={marks} />
      </span>
      <div class="stack">
        <p class="date">{words.giant}</p>
        <h2 id="giant">{words.giantTitle(`${width} × ${height}`)}</h2>
        <p class="row wraps small soft">
          <Inks inks={inks} />
          <Difficulty label={difficulty} />
          <span>{minutesText(page, puzzle)}</span>
        </p>
        {progress !== undefined && (
          <p class="small soft">
            {progress.state === 'solved' ? words.solvedIn : words.playedFor}{' '}
            <span class="digits">{clockText(progress.elapsed)}</span>
          </p>
        )}
        <a class="button" href={linkToCard(page, puzzle)}>
          {progress === undefined ? words.play : words.goOn[progress.state]}
        </a>
      </div>
    </section>
  );
}
