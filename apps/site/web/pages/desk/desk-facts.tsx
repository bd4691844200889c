/** Four numbers about all puzzles of an author. */
import { usePage } from '../../frame/page-context.js';
import { Icon } from '../../widgets/icon.js';
import { NumberFacts } from '../../widgets/number-facts.js';
import type { DeskData } from './data.js';

export function DeskFacts({ desk }: Pick<NonNullable<DeskData>, 'desk'>) {
  const { numberText, plural, wordsOf } = usePage();
  const words = wordsOf('desk');
  const { week, stars, votes, followers, newFollowers, solves, count } = desk;
  const weekly = week.reduce((sum, one) => sum + one, 0);
  const fresh = newFollowers === 0 ? '' : `, ${words.newOnes(numberText(newFollowers))}`;
  const star = (
    <span class="stars">
      <Icon name="star" />
    </span>
  );
  return (
    <NumberFacts
      facts={[
        {
          value: numberText(weekly),
          label: plural(weekly, words.thisWeek),
          extra: <Spark counts={week} />,
        },
        {
          value: votes === 0 ? '–' : wordsOf('grammar').oneDigit(stars),
          label:
            votes === 0 ? words.noVotes : `${numberText(votes)} ${plural(votes, words.votesOf)}`,
          extra: star,
        },
        { value: numberText(followers), label: plural(followers, words.followers) + fresh },
        { value: numberText(solves), label: words.solvesOf(count) },
      ]}
    />
  );
}

const WIDTH = 84;
const HEIGHT = 30;
const STEP = WIDTH / 7;

/** A bar for each day; the last one is of today. */
function Spark({ counts }: { readonly counts: readonly number[] }) {
  const most = Math.max(1, ...counts);
  return (
    <svg width={WIDTH} height={HEIGHT} aria-hidden="true">
      {counts.map((count, k) => {
        const height = count === 0 ? 2 : Math.max(3, Math.round((HEIGHT * count) / most));
        const name = k === counts.length - 1 ? 'today' : 'before';
        const box = { x: k * STEP, y: HEIGHT - height, width: STEP - 1.5, height };
        return <rect key={k} class={name} {...box} />;
      })}
    </svg>
  );
}
