/**
 * The first two puzzles: the moves, and two numbers in a line, learned by playing, each in under a
 * minute. They can be skipped.
 */
import { blindFromJson, type GameRecord, isWon, pictureOf, revealedTexts } from '@nonokit/board';
import type { Grid } from '@nonokit/core';
import type { BoardHandle } from 'nonokit/board';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { focusIfFree } from '../../frame/focus-if-free.js';
import { type PageTexts, usePage } from '../../frame/page-context.js';
import { Shell } from '../../frame/shell.js';
import { ClueDrawing, roomStyle } from '../../sheet/clue-drawing.js';
import { PictureOnWhite } from '../../sheet/picture.js';
import { Segments } from '../../widgets/controls.js';
import { Icon } from '../../widgets/icon.js';
import type { FirstData } from '../learn/lesson-data.js';
import { MountedBoard } from '../learn/mounted-board.js';
import { finishFirst } from '../learn/progress.js';
import { device, followDevice } from './device.js';
import { ARROW, CAT, type FirstLesson, type FirstStep, type Overfull, overfull } from './steps.js';
import '../learn/learn.css';

/** Title and description of a lesson's page. */
export function makeHead({ lesson }: Pick<FirstData, 'lesson'>) {
  const wordsFor = ({ wordsOf }: PageTexts) =>
    lesson === 'first' ? wordsOf('learn').firstPage : wordsOf('learn').secondPage;
  return {
    title: (page: PageTexts): string => wordsFor(page).title,
    description: (page: PageTexts): string => wordsFor(page).description,
  };
}

/** Pixels of a cell. */
const SIDE = 40;

const NO_MOVES: GameRecord = [];

export function Page({ data }: { readonly data: FirstData }) {
  const { contentLanguage, linkTo, wordsOf } = usePage();
  const words = wordsOf('learn');
  const blind = useMemo(() => blindFromJson(data.blind), [data]);
  const [step, setStep] = useState(0);
  const [picture, setPicture] = useState<Grid | undefined>(undefined);
  useEffect(followDevice, []);
  // known once the script runs: addresses of files tell a server nothing behind the #
  const [next, setNext] = useState<string>();
  useEffect(() => setNext(puzzleOf(location.hash)), []);
  if (blind === undefined) return null;
  const sealed = data.sealedIn[contentLanguage] ?? blind.sealed;
  const isFirst = data.lesson === 'first';
  const lesson = isFirst ? ARROW : CAT;
  return (
    <Shell>
      <div class="first">
        <header class="apart">
          <h1>{isFirst ? words.firstPage.title : words.secondPage.title}</h1>
          {picture === undefined && (
            <a class="button quiet" href={linkTo(next ?? 'learn/course/')} onClick={finishFirst}>
              {words.firstPage.skip}
            </a>
          )}
        </header>
        {picture === undefined ? (
          <>
            <Steps step={step} lesson={lesson} />
            <Board
              clues={blind.clues}
              lesson={lesson}
              step={step}
              onStep={setStep}
              onSolved={(grid) => {
                finishFirst();
                setPicture(grid);
              }}
            />
          </>
        ) : (
          <Solved
            picture={picture}
            isFirst={isFirst}
            next={next}
            title={revealedTexts({ ...blind, sealed }, picture).title ?? ''}
          />
        )}
      </div>
    </Shell>
  );
}

/** The puzzle of the site from which the reader came: `#to=puzzles/rHtzmeEA54a`. */
function puzzleOf(hash: string): string | undefined {
  return /^#to=(puzzles\/[0-9A-Za-z]{1,24})$/.exec(hash)?.[1];
}

/** What to do now; everything at once where there is no script. */
function Steps({
  step,
  lesson: { steps },
}: {
  readonly step: number;
  readonly lesson: FirstLesson;
}) {
  const { wordsOf } = usePage();
  const { firstPage, secondPage } = wordsOf('learn');
  const shown = steps[step];
  const textOf = ({ name }: FirstStep, how: typeof device.value): string =>
    name in secondPage.steps
      ? secondPage.steps[name as keyof typeof secondPage.steps]
      : firstPage[name as 'fill'][how];
  return (
    <>
      <p class="small soft">{firstPage.step(step + 1, steps.length)}</p>
      <div class="note hint first-step" role="status">
        {shown !== undefined && <p>{textOf(shown, device.value)}</p>}
      </div>
      <noscript>
        <ol class="look-for">
          {steps.slice(1).map((one) => (
            <li key={one.name}>{textOf(one, 'mouse')}</li>
          ))}
        </ol>
      </noscript>
    </>
  );
}

