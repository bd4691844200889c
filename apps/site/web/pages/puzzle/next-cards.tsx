/** Cards of puzzles to solve next, blind as all cards of unsolved puzzles. */
import type { RemoteCard } from '../../../contract/remote-types.js';
import { usePage } from '../../frame/page-context.js';
import { DIFFICULTIES } from '../../puzzles/difficulty-levels.js';
import { EmptyGrid } from '../../sheet/drawings.js';
import { Inks } from '../../widgets/cards.js';
import { colorsText } from '../../widgets/colors-text.js';
import { Difficulty } from '../../widgets/difficulty.js';

export function NextCards({ cards }: { readonly cards: readonly RemoteCard[] }) {
  const { wordsOf } = usePage();
  if (cards.length === 0) return null;
  return (
    <section class="stack">
      <h2>{wordsOf('solved').nextForYou}</h2>
      <div class="card-grid next-cards">
        {cards.map((card) => (
          <Card key={card.id} card={card} />
        ))}
      </div>
    </section>
  );
}

function Card({ card }: { readonly card: RemoteCard }) {
  const page = usePage();
  const { linkTo } = page;
  const { id, number, width, height, inks, difficulty } = card;
  return (
    <a class="puzzle-card" href={linkTo(`puzzles/${id}`)}>
      <span class="picture">
        <EmptyGrid width={width} height={height} size={96} />
      </span>
      <span class="facts">
        <span class="line">
          <span class="name">№ {number}</span>
          <span>
            {width} × {height}
          </span>
        </span>
        <span class="line">
          <Inks inks={inks} />
          <span class={inks.length > 1 ? 'colors' : ''}>{colorsText(page, inks)}</span>
        </span>
        <span class="line">
          <Difficulty label={DIFFICULTIES[difficulty - 1]} />
        </span>
      </span>
    </a>
  );
}
