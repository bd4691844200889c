/** The puzzles of a contest in order, with how far the reader is. */
import { usePage } from '../../frame/page-context.js';
import { cardPalette, PuzzleSilhouette } from '../../sheet/silhouette.js';
import { marksOfText, toProgress } from '../../widgets/card-view.js';
import { Inks, linkToCard } from '../../widgets/cards.js';
import { colorsText } from '../../widgets/colors-text.js';
import { Difficulty } from '../../widgets/difficulty.js';
import { Icon } from '../../widgets/icon.js';
import { Snap } from '../../widgets/snap.js';
import { clockText } from '../../widgets/time.js';
import type { ContestData, Phase } from './data.js';

type Card = NonNullable<ContestData['cards']>[number];

/** The place of a picture. */
const ROOM = { width: 72, height: 72, cell: 6 };

export function Puzzles({
  cards,
  phase,
  times = [],
}: {
  readonly cards: readonly Card[];
  readonly phase: Phase;
  /** The reader's times by the clock of the server, which count; null where none counts yet. */
  readonly times?: readonly (number | null)[] | undefined;
}) {
  const words = usePage().wordsOf('contests');
  return (
    <section class="card contest-puzzles" aria-labelledby="puzzles">
      <h2 id="puzzles" class={phase === 'running' ? 'spoken' : undefined}>
        {words.thePuzzles}
      </h2>
      <ol>
        {cards.map((one) => (
          <Line key={one.position} {...one} phase={phase} time={times[one.position - 1]} />
        ))}
      </ol>
    </section>
  );
}

function Line({
  position,
  card,
  phase,
  time,
}: Card & { readonly phase: Phase; readonly time: number | null | undefined }) {
  const page = usePage();
  const words = page.wordsOf('contests');
  const state = card.mine?.state;
  const isDone = state === 'solved';
  return (
    <li class={state === 'started' && phase === 'running' ? 'is-current' : undefined}>
      <b class="digits">{position}</b>
      <span class="contest-picture">
        <Picture card={card} />
      </span>
      <span class="contest-facts">
        <span class="row wraps">
          <b>
            {card.width} × {card.height}
          </b>
          <Inks inks={card.inks} />
          <span class="spoken">{colorsText(page, card.inks)}</span>
        </span>
        <Difficulty label={card.difficulty} />
      </span>
      {card.mine !== undefined && (
        <span class={`digits contest-time ${isDone ? 'solved' : 'started'}`}>
          <Icon name={isDone ? 'circle-check' : 'play'} size={16} />
          {clockText(time ?? card.mine.elapsed)}{' '}
          {isDone && <span class="soft">{words.solved}</span>}
        </span>
      )}
      {phase !== 'before' && !isDone && (
        <a
          class={`button${state === 'started' ? ' primary' : ''}`}
          href={linkToCard(page, card)}
          aria-label={`${state === 'started' ? words.goOn : words.open}: ${words.puzzle(position)}`}
        >
          {state === 'started' ? words.goOn : words.open}
        </a>
      )}
    </li>
  );
}

/** The picture once it is solved, else the shape of the clues with the reader's marks. */
function Picture({ card }: Pick<Card, 'card'>) {
  const marks = card.mine?.marks;
  if (card.mine?.state === 'solved' && marks !== undefined) {
    return <Snap id={card.id} of={marksOfText(marks)} palette={cardPalette(card)} size={64} />;
  }
  return <PuzzleSilhouette puzzle={card} room={ROOM} marks={toProgress(card)?.marks} />;
}
