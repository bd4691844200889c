/** Cards of puzzles of the same kind, blind as all cards of unsolved puzzles. */
import { usePage } from '../../../frame/page-context.js';
import { type CardPuzzle, PuzzleCard } from '../../../widgets/cards.js';

export function MoreCards({ offers }: { readonly offers: readonly CardPuzzle[] | undefined }) {
  const { wordsOf } = usePage();
  if (offers === undefined || offers.length === 0) return null;
  return (
    <section class="stack more-of-kind" aria-labelledby="more-of-kind">
      <h2 id="more-of-kind">{wordsOf('finished').moreOfKind}</h2>
      <ul class="next-cards">
        {offers.map((card) => (
          <li key={card.id}>
            <PuzzleCard puzzle={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}
