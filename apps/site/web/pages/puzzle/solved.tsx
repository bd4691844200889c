/**
 * The finished screen of a server's puzzle: what any solved puzzle has, and place, ranking, votes,
 * what to solve next, and talk. It is loaded when a game comes near its end.
 */
import { textIn } from '@nonokit/core';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { RemotePuzzle, Reveal } from '../../../contract/remote-types.js';
import { here } from '../../frame/here.js';
import { Later } from '../../frame/later.js';
import { type PageContext, usePage } from '../../frame/page-context.js';
import { writeSentence } from '../../site-api/sentences.js';
import { Icon } from '../../widgets/icon.js';
import type { FinishedMore } from '../play/end/finished-part.js';
import { Finished } from '../play/finished.js';
import type { FinishedView } from '../play/game-view.js';
import { Comments } from './comments.js';
import { useNext } from './next-puzzles.js';
import { type LoadedRankings, RankingCard, useRankings } from './ranking-card.js';
import { syncState } from './sync-state.js';
import { followVotes } from './votes.js';

const loadOthers = () => import('./others-card.js').then(({ OthersCard }) => OthersCard);

/** What shows a solved game of this puzzle. */
export function solvedView(puzzle: RemotePuzzle): FinishedView {
  return function SolvedPuzzle({ session, words }) {
    const { site, wordsOf } = usePage();
    const isRanked = !site.off.includes('rankings');
    const offers = useNext(puzzle, session);
    const state = syncState.value;
    const loaded = useRankings(puzzle);
    // the server tells nobody before it knows of the solve
    const isSolvedThere = state.kind === 'solved' || puzzle.reveal != null;
    useEffect(() => followVotes(puzzle, session), [session]);
    const more: FinishedMore = {
      ...revealedBy(
        here.peek(),
        puzzle,
        state.kind === 'solved' ? state.solved.reveal : puzzle.reveal,
      ),
      author: <Author puzzle={puzzle} />,
      place: isRanked ? findPlace(here.peek(), loaded) : undefined,
      median: findMedian(loaded),
      offers,
      column: (
        <>
          <Standing own={session.own} />
          <button type="button" class="button" onClick={session.keep}>
            <Icon name="star" />
            {wordsOf('solved').keep}
          </button>
          {isRanked && <RankingCard loaded={loaded} clues={session.puzzle.clues} />}
        </>
      ),
      below: (
        <>
          {isSolvedThere && <Later load={loadOthers} props={{ puzzle: puzzle.id, session }} />}
          {!site.off.includes('comments') && <Comments puzzle={puzzle} />}
        </>
      ),
    };
    return <Finished session={session} words={words} more={more} />;
  };
}

/** Title and description in the language that is shown, or in the other one. */
function revealedBy(
  page: PageContext,
  { author, license }: RemotePuzzle,
  reveal: Reveal | null | undefined,
): Pick<FinishedMore, 'title' | 'description' | 'isCredits' | 'license'> {
  const { contentLanguage, wordsOf } = page;
  const credits = {
    // what comes with a catalogue has its credits in the place of a description
    isCredits: author?.hasAccount === false,
    license: license === '' ? '' : wordsOf('solved').licence(nameLicense(license)),
  };
  if (reveal === null || reveal === undefined) return credits;
  const description = [reveal.description, reveal.notes].filter((text) => text !== '').join('\n\n');
  const title = textIn(reveal.titles, contentLanguage);
  return {
    ...credits,
    ...(title === undefined || title === '' ? {} : { title }),
    ...(description === '' ? {} : { description }),
  };
}

/** "CC BY-SA 4.0" for "CC-BY-SA-4.0". */
function nameLicense(id: string): string {
  return id.replace('CC-', 'CC ').replace(/-(?=\d)/, ' ');
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

/** In what time half of the people solved it, where enough did. */
function findMedian({ rankings }: LoadedRankings): FinishedMore['median'] {
  const people = rankings.find(({ kind }) => kind === 'person');
  const ms = people?.medianMs ?? null;
  return people === undefined || ms === null ? undefined : { ms, of: people.of };
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
  if (person === undefined) return null;
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
  const notRanked = words.notRanked[kind];
  if (notRanked !== undefined) return <Note icon="circle-alert">{notRanked}</Note>;
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
