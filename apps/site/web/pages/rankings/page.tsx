/** The rankings: the puzzle of the day, numbers and points, the fastest by size, authors. */

import { type PageContext, type PageTexts, usePage } from '../../frame/page-context.js';
import { Shell } from '../../frame/shell.js';
import type { DayKind, RankingKind, RankingsData } from './data.js';
import { DayCard } from './day-card.js';
import { type Counted, RankTable } from './rank-table.js';
import { Ways } from './ways.js';
import './rankings.css';

/** The size classes that have a board of their own. */
const SIZES = [5, 10, 15, 20, 25, 30, 40, 60, 200] as const;

const KINDS = ['person', 'helped', 'machine'] as const;

const STORM_PERIODS = ['day', 'week', 'ever'] as const;

type Tab = 'day' | 'solved' | 'points' | 'fastest' | 'storm' | 'authors';

export const title = ({ wordsOf }: PageTexts): string => wordsOf('rankings').title;
export const description = ({ wordsOf }: PageTexts): string => wordsOf('rankings').description;

/** The address of a ranking. */
export function rankingPath(
  board: string | null,
  { kind = 'person', puzzle, after }: Chosen = {},
): string {
  const query = new URLSearchParams({
    ...(puzzle === undefined ? {} : { puzzle }),
    ...(kind === 'person' ? {} : { kind }),
    ...(after === undefined ? {} : { after }),
  });
  const path = board === null ? 'rankings' : `rankings/${board}`;
  return query.size === 0 ? path : `${path}?${query}`;
}

interface Chosen {
  readonly kind?: RankingKind | undefined;
  readonly puzzle?: DayKind | undefined;
  readonly after?: string | undefined;
}

export function Page({ data }: { readonly data: RankingsData }) {
  const page = usePage();
  const { linkTo, wordsOf } = page;
  const words = wordsOf('rankings');
  const { board, kind, day, ranking } = data;
  const tab = parseTab(board);
  const shown = day?.puzzles.find((one) => one.kind === day.shown);
  const at = (chosen: Chosen): string =>
    linkTo(rankingPath(board, { puzzle: day?.shown, ...chosen }));
  return (
    <Shell>
      <div class="rankings stack">
        <h1>{words.title}</h1>
        <div class="choices">
          <Ways label={words.boardsMenu} current={tab} ways={tabs(page, kind)} />
          {tab !== 'authors' && tab !== 'storm' && (
            <Ways
              label={words.kindsMenu}
              current={kind}
              ways={KINDS.map((id) => ({ id, text: words.kinds[id], href: at({ kind: id }) }))}
            />
          )}
        </div>
        {tab === 'storm' && (
          <Ways
            label={words.periodsMenu}
            current={board ?? ''}
            ways={STORM_PERIODS.map((period) => ({
              id: `storm-${period}`,
              text: words.periods[period],
              href: linkTo(rankingPath(`storm-${period}`)),
            }))}
          />
        )}
        {tab === 'fastest' && (
          <Ways
            label={words.sizesMenu}
            current={board ?? ''}
            ways={SIZES.map((side) => ({
              id: `fastest-${side}`,
              text: words.sizeUpTo(side),
              href: linkTo(rankingPath(`fastest-${side}`, { kind })),
            }))}
          />
        )}
        {day !== null && day.puzzles.length > 1 && (
          <Ways
            label={words.puzzlesMenu}
            current={day.shown ?? ''}
            ways={day.puzzles.map((one) => ({
              id: one.kind,
              text: words.puzzles[one.kind],
              href: at({ kind, puzzle: one.kind }),
            }))}
          />
        )}
        {day !== null && shown !== undefined && <DayCard day={day.day} puzzle={shown} />}
        {day !== null && shown === undefined ? (
          <p class="card padded soft">{words.noPuzzles}</p>
        ) : (
          <RankTable
            ranking={ranking}
            counted={chooseCounted(tab)}
            columns={COLUMNS[tab]}
            caption={words.boards[tab]}
            empty={day === null ? undefined : words.emptyDay}
            pageAt={(after) => at({ kind, after })}
          />
        )}
        <p class="small soft">
          {words.notes[tab]} {tab !== 'authors' && tab !== 'storm' && words.note}
        </p>
      </div>
    </Shell>
  );
}

const COLUMNS = {
  day: ['streak'],
  solved: [],
  points: [],
  fastest: ['puzzle'],
  storm: [],
  authors: ['published'],
} as const;

function parseTab(board: RankingsData['board']): Tab {
  if (board === null) return 'day';
  if (board === 'solved' || board === 'points' || board === 'authors') return board;
  return board.startsWith('storm-') ? 'storm' : 'fastest';
}

function chooseCounted(tab: Tab): Counted {
  if (tab === 'authors') return 'likes';
  if (tab === 'storm') return 'right';
  return tab === 'solved' || tab === 'points' ? tab : 'time';
}

function tabs(page: PageContext, kind: RankingKind) {
  const { linkTo, wordsOf } = page;
  const { boards } = wordsOf('rankings');
  const board = { day: null, solved: 'solved', points: 'points', fastest: 'fastest-10' } as const;
  return [
    ...(['day', 'solved', 'points', 'fastest'] as const).map((id) => ({
      id,
      text: boards[id],
      href: linkTo(rankingPath(board[id], { kind })),
    })),
    { id: 'storm', text: boards.storm, href: linkTo(rankingPath('storm-day')) },
    { id: 'authors', text: boards.authors, href: linkTo(rankingPath('authors')) },
  ];
}
