/** A ranking as a table: places, people, values; the reader's own line is highlighted. */

import { usePage } from '../../frame/page-context.js';
import { Avatar } from '../../widgets/avatar.js';
import { EmptyCard } from '../../widgets/empty-card.js';
import type { RankRow, RankRows } from './data.js';
import './rankings.css';
import { rankTime } from './rank-time.js';

/** What a ranking counts. */
export type Counted = 'time' | 'solved' | 'points' | 'right' | 'likes';

/** The columns between name and value. */
type Column = 'streak' | 'published' | 'puzzle';

interface Props {
  readonly ranking: RankRows;
  readonly counted: Counted;
  readonly columns?: readonly Column[];
  /** Names the table for screen readers. */
  readonly caption: string;
  /** What is said in place of an empty table. */
  readonly empty?: string | undefined;
  /** The address of a page of this ranking. */
  readonly pageAt: (after: string | undefined) => string;
}

export function RankTable({ ranking, counted, columns = [], caption, empty, pageAt }: Props) {
  const { wordsOf } = usePage();
  const words = wordsOf('rankings');
  const { rows, mine, next, isFurther } = ranking;
  if (rows.length === 0 && !isFurther) {
    return <EmptyCard text={empty ?? words.nobody} />;
  }
  return (
    <>
      <div class="card ranks">
        <table>
          <caption class="spoken">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.place}</th>
              <th scope="col">{counted === 'likes' ? words.author : words.player}</th>
              {columns.map((column) => (
                <th key={column} scope="col" class="number wide">
                  {words[column]}
                </th>
              ))}
              <th scope="col" class="number">
                {words[counted]}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, k) => (
              <Line key={k} {...{ row, counted, columns }} />
            ))}
            {mine !== null && (
              <>
                <tr class="gap">
                  <td colSpan={columns.length + 3}>· · ·</td>
                </tr>
                <Line row={mine} counted={counted} columns={columns} />
              </>
            )}
          </tbody>
        </table>
      </div>
      {(next !== null || isFurther) && (
        <nav class="row wraps" aria-label={caption}>
          {isFurther && (
            <a class="button" href={pageAt(undefined)}>
              {words.first}
            </a>
          )}
          {next !== null && (
            <a class="button" href={pageAt(next)} rel="next">
              {words.more}
            </a>
          )}
        </nav>
      )}
    </>
  );
}

interface LineProps {
  readonly row: RankRow;
  readonly counted: Counted;
  readonly columns: readonly Column[];
}

function Line({ row, counted, columns }: LineProps) {
  const page = usePage();
  const { numberText } = page;
  const { place, value, isMe } = row;
  return (
    <tr class={isMe ? 'me' : undefined}>
      <td class="place">
        <span class={place <= 3 ? `medal m${place}` : undefined}>{numberText(place)}</span>
      </td>
      <td>
        <Who row={row} />
      </td>
      {columns.map((column) => (
        <td key={column} class="number wide soft digits">
          <Extra row={row} column={column} />
        </td>
      ))}
      <td class="number value digits">
        {counted === 'time' ? rankTime(page, value) : numberText(value)}
        <Strike run={row.run} />
      </td>
    </tr>
  );
}

/** Where a moderator takes a run of Storm out of the rankings. */
function Strike({ run }: Pick<RankRow, 'run'>) {
  const { linkTo, wordsOf } = usePage();
  if (run === null) return null;
  return (
    <>
      {' '}
      <a class="link small" href={`${linkTo('moderation')}?kind=storm&id=${run}#other`}>
        {wordsOf('rankings').strike}
      </a>
    </>
  );
}

function Who({ row: { name, isMe } }: { readonly row: RankRow }) {
  const { linkTo, wordsOf } = usePage();
  const words = wordsOf('rankings');
  if (name === null) return <span class="soft small">{words.hiddenName}</span>;
  return (
    <span class="who">
      <Avatar name={name} />
      <a class="strong" href={linkTo(`people/${encodeURIComponent(name)}`)}>
        {name}
      </a>
      {isMe && <span class="tag">{words.you}</span>}
    </span>
  );
}

function Extra({ row, column }: { readonly row: RankRow; readonly column: Column }) {
  const { linkTo, numberText, plural, wordsOf } = usePage();
  const words = wordsOf('rankings');
  const { streak, published, puzzle } = row;
  if (column === 'streak') {
    if (streak === null) return null;
    return <span>{`${numberText(streak)} ${plural(streak, words.days)}`}</span>;
  }
  if (column === 'published')
    return published === null ? null : <span>{numberText(published)}</span>;
  if (puzzle === null) return null;
  return (
    <a class="link" href={linkTo(`puzzles/${puzzle.id}`)}>
      № {puzzle.number}
    </a>
  );
}
