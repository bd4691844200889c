/** The puzzles of an author as a table; the one in the panel is marked. */
import { usePage } from '../../frame/page-context.js';
import { cardPalette } from '../../sheet/silhouette.js';
import { marksOfText } from '../../widgets/card-view.js';
import { Icon } from '../../widgets/icon.js';
import { Snap } from '../../widgets/snap.js';
import { clockText, dayText } from '../../widgets/time.js';
import { type DeskData, deskPath, type PuzzleView } from './data.js';

/** The longer side of a picture, in pixels. */
const PICTURE = 40;

type Data = NonNullable<DeskData>;

export function Published({ data }: { readonly data: Data }) {
  const { linkTo, numberText, plural, wordsOf } = usePage();
  const words = wordsOf('desk');
  const { desk, puzzles, shown, isFurther, now } = data;
  const [last] = puzzles.slice(-1);
  return (
    <section class="card desk-published" aria-labelledby="published">
      <div class="apart">
        <h2 id="published">{words.published}</h2>
        <span class="small soft">
          {numberText(desk.count)} {plural(desk.count, words.puzzles)}
        </span>
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="spoken">{words.columns.puzzle}</span>
            </th>
            <th scope="col" class="number">
              {words.columns.solves}
            </th>
            <th scope="col" class="number wide">
              {words.columns.withoutHelp}
            </th>
            <th scope="col" class="number">
              {words.columns.votes}
            </th>
            <th scope="col" class="number wide">
              {words.columns.median}
            </th>
          </tr>
        </thead>
        <tbody>
          {puzzles.map((puzzle) => (
            <Line key={puzzle.id} puzzle={puzzle} isShown={puzzle.id === shown?.id} now={now} />
          ))}
        </tbody>
      </table>
      {(desk.next !== null || isFurther) && (
        <nav class="row wraps" aria-label={words.published}>
          {isFurther && (
            <a class="link" href={linkTo('desk')}>
              {words.newest}
            </a>
          )}
          {desk.next !== null && last !== undefined && (
            <a class="link" rel="next" href={`${linkTo('desk')}?after=${desk.next}`}>
              {words.more}
            </a>
          )}
        </nav>
      )}
    </section>
  );
}

function Line({
  puzzle,
  isShown,
  now,
}: {
  readonly puzzle: PuzzleView;
  readonly isShown: boolean;
  readonly now: number;
}) {
  const page = usePage();
  const words = page.wordsOf('desk');
  const { id, number, title, state, createdAt, solves, withoutHelp, stars, votes } = puzzle;
  const { medianMs } = puzzle;
  const day = dayText(page, createdAt, now);
  return (
    <tr class={isShown ? 'is-shown' : undefined}>
      <td>
        <div class="row">
          <span class="desk-picture">
            <Snap
              id={id}
              of={marksOfText(puzzle.marks)}
              palette={cardPalette(puzzle)}
              size={PICTURE}
            />
          </span>
          <span class="grow">
            <a
              class="strong"
              href={page.linkTo(deskPath(id))}
              aria-current={isShown ? 'true' : undefined}
            >
              {title === '' ? words.untitled : title}
            </a>
            <small class="soft digits">
              № {number}, {state === 'public' ? day : words[state]}
            </small>
          </span>
        </div>
      </td>
      <td class="number digits">{page.numberText(solves)}</td>
      <td class="number wide digits">{percentText(withoutHelp)}</td>
      <td class="number digits">
        {votes === 0 ? (
          '–'
        ) : (
          <span class="stars">
            <Icon name="star" size={16} />
            {page.wordsOf('grammar').oneDigit(stars)}
          </span>
        )}
      </td>
      <td class="number wide digits">{medianMs === null ? '–' : clockText(medianMs)}</td>
    </tr>
  );
}

/** A share in percent: "71 %". */
export function percentText(share: number | null): string {
  return share === null ? '–' : `${Math.round(100 * share)}\u00a0%`;
}
