/** The three puzzles of a day, side by side, none of them giving anything away. */

import { usePage } from '../../frame/page-context.js';
import { DIFFICULTIES } from '../../puzzles/difficulty-levels.js';
import { PuzzleSilhouette } from '../../sheet/silhouette.js';
import { Inks } from '../../widgets/cards.js';
import { Difficulty } from '../../widgets/difficulty.js';
import { Icon } from '../../widgets/icon.js';
import { clockText } from '../../widgets/time.js';
import type { DayPuzzle } from '../rankings/data.js';

/** Most pixels of a drawing. */
const ROOM = { width: 220, height: 140, cell: 13 };

export function DayPuzzles({ puzzles }: { readonly puzzles: readonly DayPuzzle[] }) {
  const first = puzzles.find(({ elapsed }) => elapsed === undefined);
  return (
    <ul class="day-puzzles">
      {puzzles.map((puzzle) => (
        <li key={puzzle.kind}>
          <DayPuzzleCard puzzle={puzzle} isFirst={puzzle === first} />
        </li>
      ))}
    </ul>
  );
}

function DayPuzzleCard(props: { readonly puzzle: DayPuzzle; readonly isFirst: boolean }) {
  const { linkTo, numberText, plural, wordsOf } = usePage();
  const { puzzle, isFirst } = props;
  const words = wordsOf('daily');
  const { kind, id, width, height, inks, difficulty, solves, elapsed } = puzzle;
  return (
    <article class="card">
      <span class="sheet">
        <PuzzleSilhouette puzzle={puzzle} room={ROOM} />
      </span>
      <div class="stack">
        <div class="apart">
          <h2>{words.kinds[kind]}</h2>
          <span class="small soft">
            {width} × {height}
          </span>
        </div>
        <div class="apart small soft">
          <Inks inks={inks} />
          <Difficulty label={DIFFICULTIES[difficulty - 1]} />
        </div>
        <p class="small soft">
          {solves === 0
            ? words.nobodyOnDay
            : `${numberText(solves)} ${plural(solves, words.onDay)}`}
        </p>
        {elapsed !== undefined && <Solved puzzle={puzzle} elapsed={elapsed} />}
        <a class={`button${isFirst ? ' primary' : ''}`} href={linkTo(`puzzles/${id}`)}>
          {elapsed === undefined ? words.play : words.look}
        </a>
      </div>
    </article>
  );
}

function Solved(props: { readonly puzzle: DayPuzzle; readonly elapsed: number }) {
  const { wordsOf } = usePage();
  const { puzzle, elapsed } = props;
  const words = wordsOf('daily');
  return (
    <p class="row">
      <span class="tag good">
        <Icon name="check" size={16} />
        {puzzle.isSolvedOnDay ? words.solvedIn : words.solvedLater}
        <span class="digits">{clockText(elapsed)}</span>
      </span>
    </p>
  );
}
