/**
 * The finished screen: the picture on its white card, the title, the stamp, and what the player may
 * want next. It comes calmly; with reduced motion, the card comes at once.
 */

import { pictureOf } from '@nonokit/board';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { focusIfFree } from '../../frame/focus-if-free.js';
import { usePage } from '../../frame/page-context.js';
import { nextPuzzle } from '../../puzzles/next.js';
import type { ShelfCard } from '../../puzzles/shelf.js';
import { PictureOnWhite } from '../../sheet/picture.js';
import { colorsText } from '../../widgets/colors-text.js';
import { Segments } from '../../widgets/controls.js';
import { Dialog } from '../../widgets/dialog.js';
import { Difficulty } from '../../widgets/difficulty.js';
import { Icon } from '../../widgets/icon.js';
import { blindName } from '../../widgets/puzzle-facts.js';
import { clockText } from '../../widgets/time.js';
import type { PlayWords } from '../../words/en/play.js';
import { SaveForm } from './save-form.js';
import type { PlaySession } from './session.js';
import { sharePuzzle } from './share-puzzle.js';

/** What a server adds to the finished screen. */
export interface FinishedMore {
  /** The title in the language that is shown; undefined for the sealed one. */
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** The author, perhaps as a link. */
  readonly author?: ComponentChildren;
  /** The place among all who have solved it: a number and what it is of. */
  readonly place?: readonly [value: string, name: string] | undefined;
  /** The next puzzle's address; undefined while unknown. */
  readonly next?: string | undefined;
  /** What stands in the column below the ways on, and below everything. */
  readonly column?: ComponentChildren;
  readonly below?: ComponentChildren;
}

interface Part {
  readonly session: PlaySession;
  readonly words: PlayWords;
  /** Undefined for puzzles without a server. */
  readonly more?: FinishedMore | undefined;
}

export function Finished({ session, words, more }: Part) {
  const { clues } = session.puzzle;
  return (
    <div class="finished">
      <section class="card squared stage">
        <div class="white-card" style={rippleFrom(session)}>
          <PictureOnWhite
            picture={pictureOf(session.game.value)}
            palette={clues.palette}
            label={words.picture}
          />
          <Stamp session={session} words={words} />
        </div>
      </section>
      <div class="stack result">
        <Name session={session} words={words} more={more} />
        <Numbers session={session} words={words} more={more} />
        <Opinion session={session} words={words} />
        <Next session={session} words={words} more={more} />
        {more?.column}
      </div>
      {more?.below !== undefined && <div class="below stack">{more.below}</div>}
    </div>
  );
}

/**
 * Where the picture begins to spread, in percent, and its shape: properties for the style sheet.
 */
function rippleFrom({ puzzle, record }: PlaySession): Record<string, string> {
  const { width, height } = puzzle.clues;
  const last = record.findLast(({ move }) => move.type === 'paint')?.move;
  const cell = (last?.type === 'paint' ? last.cells.at(-1) : undefined) ?? 0;
  const percent = (part: number, whole: number): string => `${(100 * (part + 0.5)) / whole}%`;
  return {
    '--ripple-x': percent(cell % width, width),
    '--ripple-y': percent(Math.floor(cell / width), height),
    '--shape': String(width / height),
  };
}

/** The red stamp with date and time. */
function Stamp({ session, words }: Part) {
  const { locale, wordsOf } = usePage();
  const { stampStyle } = wordsOf('grammar');
  const day = new Date(session.result.solvedAt.value).toLocaleDateString(locale, {
    dateStyle: stampStyle,
  });
  return (
    <p class="stamp">
      {words.solved}
      <small>
        {day} · {clockText(session.elapsed.value)}
      </small>
    </p>
  );
}

