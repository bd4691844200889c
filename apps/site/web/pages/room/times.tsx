/** The hands of a race in the order of their times, and how far those came who have none. */
import { type RoomHand, racersOf, rankedHands } from '../../../rooms/index.js';
import { usePage } from '../../frame/page-context.js';
import { rankTime } from '../rankings/rank-time.js';
import { RingedAvatar } from './lobby.js';
import { countDone } from './racers.js';
import type { RoomGame } from './room-game.js';
import type { RoomPart } from './room-part.js';

export function Times({
  connection,
  words,
  game,
}: RoomPart & { readonly game: RoomGame | undefined }) {
  const state = connection.state.value;
  const own = connection.hand.value;
  const ranked = rankedHands(state);
  const others = racersOf(state).filter((hand) => !ranked.includes(hand));
  const [first] = ranked;
  const best = first?.result?.type === 'finished' ? first.result.ms : 0;
  const puzzle = state.choice?.puzzle;
  const all = (puzzle?.width ?? 0) + (puzzle?.height ?? 0);
  const linesOf = (number: number): number =>
    number === own
      ? (game?.game.value.finishedCount ?? 0)
      : countDone(connection.lines.value.get(number));
  return (
    <ol class="card plain room-times">
      {[...ranked, ...others].map((hand, k) => (
        <li key={hand.number} class={hand.number === own ? 'is-own' : undefined}>
          <b>{hand.result?.type === 'finished' ? words.place(k + 1) : '–'}</b>
          <RingedAvatar hand={hand} size={28} />
          <span>
            <b>{hand.name}</b>
            {hand.number === own && <span class="tag">{words.you}</span>}
            {hand.isReady && <span class="tag good">{words.wantsRematch}</span>}
          </span>
          <span class="room-time">
            <HandTime
              hand={hand}
              best={best}
              words={words}
              lines={words.lines(linesOf(hand.number), all)}
            />
          </span>
        </li>
      ))}
    </ol>
  );
}

function HandTime({
  hand: { result },
  best,
  lines,
  words,
}: Pick<RoomPart, 'words'> & {
  readonly hand: RoomHand;
  readonly best: number;
  /** How many lines the hand has finished, in words. */
  readonly lines: string;
}) {
  const page = usePage();
  if (result?.type !== 'finished') {
    return (
      <>
        <span class="digits">{lines}</span>
        <span class="small soft">{result === undefined ? words.notFinished : words.gaveUp}</span>
      </>
    );
  }
  const { ms, finding } = result;
  return (
    <>
      <b>{rankTime(page, ms)}</b>
      {ms > best && <span class="small soft">{words.behind(rankTime(page, ms - best))}</span>}
      <span class={finding === 'verified' ? 'tag good' : 'tag'}>{words.findings[finding]}</span>
    </>
  );
}