function Board({
  clues,
  lesson,
  step,
  onStep,
  onSolved,
}: {
  readonly clues: Parameters<typeof MountedBoard>[0]['clues'];
  readonly lesson: FirstLesson;
  readonly step: number;
  readonly onStep: (step: number) => void;
  readonly onSolved: (picture: Grid) => void;
}) {
  const { wordsOf } = usePage();
  const words = wordsOf('learn');
  const board = useRef<BoardHandle | undefined>(undefined);
  const [isReady, setReady] = useState(false);
  const [tool, setTool] = useState(1);
  const [tooMany, setTooMany] = useState<Overfull>();
  // a board that is hidden cannot have the focus: it gets it when it is shown
  useEffect(() => {
    if (isReady) focusIfFree(board.current);
  }, [isReady]);
  useEffect(() => {
    const hint = lesson.steps[step]?.hint;
    board.current?.show(hint === undefined ? {} : { hint });
  }, [step, isReady]);

  const onMounted = (handle: BoardHandle): (() => void) => {
    board.current = handle;
    setReady(true);
    let now = 0;
    let atStart = handle.state.marks;
    const stops = [
      handle.on('tool', setTool),
      handle.on('change', ({ game }) => {
        if (isWon(game)) {
          onSolved(pictureOf(game));
          return;
        }
        while (lesson.steps[now]?.isDone(game.marks, atStart) === true) {
          now++;
          atStart = game.marks;
        }
        onStep(now);
        setTooMany(overfull(lesson, game.marks));
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  };
  const take = (mark: number): void => {
    setTool(mark);
    board.current?.setTool(mark);
  };
  return (
    <>
      <div class="task-board-room" style={roomStyle(clues, SIDE)}>
        {!isReady && <ClueDrawing clues={clues} cell={SIDE} label={words.lesson.clues} />}
        <MountedBoard
          className={isReady ? 'task-board' : 'task-board waiting'}
          record={NO_MOVES}
          {...{ clues, onMounted }}
        />
      </div>
      <div class="row wraps task-tools">
        <Segments
          name="first-tool"
          label={words.task.tool}
          value={tool}
          options={[
            { value: 1, label: words.task.fill },
            { value: 0, label: words.task.cross },
          ]}
          onChange={take}
        />
      </div>
      <p class="small too-many" role="status">
        {tooMany !== undefined && <TooMany line={tooMany} />}
      </p>
    </>
  );
}

/** Which line has more than its number, and how a cell is emptied. */
function TooMany({ line: { kind, number } }: { readonly line: Overfull }) {
  const { wordsOf } = usePage();
  const { tooMany, empty } = wordsOf('newcomer');
  return (
    <>
      {tooMany[kind](number)} {empty[device.value]}
    </>
  );
}

/** The picture, and where to go on. */
function Solved({
  picture,
  title,
  isFirst,
  next,
}: {
  readonly picture: Grid;
  readonly title: string;
  readonly isFirst: boolean;
  /** The puzzle that the reader came from. */
  readonly next: string | undefined;
}) {
  const { linkTo, wordsOf } = usePage();
  const words = wordsOf('learn');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => focusIfFree(heading.current), []);
  const palette = [{ rgb: '#ffffff' }, { rgb: '#000000' }];
  return (
    <section class="card squared lesson-finished">
      <div class="white-card">
        <PictureOnWhite picture={picture} palette={palette} label={undefined} />
      </div>
      <div class="stack">
        <h2 tabIndex={-1} ref={heading}>
          {words.lesson.solved}: {title}
        </h2>
        <p>{isFirst ? words.firstPage.done : words.secondPage.done}</p>
        {next !== undefined && (
          <a class="button primary" href={linkTo(next)}>
            {wordsOf('newcomer').back}
          </a>
        )}
        <a
          class={next === undefined ? 'button primary' : 'button'}
          href={linkTo(isFirst ? 'learn/second/' : 'learn/course/1/')}
        >
          {isFirst ? words.firstPage.toSecond : words.firstPage.toCourse}
          <Icon name="arrow-right" />
        </a>
        <a class="button" href={linkTo('')}>
          {words.firstPage.toPuzzles}
        </a>
      </div>
    </section>
  );
}
