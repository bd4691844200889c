/**
 * A puzzle of the course: what to look for, a board, and the next one. It is a game like any other,
 * kept in the store and open to the player's page, where there are hints.
 */

import {
  type BlindPuzzle,
  blindFromJson,
  pictureOf,
  type RevealedTexts,
  revealedTexts,
} from '@nonokit/board';
import { textIn } from '@nonokit/core';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { focusIfFree } from '../../frame/focus-if-free.js';
import { type PageTexts, usePage } from '../../frame/page-context.js';
import { Shell } from '../../frame/shell.js';
import { store } from '../../frame/store.js';
import { ClueDrawing, roomStyle } from '../../sheet/clue-drawing.js';
import { PictureOnWhite } from '../../sheet/picture.js';
import { Segments } from '../../widgets/controls.js';
import { Icon } from '../../widgets/icon.js';
import type { LessonData } from '../learn/lesson-data.js';
import { PlaySession } from '../play/session.js';
import '../learn/learn.css';

/** Pixels of a cell before the board is there. */
const SIDE = 32;

/** Title and description of a puzzle's page. */
export function makeHead({ card: { number } }: LessonData) {
  return {
    title: ({ wordsOf }: PageTexts): string => wordsOf('learn').lesson.title(number),
    description: ({ wordsOf }: PageTexts): string => wordsOf('learn').lesson.description(number),
  };
}

export function Page({ data }: { readonly data: LessonData }) {
  const { contentLanguage, linkTo, wordsOf } = usePage();
  const words = wordsOf('learn');
  const { card, count, look, technique } = data;
  const blind = useMemo(() => blindFromJson(data.blind), [data]);
  const [session, setSession] = useState<PlaySession | undefined>(undefined);
  useEffect(() => {
    if (blind === undefined) return undefined;
    let opened: PlaySession | undefined;
    let isGone = false;
    void PlaySession.open(store(), blind).then((one) => {
      opened = one;
      if (isGone) void one.end();
      else setSession(one);
    });
    return () => {
      isGone = true;
      void opened?.end();
    };
  }, [blind]);
  if (blind === undefined) return null;
  return (
    <Shell>
      <div class="lesson-play">
        <header>
          <a class="back always small soft" href={linkTo('learn/course/')}>
            <Icon name="chevron-left" size={16} />
            {words.lesson.toCourse}
          </a>
          <h1>{words.lesson.step(card.number, count)}</h1>
        </header>
        <aside class="note hint look">
          <Icon name="eye" />
          <div>
            <h2 class="small strong">{words.lesson.look}</h2>
            <p>{textIn(look, contentLanguage)}</p>
            {technique !== undefined && (
              <a class="link" href={linkTo(`learn/${technique.id}/`)}>
                {words.lesson.technique(technique[contentLanguage])}
              </a>
            )}
          </div>
        </aside>
        {session?.isFinished.value === true ? (
          <Finished session={session} data={data} blind={blind} />
        ) : (
          <Board blind={blind} session={session} />
        )}
        <nav class="neighbours">
          {card.number > 1 ? (
            <a class="button" rel="prev" href={linkTo(`learn/course/${card.number - 1}/`)}>
              <Icon name="arrow-left" />
              {words.lesson.previous}
            </a>
          ) : (
            <span />
          )}
          {card.number < count && (
            <a
              class={session?.isFinished.value === true ? 'button primary' : 'button'}
              rel="next"
              href={linkTo(`learn/course/${card.number + 1}/`)}
            >
              {words.lesson.next}
              <Icon name="arrow-right" />
            </a>
          )}
        </nav>
      </div>
    </Shell>
  );
}

/** The board with its tools; before the game is opened, its clues as a drawing. */
function Board({
  blind: { id, clues },
  session,
}: {
  readonly blind: BlindPuzzle;
  readonly session: PlaySession | undefined;
}) {
  const { linkTo, wordsOf } = usePage();
  const words = wordsOf('learn');
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (session === undefined || element.current === null) return undefined;
    return session.attach(element.current);
  }, [session]);
  const { palette } = clues;
  const game = session?.game.value;
  return (
    <div class="lesson-board">
      <div class="task-board-room" style={roomStyle(clues, SIDE)}>
        {session === undefined && (
          <ClueDrawing clues={clues} cell={SIDE} label={words.lesson.clues} />
        )}
        <div class={session === undefined ? 'task-board waiting' : 'task-board'} ref={element} />
      </div>
      <div class="row wraps task-tools">
        <Segments
          name="lesson-tool"
          label={words.task.tool}
          value={session?.tool.value ?? 1}
          options={[
            ...palette.slice(1).map(({ rgb }, k) => ({
              value: k + 1,
              label:
                palette.length === 2 ? (
                  words.task.fill
                ) : (
                  <span class="swatch" style={{ background: rgb }}>
                    <span class="spoken">{k + 1}</span>
                  </span>
                ),
            })),
            { value: 0, label: words.task.cross },
            { value: -1, label: words.task.erase },
          ]}
          onChange={(mark) => session?.take(mark)}
        />
        <span class="undo-redo">
          <button
            type="button"
            class="icon-button"
            title={words.lesson.undo}
            disabled={game?.past === undefined}
            onClick={() => session?.play({ type: 'undo' })}
          >
            <Icon name="undo-2" />
          </button>
          <button
            type="button"
            class="icon-button"
            title={words.lesson.redo}
            disabled={game?.future === undefined}
            onClick={() => session?.play({ type: 'redo' })}
          >
            <Icon name="redo-2" />
          </button>
        </span>
        <span class="grow" />
        <a class="button quiet" href={`${linkTo('play/')}#p=${id}`}>
          <Icon name="lightbulb" />
          {words.lesson.inPlayer}
        </a>
      </div>
      <noscript>
        <p class="note">{words.task.needsScript}</p>
      </noscript>
    </div>
  );
}

/** The picture with its title. */
function Finished({
  session,
  data,
  blind,
}: {
  readonly session: PlaySession;
  readonly data: LessonData;
  readonly blind: BlindPuzzle;
}) {
  const { contentLanguage, wordsOf } = usePage();
  const words = wordsOf('learn');
  const picture = pictureOf(session.game.value);
  const sealed = data.sealedIn[contentLanguage] ?? blind.sealed;
  const { title = '' }: RevealedTexts = revealedTexts({ ...blind, sealed }, picture);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => focusIfFree(heading.current), []);
  return (
    <section class="card squared lesson-finished">
      <div class="white-card">
        <PictureOnWhite picture={picture} palette={blind.clues.palette} label={undefined} />
      </div>
      <div class="stack">
        <h2 tabIndex={-1} ref={heading}>
          {words.lesson.solved}: {title}
        </h2>
        {data.card.number === data.count && <p>{words.lesson.finished}</p>}
        <button type="button" class="button" onClick={() => session.playAgain()}>
          <Icon name="rotate-ccw" />
          {words.lesson.again}
        </button>
      </div>
    </section>
  );
}
