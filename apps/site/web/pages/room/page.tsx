/**
 * A room: its lobby, the round that is played, and how it ended. All of it comes over the
 * connection, so that the page itself holds nothing but the identifier of the room.
 */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { BOUNDS, isWatching } from '../../../rooms/index.js';
import { type PageTexts, usePage } from '../../frame/page-context.js';
import { BelowHeader, Header } from '../../frame/shell.js';
import { toast } from '../../frame/toasts.js';
import { Icon } from '../../widgets/icon.js';
import type { RoomWords } from '../../words/en/room.js';
import { type LinkEnd, RoomConnection } from './connection.js';
import { Lobby } from './lobby.js';
import { MakeRoomButton } from './make-room-button.js';
import { Over } from './over.js';
import { RoomGame } from './room-game.js';
import type { RoomPart } from './room-part.js';
import { Round } from './round.js';
import { readVisitor } from './visitor.js';
import '../play/play.css';
import './room.css';

/** What the server writes into the page. */
export interface RoomPageData {
  readonly id: string;
}

export const title = ({ wordsOf }: PageTexts): string => wordsOf('room').title;
export const description = ({ wordsOf }: PageTexts): string => wordsOf('room').description;

export function Page({ data }: { readonly data: RoomPageData }) {
  const words = usePage().wordsOf('room');
  const connection = useConnection(data.id, words);
  if (connection === undefined) {
    return (
      <Frame>
        <p class="soft late">{words.joining}</p>
      </Frame>
    );
  }
  return <Room connection={connection} words={words} />;
}

/** The connection of this page, while the page is open. */
function useConnection(id: string, words: RoomWords): RoomConnection | undefined {
  const { root, server } = usePage();
  const [connection, setConnection] = useState<RoomConnection>();
  useEffect(() => {
    const address = new URL(`${root}rooms/${id}/socket`, location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    const visitor = readVisitor();
    const chance = 1 + Math.floor(Math.random() * 999);
    const name = visitor.name ?? server?.person?.name ?? words.guest(chance);
    const own = new RoomConnection(address.href, () => ({
      key: `${visitor.secret}.${id}`,
      name: [...name].slice(0, BOUNDS.name).join(''),
      avatar: visitor.avatar ?? name,
      color: visitor.color,
    }));
    setConnection(own);
    return () => own.close();
  }, [id]);
  return connection;
}

function Room({ connection, words }: RoomPart) {
  const { phase } = connection.state.value;
  const hand = connection.hand.value;
  const link = connection.link.value;
  const puzzle = connection.puzzle.value;
  useTroubles(connection, words);
  useCameIn(connection, words);
  const game = useMemo(
    () => (puzzle && hand !== undefined ? new RoomGame(connection, puzzle, hand) : undefined),
    [puzzle, hand],
  );
  const result = connection.own.value?.result;
  if (isEnd(link)) return <Ended connection={connection} words={words} why={link} />;
  if (hand === undefined) {
    return (
      <Frame>
        <p class="soft late">{words.joining}</p>
      </Frame>
    );
  }
  if (phase === 'lobby') {
    return (
      <Frame>
        <Lobby connection={connection} words={words} />
      </Frame>
    );
  }
  const isWatched = game !== undefined && isWatching(connection.state.value, hand);
  if (phase === 'over' || result !== undefined || isWatched) {
    return (
      <Frame>
        <Over connection={connection} words={words} game={game} />
      </Frame>
    );
  }
  return <Round connection={connection} words={words} game={game} />;
}

function isEnd(link: RoomConnection['link']['value']): link is LinkEnd {
  return link !== 'joining' && link !== 'open' && link !== 'broken';
}

/** Says why something was not possible. */
function useTroubles({ trouble }: RoomConnection, { troubles }: RoomWords): void {
  const why = trouble.value;
  useEffect(() => {
    if (why === undefined) return;
    const text = why === 'bad-name' || why === 'no-such-puzzle' ? troubles[why] : troubles.other;
    toast({ text });
    trouble.value = undefined;
  }, [why]);
}

/** Says after a break how much others have painted meanwhile. */
function useCameIn({ cameIn }: RoomConnection, words: RoomWords): void {
  const count = cameIn.value;
  useEffect(() => {
    if (count > 0) toast({ text: words.cameIn(count) });
    cameIn.value = 0;
  }, [count]);
}

/** The connection has ended for good, or until the member comes in again. */
function Ended({ connection, words, why }: RoomPart & { readonly why: LinkEnd }) {
  return (
    <Frame>
      <div class="stack room-ended">
        <h1>{words.title}</h1>
        <p class="note">
          <Icon name="circle-alert" />
          {words.refusals[why]}
        </p>
        <div class="row wraps">
          {why !== 'missing' && (
            <button type="button" class="button primary" onClick={() => connection.open()}>
              {words.comeIn}
            </button>
          )}
          <MakeRoomButton words={words} />
        </div>
      </div>
    </Frame>
  );
}

function Frame({ children }: { readonly children: preact.ComponentChildren }) {
  return (
    <div class="room">
      <Header />
      <BelowHeader>{children}</BelowHeader>
    </div>
  );
}
