/**
 * A series: its puzzles in order, how far the reader is, the booklet; or the list of all series.
 */

import { apiAddress, callPath } from '../../../contract/call-path.js';
import * as paths from '../../../contract/paths.js';
import { type PageTexts, usePage } from '../../frame/page-context.js';
import { Shell } from '../../frame/shell.js';
import { PuzzleSilhouette, type SilhouettePuzzle } from '../../sheet/silhouette.js';
import { CardItems } from '../../widgets/card-items.js';
import { type CardView, toProgress } from '../../widgets/card-view.js';
import { Icon } from '../../widgets/icon.js';
import { ReportButton } from '../../widgets/report-button.js';
import './series.css';

/** A series as lists show it. */
export interface SeriesView {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly author: string | null;
  readonly count: number;
  /** How many of them the reader has solved; absent for guests. */
  readonly solved?: number | undefined;
}

/** A series in a list, with its first puzzles. */
interface ListedSeries extends SeriesView {
  readonly looks: readonly SilhouettePuzzle[];
}

/** What the server writes into the page: one series, or a page of the list. */
export type SeriesData =
  | { readonly one: SeriesView; readonly cards: readonly CardView[]; readonly now: number }
  | { readonly list: readonly ListedSeries[]; readonly next: string | null };

/** Title and description of the page. */
export function makeHead(data: SeriesData): {
  readonly title: (page: PageTexts) => string;
  readonly description: (page: PageTexts) => string;
} {
  if ('list' in data) {
    return {
      title: ({ wordsOf }) => wordsOf('series').title,
      description: ({ wordsOf }) => wordsOf('series').description,
    };
  }
  const { title, count } = data.one;
  return {
    title: () => title,
    description: ({ wordsOf }) => wordsOf('series').describe(title, count),
  };
}

export function Page({ data }: { readonly data: SeriesData }) {
  return (
    <Shell>
      <div class="series">{'list' in data ? <List {...data} /> : <One {...data} />}</div>
    </Shell>
  );
}

/** The room of a silhouette, in pixels. */
const LOOK = { width: 88, height: 88, cell: 9 };

function List({ list, next }: Extract<SeriesData, { list: unknown }>) {
  const { linkTo, wordsOf } = usePage();
  const words = wordsOf('series');
  return (
    <>
      <h1>{words.title}</h1>
      <p class="soft">{words.about}</p>
      {list.length === 0 && (
        <div class="card padded stack none">
          <h2>{words.none}</h2>
          <p class="small soft">{words.noneHelp}</p>
        </div>
      )}
      <ul class="series-list">
        {list.map((series) => (
          <li key={series.id}>
            <a class="card series-card" href={linkTo(`series/${series.id}`)}>
              <span class="series-looks">
                {series.looks.map((puzzle, k) => (
                  <PuzzleSilhouette key={k} puzzle={puzzle} room={LOOK} />
                ))}
              </span>
              <span class="series-texts">
                <b>{series.title}</b>
                {series.description !== '' && <span class="small">{series.description}</span>}
                <Facts {...series} />
              </span>
            </a>
          </li>
        ))}
      </ul>
      {next !== null && (
        <p>
          <a class="button" rel="next" href={`${linkTo('series')}?after=${next}`}>
            {words.more}
          </a>
        </p>
      )}
    </>
  );
}

function One({ one, cards, now }: Extract<SeriesData, { one: unknown }>) {
  const { linkTo, root, wordsOf } = usePage();
  const words = wordsOf('series');
  const begun = cards.some(({ mine }) => mine !== undefined);
  const next = cards.find(({ mine }) => mine?.state !== 'solved');
  return (
    <>
      <header class="head">
        <p class="small">
          <a class="link back" href={linkTo('series')}>
            {words.all}
          </a>
        </p>
        <h1>{one.title}</h1>
        <Facts {...one} />
        {one.description !== '' && <p class="lead about">{one.description}</p>}
        <p class="row wraps actions">
          {next?.page !== undefined && (
            <a class="button primary" href={linkTo(next.page)}>
              <Icon name="play" />
              {begun ? words.goOn : words.begin}
            </a>
          )}
          <a
            class="button"
            href={apiAddress(root, callPath(paths.SERIES_PDF, { id: one.id }))}
            download
          >
            <Icon name="printer" />
            {words.booklet}
          </a>
          {one.author !== null && (
            <ReportButton subject={{ kind: 'series', id: one.id }} maker={one.author} />
          )}
        </p>
      </header>
      <ol class="cards">
        <CardItems
          items={cards.map((puzzle) => ({ puzzle, progress: toProgress(puzzle) }))}
          now={now}
        />
      </ol>
    </>
  );
}

/** Author, number of puzzles, and how many are solved. */
function Facts({ author, count, solved }: SeriesView) {
  const { plural, wordsOf } = usePage();
  const words = wordsOf('series');
  return (
    <span class="row wraps small soft">
      {author !== null && <span>{words.by(author)}</span>}
      <span>
        {count} {plural(count, words.puzzles)}
      </span>
      {solved !== undefined && count > 0 && (
        <span class="row">
          <progress max={count} value={solved} aria-label={words.solvedOf(solved, count)} />
          {words.solvedOf(solved, count)}
        </span>
      )}
    </span>
  );
}
