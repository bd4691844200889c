/** The ranking of a puzzle: the fastest without hints, and one's own row. */
import type { Clues } from '@nonokit/board';
import { useEffect, useState } from 'preact/hooks';
import { callPath } from '../../../contract/call-path.js';
import * as paths from '../../../contract/paths.js';
import type { Ranking, RemotePuzzle, TimeEntry } from '../../../contract/remote-types.js';
import { Later } from '../../frame/later.js';
import { usePage } from '../../frame/page-context.js';
import { ask } from '../../site-api/ask.js';
import { Icon } from '../../widgets/icon.js';
import type { SolvedWords } from '../../words/en/solved.js';
import { rankTime } from '../rankings/rank-time.js';
import { syncState } from './sync-state.js';

/** Rows of the fastest: those whose replays are checked. */
const MOST_ROWS = 10;

const KINDS = ['person', 'helped', 'machine'] as const;

const loadReplay = () => import('./replay-dialog.js').then(({ ReplayDialog }) => ReplayDialog);

export function RankingCard({
  loaded: { rankings, isFailed, reload },
  clues,
}: {
  readonly loaded: LoadedRankings;
  readonly clues: Clues;
}) {
  const { wordsOf } = usePage();
  const words = wordsOf('solved');
  const [watched, watch] = useState<TimeEntry>();
  if (isFailed) {
    return (
      <p class="note">
        <Icon name="circle-alert" />
        {words.noRanking}
        <button type="button" class="button quiet" onClick={reload}>
          {words.again}
        </button>
      </p>
    );
  }
  const [people] = rankings;
  // an empty table says nothing that the page does not
  if (people === undefined || rankings.every(({ entries }) => entries.length === 0)) return null;
  return (
    <section class="card ranking" aria-label={words.ranking}>
      {rankings.map((ranking) => (
        <Rows key={ranking.kind} ranking={ranking} words={words} onWatch={watch} />
      ))}
      {watched !== undefined && (
        <Later
          load={loadReplay}
          props={{ entry: watched, clues, onClose: () => watch(undefined) }}
          onFail={() => watch(undefined)}
        />
      )}
    </section>
  );
}

/** The rows of a kind: the fastest, and one's own if it is not among them. */
function Rows({
  ranking: { kind, entries, mine },
  words,
  onWatch,
}: {
  readonly ranking: Ranking;
  readonly words: SolvedWords;
  readonly onWatch: (entry: TimeEntry) => void;
}) {
  const isAmong = entries.some(({ isMe }) => isMe);
  const rows = mine === null || isAmong ? entries : [...entries, mine];
  if (rows.length === 0) return null;
  return (
    <table>
      <thead>
        <tr>
          <th colSpan={2} scope="col">
            {words.kinds[kind]}
          </th>
          <th scope="col" class="end">
            {words.time}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((entry) => (
          <Row
            key={`${entry.place} ${entry.person?.name} ${entry.solvedAt}`}
            entry={entry}
            words={words}
            onWatch={onWatch}
          />
        ))}
      </tbody>
    </table>
  );
}

function Row({
  entry,
  words,
  onWatch,
}: {
  readonly entry: TimeEntry;
  readonly words: SolvedWords;
  readonly onWatch: (entry: TimeEntry) => void;
}) {
  const page = usePage();
  const { linkTo, numberText } = page;
  const { place, person, isMe, activeMs, solve, isVerified } = entry;
  const name = person?.name;
  const watch = words.watch(name ?? words.hiddenPerson);
  return (
    <tr class={isMe ? 'me' : ''}>
      <td class="place digits">{numberText(place)}</td>
      <td>
        {name === undefined ? (
          <span class="soft">{words.hiddenPerson}</span>
        ) : (
          <a href={linkTo(`people/${encodeURIComponent(name)}`)}>{name}</a>
        )}
        {isMe && <span class="tag">{words.you}</span>}
        {isVerified && solve === null && <span class="tag good">{words.verified}</span>}
        {isVerified && solve !== null && (
          <button
            type="button"
            class="verified"
            aria-label={`${watch}, ${words.verified}`}
            onClick={() => onWatch(entry)}
          >
            <span class="tag good">{words.verified}</span>
          </button>
        )}
      </td>
      <td class="end digits">
        <span>
          {solve !== null && !isVerified && (
            <button type="button" class="icon-button" title={watch} onClick={() => onWatch(entry)}>
              <Icon name="play" size={16} />
            </button>
          )}
          {rankTime(page, activeMs)}
        </span>
      </td>
    </tr>
  );
}

/** The rankings that a page shows, as far as they have come. */
export type LoadedRankings = ReturnType<typeof useRankings>;

/** The ranking of people, and of the kind in which one's own solve stands; none where it is off. */
export function useRankings({ id }: RemotePuzzle) {
  const { site } = usePage();
  const isOff = site.off.includes('rankings');
  const [state, show] = useState<{
    readonly rankings: readonly Ranking[];
    readonly isFailed: boolean;
  }>({ rankings: [], isFailed: false });
  const [round, setRound] = useState(0);
  const { kind } = syncState.value;
  useEffect(() => {
    // the own row is there after the solve was sent
    if (isOff || kind === 'sending') return;
    const stop = new AbortController();
    void fetchRankings(id, stop.signal).then((rankings) => {
      if (stop.signal.aborted) return;
      show({ rankings: rankings ?? [], isFailed: rankings === undefined });
    });
    return () => stop.abort();
  }, [id, isOff, kind, round]);
  return { ...state, reload: () => setRound(round + 1) };
}

async function fetchRankings(id: string, signal: AbortSignal): Promise<Ranking[] | undefined> {
  const found: Ranking[] = [];
  for (const kind of KINDS) {
    const limit = kind === 'person' ? MOST_ROWS : 1;
    const path = callPath(paths.PUZZLE_RANKING, { id }, { kind, limit });
    const answer = await ask<Ranking>('GET', path, { signal });
    if (!answer.ok) return undefined;
    const { value } = answer;
    if (kind === 'person') found.push(value);
    else if (value.mine !== null) found.push({ ...value, entries: [value.mine] });
    if (value.mine !== null) break;
  }
  return found;
}
