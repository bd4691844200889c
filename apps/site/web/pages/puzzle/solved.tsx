/**
 * The finished screen of a server's puzzle: what any solved puzzle has, and place, ranking, votes,
 * what to solve next, and talk. It is loaded when a game comes near its end.
 */
import { textIn } from '@nonokit/core';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { callPath } from '../../../contract/call-path.js';
import * as paths from '../../../contract/paths.js';
import type {
  RemoteCard,
  RemoteList,
  RemotePuzzle,
  Reveal,
} from '../../../contract/remote-types.js';
import { here } from '../../frame/here.js';
import { type PageContext, usePage } from '../../frame/page-context.js';
import { signInAddress } from '../../frame/sign-in-address.js';
import { ask } from '../../site-api/ask.js';
import { writeSentence } from '../../site-api/sentences.js';
import { Icon } from '../../widgets/icon.js';
import { Finished, type FinishedMore } from '../play/finished.js';
import type { FinishedView } from '../play/game-view.js';
import { Comments } from './comments.js';
import { NextCards } from './next-cards.js';
import { type LoadedRankings, RankingCard, useRankings } from './ranking-card.js';
import { syncState } from './sync-state.js';
import { followVotes } from './votes.js';

/** What shows a solved game of this puzzle. */
export function solvedView(puzzle: RemotePuzzle): FinishedView {
  const { linkTo } = here.peek();
  return function SolvedPuzzle({ session, words }) {
    const next = useNext(puzzle);
    const state = syncState.value;
    const loaded = useRankings(puzzle);
    useEffect(() => followVotes(puzzle, session), [session]);
    const more: FinishedMore = {
      ...revealedBy(here.peek(), state.kind === 'solved' ? state.solved.reveal : puzzle.reveal),
      author: <Author puzzle={puzzle} />,
      place: findPlace(here.peek(), loaded),
      next: next[0] === undefined ? undefined : linkTo(`puzzles/${next[0].id}`),
      column: (
        <>
          <Standing own={session.own} />
          <RankingCard loaded={loaded} clues={session.puzzle.clues} />
        </>
      ),
      below: (
        <>
          <NextCards cards={next} />
          <Comments puzzle={puzzle} />
        </>
      ),
    };
    return <Finished session={session} words={words} more={more} />;
  };
}

/** Title and description in the language that is shown, or in the other one. */
function revealedBy(
  page: PageContext,
  reveal: Reveal | null | undefined,
): Pick<FinishedMore, 'title' | 'description'> {
  const { contentLanguage } = page;
  if (reveal === null || reveal === undefined) return {};
  const description = [reveal.description, reveal.notes].filter((text) => text !== '').join('\n\n');
  const title = textIn(reveal.titles, contentLanguage);
  return {
    ...(title === undefined || title === '' ? {} : { title }),
    ...(description === '' ? {} : { description }),
  };
}

function Author({ puzzle: { author } }: { readonly puzzle: RemotePuzzle }) {
  const { linkTo, wordsOf } = usePage();
  const words = wordsOf('solved');
  if (author === null) return undefined;
  const { name, hasAccount } = author;
  const path = `people/${encodeURIComponent(name)}`;
  return (
    <>
      {words.by} {hasAccount ? <a href={linkTo(path)}>{name}</a> : name}
    </>
  );
}

/** As the ranking has it now; until it is there, as the answer to the solve had it. */
function findPlace(page: PageContext, { rankings }: LoadedRankings): FinishedMore['place'] {
  const { numberText, wordsOf } = page;
  const state = syncState.value;
  const own = rankings.find(({ mine }) => mine !== null);
  const told = state.kind === 'solved' ? state.solved.place : null;
  const place = own?.mine?.place ?? told?.place;
  const of = own?.of ?? told?.of;
  if (place === undefined || of === undefined) return undefined;
  return [numberText(place), wordsOf('solved').of(of)];
}

/** The state of the solve on the server, if there is a message. */
function Standing({
  own,
}: {
  /** Opens what its author can do with it. */
  readonly own: (() => void) | undefined;
}) {
  const page = usePage();
  const { server, wordsOf } = page;
  const words = wordsOf('solved');
  const state = syncState.value;
  const person = server?.person;
  if (person === undefined) return <ForGuests />;
  if (own !== undefined) {
    return (
      <>
        <Note icon="user-round">{words.mine}</Note>
        <button type="button" class="button" onClick={own}>
          {words.ownPuzzle}
        </button>
      </>
    );
  }
  if (state.kind === 'sending') return <Note icon="upload">{words.sending}</Note>;
  if (state.kind === 'later') {
    const why = state.code === 'not-signed-in' ? writeSentence(page, state) : words.later;
    return <Note icon="cloud-off">{why}</Note>;
  }
  if (state.kind === 'refused') {
    return (
      <Note icon="circle-alert">
        {words.refused} {writeSentence(page, state)}
      </Note>
    );
  }
  if (state.kind !== 'solved') return null;
  const { kind, points } = state.solved.solve;
  if (kind === 'machine') return <Note icon="circle-alert">{words.machine}</Note>;
  return points > 0 ? <Note icon="circle-check">{words.points(points)}</Note> : null;
}

function Note({
  icon,
  children,
}: {
  readonly icon: Parameters<typeof Icon>[0]['name'];
  readonly children: ComponentChildren;
}) {
  return (
    <p class="note" role="status">
      <Icon name={icon} />
      <span>{children}</span>
    </p>
  );
}

function ForGuests() {
  const page = usePage();
  const { wordsOf } = page;
  const words = wordsOf('solved');
  return (
    <div class="note guest stack">
      <p>{words.guest}</p>
      <p class="row wraps">
        <a class="button" href={signInAddress(page, 'new')}>
          {words.makeAccount}
        </a>
        <a class="button quiet" href={signInAddress(page, 'in')}>
          {words.signIn}
        </a>
      </p>
    </div>
  );
}

/** Puzzles to solve next: as the player's skill wants it, or of about this difficulty. */
function useNext(puzzle: RemotePuzzle): readonly RemoteCard[] {
  const [cards, show] = useState<readonly RemoteCard[]>([]);
  useEffect(() => {
    let isShown = true;
    void fetchNext(puzzle).then((found) => isShown && show(found));
    return () => {
      isShown = false;
    };
  }, [puzzle]);
  return cards;
}

/** How many cards are shown. */
const MOST_NEXT = 6;

async function fetchNext({ id, difficulty }: RemotePuzzle): Promise<readonly RemoteCard[]> {
  const { server } = here.peek();
  const others = (cards: readonly RemoteCard[]) =>
    cards.filter((card) => card.id !== id && card.mine?.state !== 'solved').slice(0, MOST_NEXT);
  if (server?.person !== undefined) {
    const chosen = await ask<readonly RemoteCard[]>('GET', callPath(paths.NEXT_PUZZLES));
    if (chosen.ok && others(chosen.value).length > 0) return others(chosen.value);
  }
  const query = callPath(paths.PUZZLES, {}, { difficulty, sort: 'popular', limit: 12 });
  const list = await ask<RemoteList>('GET', query);
  return list.ok ? others(list.value.puzzles) : [];
}
