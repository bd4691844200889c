/** The one primary button of the finished screen: it names the next puzzle. */
import { usePage } from '../../../frame/page-context.js';
import { type CardPuzzle, formatName, linkToCard } from '../../../widgets/cards.js';
import { Icon } from '../../../widgets/icon.js';

export function NextButton({
  offers,
  isOfServer,
}: {
  readonly offers: readonly CardPuzzle[] | undefined;
  readonly isOfServer: boolean;
}) {
  const page = usePage();
  const { linkTo, wordsOf } = page;
  const words = wordsOf('finished');
  const [next] = offers ?? [];
  if (next === undefined) {
    return (
      <a class="button primary big" href={linkTo(isOfServer ? 'puzzles' : '')}>
        {words.allPuzzles}
        <Icon name="arrow-right" />
      </a>
    );
  }
  return (
    <a class="button primary big" href={linkToCard(page, next)}>
      {words.nextIs(formatName(page, next), next.width, next.height)}
      <Icon name="arrow-right" />
    </a>
  );
}
