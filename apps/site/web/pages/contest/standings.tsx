/** The standings while a contest runs: the first of them, and one's own place. */
import type { Standing } from '../../../contract/contests.js';
import { usePage } from '../../frame/page-context.js';
import { Avatar } from '../../widgets/avatar.js';
import { rankTime } from '../rankings/rank-time.js';
import type { ContestData, ContestFacts } from './data.js';

/** How many of the first are shown beside the puzzles. */
const FIRST = 10;

/** Below them one's own place: how many are shown before it, and after it. */
const NEIGHBORS = 1;

export function Standings({
  contest,
  standings,
}: {
  readonly contest: ContestFacts;
  readonly standings: ContestData['standings'];
}) {
  const { wordsOf } = usePage();
  const words = wordsOf('contests');
  const entries = standings?.entries.slice(0, FIRST) ?? [];
  const below = findNeighbors(standings);
  return (
    <section class="card contest-standings" aria-labelledby="standings">
      <h2 id="standings">{words.standings}</h2>
      {entries.length === 0 ? (
        <p class="small soft">{words.nobodyYet}</p>
      ) : (
        <table>
          <thead class="spoken">
            <tr>
              <th scope="col">{words.place}</th>
              <th scope="col">{words.player}</th>
              <th scope="col">{words.solvedCount}</th>
              <th scope="col">{words.time}</th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry, k) => (
              <Line key={k} entry={entry} puzzles={contest.puzzles} />
            ))}
            {below.length > 0 && (
              <tr class="gap">
                <td colSpan={4}>…</td>
              </tr>
            )}
            {below.map((entry, k) => (
              <Line key={FIRST + k} entry={entry} puzzles={contest.puzzles} />
            ))}
          </tbody>
        </table>
      )}
      <p class="small soft">{words.whileItRuns}</p>
    </section>
  );
}

/** One's own entry with its neighbours, as far as they are not among the first. */
export function findNeighbors(standings: ContestData['standings']): readonly Standing[] {
  const { entries = [], mine = null } = standings ?? {};
  const own = entries.findIndex(({ isMe }) => isMe);
  if (own < 0) return mine === null ? [] : [mine];
  if (own < FIRST) return [];
  return entries.slice(Math.max(FIRST, own - NEIGHBORS), own + NEIGHBORS + 1);
}

function Line({ entry, puzzles }: { readonly entry: Standing; readonly puzzles: number }) {
  const page = usePage();
  const words = page.wordsOf('contests');
  const { solved, timeMs, isMe } = entry;
  return (
    <tr class={isMe ? 'me' : undefined}>
      <td class="digits place">
        <Place entry={entry} />
      </td>
      <td>
        <Who entry={entry} />
      </td>
      <td>
        <span class="difficulty" role="img" aria-label={words.ofPuzzles(solved, puzzles)}>
          {Array.from({ length: puzzles }, (_, k) => (
            <i key={k} class={k < solved ? 'full' : ''} />
          ))}
        </span>
      </td>
      <td class="digits number">{rankTime(page, timeMs)}</td>
    </tr>
  );
}

/** The place, in brackets while a solve is looked at. */
export function Place({ entry: { place, isLookedAt } }: { readonly entry: Standing }) {
  const { numberText } = usePage();
  return <>{isLookedAt ? `(${numberText(place)})` : numberText(place)}</>;
}

export function Who({ entry: { person, isMe, isLookedAt } }: { readonly entry: Standing }) {
  const { linkTo, wordsOf } = usePage();
  const words = wordsOf('contests');
  return (
    <span class="contest-who">
      {person === null ? (
        <span class="soft small">{words.hiddenName}</span>
      ) : (
        <>
          <Avatar name={person.name} size={24} />
          <a class="strong" href={linkTo(`people/${encodeURIComponent(person.name)}`)}>
            {person.name}
          </a>
        </>
      )}
      {isMe && <span class="tag">{words.you}</span>}
      {isLookedAt && <span class="tag hint">{words.lookedAt}</span>}
    </span>
  );
}