function Name({ session, words, more = {} }: Part) {
  const page = usePage();
  const { puzzle, texts } = session;
  const title = more.title ?? texts.title;
  const description = more.description ?? texts.description;
  const heading = useRef<HTMLHeadingElement>(null);
  // before it is painted: in between, the focus would be nowhere, and a screen reader would say so
  useLayoutEffect(() => focusIfFree(heading.current), [puzzle]);
  useEffect(() => {
    document.title = `${title ?? blindName(puzzle)} · Nonokit`;
  }, [puzzle, title]);
  const { clues, facts } = puzzle;
  const kind = colorsText(
    page,
    clues.palette.slice(1).map(({ rgb }) => rgb),
  );
  const by = texts.author === undefined ? undefined : words.by(texts.author);
  const author = more.author ?? by;
  return (
    <header>
      <p class="small soft">{blindName(puzzle)}</p>
      <h1 class="finished-title" tabIndex={-1} ref={heading}>
        {title ?? words.solved}
      </h1>
      <p class="soft">
        {author}
        {author === undefined ? '' : ' · '}
        {words.size(clues.width, clues.height)} · {kind}
      </p>
      {description !== undefined && <p class="description">{description}</p>}
      {facts.difficulty !== undefined && (
        <p class="small soft">
          <Difficulty label={facts.difficulty} />
        </p>
      )}
    </header>
  );
}

/** Time, hints, and checks or the place among others. */
function Numbers({ session, words, more }: Part) {
  const { numberText } = usePage();
  const { where, why, cells, check } = session.game.value.help;
  const hints = Math.max(where, why, cells);
  const facts = [
    [clockText(session.elapsed.value), words.yourTime],
    [numberText(hints), words.hintsShort(hints)],
    more?.place ?? [numberText(check), words.checksShort(check)],
  ] as const;
  return (
    <dl class="card numbers">
      {facts.map(([value, name]) => (
        <div key={name}>
          <dt class="tiny soft">{name}</dt>
          <dd class="digits">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Stars for quality, and how hard it felt: kept with the result on this device. */
function Opinion({ session, words }: Part) {
  const stars = session.result.stars.value ?? 0;
  return (
    <>
      <div class="apart">
        <span class="strong">{words.likedIt}</span>
        <span class="row stars" role="group" aria-label={words.likedIt}>
          {[1, 2, 3, 4, 5].map((count) => (
            <button
              key={count}
              type="button"
              class={`icon-button${count <= stars ? ' full' : ''}`}
              aria-label={words.stars(count)}
              aria-pressed={count === stars}
              onClick={() => void session.result.opine({ stars: count })}
            >
              <Icon name="star" size={24} />
            </button>
          ))}
        </span>
      </div>
      <div class="apart felt">
        <span class="strong">{words.itWas}</span>
        <Segments
          name="felt"
          label={words.itWas}
          value={session.result.felt.value ?? ''}
          options={(['easy', 'right', 'hard'] as const).map((value) => ({
            value: value as string,
            label: words.felt[value],
          }))}
          onChange={(felt) =>
            void session.result.opine({ felt: felt as 'easy' | 'right' | 'hard' })
          }
        />
      </div>
    </>
  );
}

/** The next puzzle of about this difficulty, and the other ways on. */
function Next({ session, words, more }: Part) {
  const { linkTo } = usePage();
  const [found, setFound] = useState<ShelfCard>();
  const [isSaving, setSaving] = useState(false);
  useEffect(() => {
    if (more === undefined) void nextPuzzle(session.puzzle).then(setFound);
  }, [session]);
  const { id } = session.puzzle;
  const next = more?.next ?? (found === undefined ? undefined : `${linkTo('play/')}#p=${found.id}`);
  return (
    <div class="ways">
      <a class="button primary big" href={next ?? linkTo(more === undefined ? '' : 'puzzles')}>
        {next === undefined ? words.album : words.next}
        <Icon name="arrow-right" />
      </a>
      <button type="button" class="button big" onClick={() => session.playAgain()}>
        <Icon name="rotate-ccw" />
        {words.playAgain}
      </button>
      <button
        type="button"
        class="button big sign"
        title={words.share}
        onClick={() => void sharePuzzle(session, words)}
      >
        <Icon name="share-2" />
      </button>
      <button
        type="button"
        class="button big sign"
        title={words.save}
        onClick={() => setSaving(true)}
      >
        <Icon name="download" />
      </button>
      <a class="button big" href={`${linkTo('explain/')}#p=${id}`}>
        <Icon name="film" />
        {words.explainAll}
      </a>
      <a class="button big sign" href={`${linkTo('make/')}#p=${id}`} title={words.editPuzzle}>
        <Icon name="pencil" />
      </a>
      {isSaving && (
        <Dialog title={words.save} onClose={() => setSaving(false)}>
          <SaveForm session={session} words={words} onClose={() => setSaving(false)} />
        </Dialog>
      )}
    </div>
  );
}
