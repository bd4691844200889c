/** The other puzzles of a day, as cards that give nothing away. */

import { usePage } from '../../frame/page-context.js';
import { DIFFICULTIES } from '../../puzzles/difficulty-levels.js';
import { PuzzleSilhouette } from '../../sheet/silhouette.js';
import { Inks } from '../../widgets/cards.js';
import { Difficulty } from '../../widgets/difficulty.js';
import { Icon } from '../../widgets/icon.js';
import { clockText } from '../../widgets/time.js';
import type { DayPuzzle } from '../rankings/data.js';

/** Most pixels of a drawing. */
const ROOM = { width: 200, height: 124, cell: 13 };

export function DayPuzzleCard({ puzzle }: { readonly puzzle: DayPuzzle }) {
  const { linkTo, wordsOf } = usePage();
  const words = wordsOf('daily');
  const { kind, id, width, height, inks, difficulty, solves, elapsed } = puzzle;
  return (
    <article class="day-puzzle" data-kind={kind}>
      <a class="card day-puzzle-card" href={linkTo(`puzzles/${id}`)}>
        <span class="sheet">
          <PuzzleSilhouette puzzle={puzzle} room={ROOM} />
        </span>
        <h2>{words.kinds[kind]}</h2>
        <span class="row wraps small soft">
          {width} × {height}
          <Inks inks={inks} />
        </span>
        <span class="small">
          <Difficulty label={DIFFICULTIES[difficulty - 1]} />
        </span>
        {elapsed === undefined ? (
          <span class="small soft">{words.solved(solves, null)}</span>
        ) : (
          <Solved puzzle={puzzle} elapsed={elapsed} />
        )}
      </a>
    </article>
  );
}

/** How long the reader took. */
export function Solved(props: { readonly puzzle: DayPuzzle; readonly elapsed: number }) {
  const { wordsOf } = usePage();
  const { puzzle, elapsed } = props;
  const words = wordsOf('daily');
  return (
    <span class="row day-solved small">
      <Icon name="check" size={16} />
      {puzzle.isSolvedOnDay ? words.solvedIn : words.solvedLater}
      <span class="digits">{clockText(elapsed)}</span>
    </span>
  );
}
