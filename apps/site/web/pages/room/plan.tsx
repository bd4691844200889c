/** What a room plays, and whether its member is ready. */
import { useState } from 'preact/hooks';
import { BOUNDS, handsIn, hostOf, type RoomChoice, takesPart } from '../../../rooms/index.js';
import { Later } from '../../frame/later.js';
import { DIFFICULTIES } from '../../puzzles/difficulty-levels.js';
import { EmptyGrid } from '../../sheet/drawings.js';
import { Segments } from '../../widgets/controls.js';
import { Difficulty } from '../../widgets/difficulty.js';
import { clockText } from '../../widgets/time.js';
import type { RoomPart } from './room-part.js';
import { Watching } from './spectators.js';

const STEP_MS = 5 * 60_000;
const MINUTE_MS = 60_000;

/** The steps of a later start. */
const DELAY_MS = 10_000;

/** What is played; only the host changes it. */
export function Plan({ connection, words }: RoomPart) {
  const state = connection.state.value;
  const { choice } = state;
  const host = hostOf(state);
  if (choice === undefined) return null;
  const isHost = host?.number === connection.hand.value;
  return (
    <section class="card room-plan">
      {isHost ? (
        <Segments
          name="room-kind"
          label={words.kind}
          value={choice.kind}
          options={[
            { value: 'race', label: words.race },
            { value: 'together', label: words.together },
          ]}
          onChange={(kind) => connection.send({ type: 'choose', kind })}
        />
      ) : (
        <h2>{words[choice.kind]}</h2>
      )}
      <p class="small soft">{choice.kind === 'race' ? words.raceText : words.togetherText}</p>
      <PuzzleFacts choice={choice} connection={connection} words={words} isHost={isHost} />
      {choice.kind === 'race' && (
        <>
          <Limit choice={choice} connection={connection} words={words} isHost={isHost} />
          <Delays choice={choice} connection={connection} words={words} isHost={isHost} />
          <Watching connection={connection} words={words} />
        </>
      )}
      {!isHost && host !== undefined && <p class="small soft">{words.onlyHost(host.name)}</p>}
      <Ready connection={connection} words={words} />
    </section>
  );
}

interface PlanPart extends RoomPart {
  readonly choice: RoomChoice;
  readonly isHost: boolean;
}

const loadChoose = () => import('./choose-puzzle.js').then((it) => it.ChoosePuzzle);

function PuzzleFacts({ choice: { puzzle }, connection, words, isHost }: PlanPart) {
  const [chooses, setChooses] = useState(false);
  const choose = (id: string | null): void => {
    connection.send({ type: 'choose', puzzle: id });
    setChooses(false);
  };
  return (
    <div class="room-puzzle">
      <EmptyGrid width={puzzle.width} height={puzzle.height} size={72} />
      <div>
        <b>№ {puzzle.number}</b>
        <span class="row small soft">
          {words.size(puzzle.width, puzzle.height)}
          {puzzle.inks.length > 1 && (
            <span class="inks" aria-hidden="true">
              {puzzle.inks.map((ink) => (
                <i key={ink} style={{ background: ink }} />
              ))}
            </span>
          )}
        </span>
        <Difficulty label={DIFFICULTIES[puzzle.difficulty - 1]} />
      </div>
      {isHost && (
        <button type="button" class="button quiet" onClick={() => setChooses(true)}>
          {words.change}
        </button>
      )}
      {chooses && (
        <Later
          load={loadChoose}
          props={{ words, onChoose: choose, onClose: () => setChooses(false) }}
        />
      )}
    </div>
  );
}

function Limit({ choice: { limitMs }, connection, words, isHost }: PlanPart) {
  // beyond the longest limit there is none
  const change = (by: number) => () => {
    const next = limitMs === 0 ? BOUNDS.mostLimit : limitMs + by * STEP_MS;
    connection.send({ type: 'choose', limitMs: next > BOUNDS.mostLimit ? 0 : next });
  };
  const text = limitMs === 0 ? words.noLimit : words.minutes(Math.round(limitMs / MINUTE_MS));
  return (
    <div class="apart room-limit">
      <span>{words.limit}</span>
      <span class="row">
        {isHost && (
          <button
            type="button"
            class="icon-button"
            aria-label={words.shorter}
            disabled={limitMs > 0 && limitMs <= BOUNDS.leastLimit}
            onClick={change(-1)}
          >
            −
          </button>
        )}
        <b>{text}</b>
        {isHost && (
          <button
            type="button"
            class="icon-button"
            aria-label={words.longer}
            disabled={limitMs === 0}
            onClick={change(1)}
          >
            +
          </button>
        )}
      </span>
    </div>
  );
}

/** Who begins later, so that the others have a head start. */
function Delays({ choice: { delays = {} }, connection, words, isHost }: PlanPart) {
  const hands = handsIn(connection.state.value);
  const later = hands.filter(({ number }) => (delays[number] ?? 0) > 0);
  if (!isHost && later.length === 0) return null;
  return (
    <details class="room-delays" open={later.length > 0}>
      <summary>{words.later}</summary>
      <p class="small soft">{words.laterText}</p>
      {(isHost ? hands : later).map(({ number, name }) => {
        const ms = delays[number] ?? 0;
        const change = (by: number) => () =>
          connection.send({ type: 'choose', delay: { hand: number, ms: ms + by * DELAY_MS } });
        return (
          <div key={number} class="apart room-limit">
            <span>{name}</span>
            <span class="row">
              {isHost && (
                <button
                  type="button"
                  class="icon-button"
                  aria-label={words.sooner(name)}
                  disabled={ms <= 0}
                  onClick={change(-1)}
                >
                  −
                </button>
              )}
              <b class="digits">+{clockText(ms)}</b>
              {isHost && (
                <button
                  type="button"
                  class="icon-button"
                  aria-label={words.laterOf(name)}
                  disabled={ms >= BOUNDS.mostDelay}
                  onClick={change(1)}
                >
                  +
                </button>
              )}
            </span>
          </div>
        );
      })}
    </details>
  );
}

/** Ready or not; a host who is ready may start without those who are not. */
function Ready({ connection, words }: RoomPart) {
  const state = connection.state.value;
  const own = connection.own.value;
  const isHost = hostOf(state)?.number === own?.number;
  const waiting = handsIn(state).filter((hand) => takesPart(state, hand) && !hand.isReady);
  const isReady = own?.isReady === true;
  const mayPlay = own !== undefined && takesPart(state, own);
  return (
    <div class="stack">
      {isHost && isReady && waiting.length > 0 && (
        <button
          type="button"
          class="button primary large"
          onClick={() => connection.send({ type: 'start' })}
        >
          {words.startWithout(waiting.map(({ name }) => name).join(', '))}
        </button>
      )}
      {mayPlay && (
        <button
          type="button"
          class={isReady ? 'button' : 'button primary large'}
          onClick={() => connection.send({ type: 'ready', isReady: !isReady })}
        >
          {isReady ? words.notReadyAfterAll : words.iAmReady}
        </button>
      )}
      <p class="small soft" role="status">
        {connection.link.value === 'broken' ? words.brokenLobby : words.startsAlone}
      </p>
      <button type="button" class="button quiet" onClick={() => connection.send({ type: 'leave' })}>
        {words.leave}
      </button>
    </div>
  );
}
