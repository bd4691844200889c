/**
 * The series of the server. What a member has solved is known to it, on every device; for guests it
 * is asked for the series of what this device has solved.
 */
import { type CallPath, callPath } from '../../../contract/call-path.js';
import * as paths from '../../../contract/paths.js';
import type { RemoteSeriesList, RemoteSeriesPictures } from '../../../contract/remote-types.js';
import type { Ask } from '../../../player-store/exchange/ask.js';
import { cardPalette } from '../../sheet/silhouette.js';
import { marksOfText } from '../../widgets/card-view.js';
import {
  type AlbumSeries,
  pictureHere,
  type SeriesSource,
  type SeriesTile,
  type SolvedHere,
} from './album-series.js';

/** Puzzles that the server is asked about at once, and the most questions. */
const OF_A_QUESTION = 100;
const QUESTIONS = 3;

/** Series in an answer: with solved puzzles, and the others. */
const MOST_BEGUN = 100;
const OTHERS = 24;

type Listed = RemoteSeriesList['series'][number];

/** The source that asks the server. */
export function remoteSource(ask: Ask, isMember: boolean, here: SolvedHere): SeriesSource {
  const begunIds = new Set<string>();
  const list = async (query: CallPath) => {
    const answer = await ask<RemoteSeriesList>('GET', query);
    return answer.ok ? answer.value : undefined;
  };
  return {
    begun: async () => {
      const answers = await Promise.all(begunQueries(isMember, here).map(list));
      const found = new Map<string, Listed>();
      for (const answer of answers) {
        if (answer === undefined) return undefined;
        for (const one of answer.series) found.set(one.id, one);
      }
      for (const id of found.keys()) begunIds.add(id);
      return [...found.values()].map((one) => toSeries(ask, one, here));
    },
    others: async (after) => {
      const query = { limit: OTHERS, ...(after === undefined ? {} : { after }) };
      const answer = await list(callPath(paths.SERIES_LIST, {}, query));
      if (answer === undefined) return undefined;
      const series = answer.series.filter(({ id, count }) => count > 0 && !begunIds.has(id));
      return {
        series: series.map((one) => toSeries(ask, one, here)),
        next: answer.next ?? undefined,
      };
    },
  };
}

/** The questions for series with solved puzzles. */
function begunQueries(isMember: boolean, { ids }: SolvedHere): readonly CallPath[] {
  const limit = MOST_BEGUN;
  if (isMember) return [callPath(paths.SERIES_LIST, {}, { solved: 'some', limit })];
  const known = ids.filter((id) => /^[0-9A-Za-z]{1,32}$/.test(id));
  const parts = Array.from({ length: QUESTIONS }, (_, k) =>
    known.slice(k * OF_A_QUESTION, (k + 1) * OF_A_QUESTION),
  );
  return parts
    .filter((part) => part.length > 0)
    .map((part) => callPath(paths.SERIES_LIST, {}, { holds: part.join(','), limit }));
}

function toSeries(ask: Ask, { id, title, count }: Listed, here: SolvedHere): AlbumSeries {
  const solved = new Set(here.ids);
  return {
    id,
    title,
    address: `series/${id}`,
    count,
    tiles: async () => {
      const query = callPath(paths.SERIES_PICTURES, { id });
      const answer = await ask<RemoteSeriesPictures>('GET', query);
      if (!answer.ok) return undefined;
      return answer.value.puzzles.map((puzzle) => toTile(puzzle, solved, here));
    },
  };
}

function toTile(
  { solved, ...puzzle }: RemoteSeriesPictures['puzzles'][number],
  solvedHere: ReadonlySet<string>,
  here: SolvedHere,
): SeriesTile {
  const { id, number, width, height } = puzzle;
  const own = pictureHere(here, id);
  const text = solved?.cells;
  const theirs = text && {
    marks: marksOfText({ width, height, text }),
    palette: cardPalette(puzzle),
  };
  return {
    id,
    number,
    page: `puzzles/${id}`,
    width,
    height,
    isSolved: solved !== undefined || solvedHere.has(id),
    title: solved?.title || undefined,
    picture: own ?? (theirs || undefined),
  };
}
