/** Four numbers about all puzzles of an author. */
import type { ComponentChildren } from 'preact';
import { usePage } from '../../frame/page-context.js';
import { Icon } from '../../widgets/icon.js';
import type { DeskData } from './data.js';

export function DeskFacts({ desk }: Pick<NonNullable<DeskData>, 'desk'>) {
  const { numberText, plural, wordsOf } = usePage();
  const words = wordsOf('desk');
  const { week, stars, votes, followers, newFollowers, solves, count } = desk;
  const weekly = week.reduce((sum, one) => sum + one, 0);
  const fresh = newFollowers === 0 ? '' : `, ${words.newOnes(numberText(newFollowers))}`;
  return (
    <ul class="card desk-facts">
      <Fact value={numberText(weekly)} label={plural(weekly, words.thisWeek)}>
        <Spark counts={week} />
      </Fact>
      <Fact
        value={votes === 0 ? '–' : wordsOf('grammar').oneDigit(stars)}
        label={votes === 0 ? words.noVotes : `${numberText(votes)} ${plural(votes, words.votesOf)}`}
      >
        <span class="stars">
          <Icon name="star" />
        </span>
      </Fact>
      <Fact value={numberText(followers)} label={plural(followers, words.followers) + fresh} />
      <Fact value={numberText(solves)} label={words.solvesOf(count)} />
    </ul>
  );
}

function Fact({
  value,
  label,
  children,
}: {
  readonly value: string;
  readonly label: string;
  readonly children?: ComponentChildren;
}) {
  return (
    <li>
      <div class="apart">
        <b>{value}</b>
        {children}
      </div>
      <span class="small soft">{label}</span>
    </li>
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
