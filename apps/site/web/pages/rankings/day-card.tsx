/** The puzzle of the day above its ranking: its empty grid, its facts, and the way to it. */

import { type PageContext, usePage } from '../../frame/page-context.js';
import { DIFFICULTIES } from '../../puzzles/difficulty-levels.js';
import { PuzzleSilhouette } from '../../sheet/silhouette.js';
import { colorsText } from '../../widgets/colors-text.js';
import { difficultyWord } from '../../widgets/difficulty.js';
import type { DayPuzzle } from './data.js';
import { dayText } from './day-text.js';

/** Most pixels of the drawing. */
const ROOM = { width: 72, height: 72, cell: 8 };

export function DayCard({ day, puzzle }: { readonly day: string; readonly puzzle: DayPuzzle }) {
  const page = usePage();
  const { linkTo, numberText, plural, wordsOf } = page;
  const words = wordsOf('rankings');
  const { id, solves, elapsed } = puzzle;
  return (
    <section class="card day-card">
      <PuzzleSilhouette puzzle={puzzle} room={ROOM} />
      <div class="grow">
        <h2>{words.puzzleOfDay(dayText(page, day))}</h2>
        <p class="small soft">
          {formatFacts(page, puzzle)}
          {/* the empty table says that nobody has */}
          {solves > 0 && ` · ${numberText(solves)} ${plural(solves, words.solvedCount)}`}
        </p>
      </div>
      <a class={`button${elapsed === undefined ? ' primary' : ''}`} href={linkTo(`puzzles/${id}`)}>
        {elapsed === undefined ? words.play : words.look}
      </a>
    </section>
  );
}

/** "20 × 20 · 3 colours · Medium" */
function formatFacts(page: PageContext, { width, height, inks, difficulty }: DayPuzzle): string {
  const label = DIFFICULTIES[difficulty - 1];
  return [`${width} × ${height}`, colorsText(page, inks), difficultyWord(page, label)].join(' · ');
}
