/**
 * Cards of puzzles. A card is blind until the puzzle is solved: number, size, colours, difficulty
 * and the silhouette of its clues around an empty grid. A game that was begun shows the player's
 * own marks and the time; a solved puzzle its picture as a snap, its title and the time.
 */

import { CachedHtml, type HtmlCache } from '../frame/cached-html.js';
import { type PageContext, usePage } from '../frame/page-context.js';
import type { DrawnMarks } from '../sheet/painters.js';
import {
  cardPalette,
  measureSilhouette,
  type Silhouette,
  SilhouetteDrawing,
} from '../sheet/silhouette.js';
import { colorsText } from './colors-text.js';
import { Difficulty } from './difficulty.js';
import { Icon } from './icon.js';
import { minutesText } from './minutes-text.js';
import { Snap } from './snap.js';
import { clockText, dayText } from './time.js';

/** What any list may show of a puzzle. */
export interface CardPuzzle {
  readonly id: string;
  /** Its number on the shelf; undefined for a puzzle that the player opened. */
  readonly number?: number | undefined;
  readonly width: number;
  readonly height: number;
  /** How many cells a board of triangles has; it has neither width nor height. */
  readonly triangles?: number | undefined;
  /** Colours of the inks: "#c8141e". */
  readonly inks: readonly string[];
  /** The colour of blank cells; white by default. */
  readonly paper?: string | undefined;
  /** The silhouette of the clues, see `describeLook`; undefined where nothing knows it. */
  readonly rails?: string | undefined;
  readonly difficulty?: string | undefined;
  /** The page of a puzzle of the server, in its language's folder: `puzzles/3FHTBKNHdr9`. */
  readonly page?: string | undefined;
  /** The mean rating by people who solved it, 1 to 5; 0 without votes. */
  readonly stars?: number | undefined;
  readonly author?: string | undefined;
  /** How many people have solved it. */
  readonly solves?: number | undefined;
}

/** How far the player is with a puzzle. */
export type CardProgress =
  | {
      readonly state: 'started';
      /** Undefined where they are on another device. */
      readonly marks?: DrawnMarks | undefined;
      readonly elapsed: number;
      /** When it was played last: milliseconds since 1970. */
      readonly updatedAt: number;
    }
  | {
      readonly state: 'solved';
      /** The picture; undefined where this device has no longer got it. */
      readonly marks?: DrawnMarks | undefined;
      readonly title?: string | undefined;
      readonly elapsed: number;
    };

interface CardProps {
  readonly puzzle: CardPuzzle;
  readonly progress?: CardProgress | undefined;
  /** The time from which days are counted. */
  readonly now?: number;
}

/** A card that opens its puzzle. */
export function PuzzleCard(props: CardProps) {
  const page = usePage();
  const { puzzle, progress } = props;
  const shape = measureSilhouette(puzzle, ROOM);
  return (
    // progress is private
    <CachedHtml
      by={progress === undefined ? blindName(puzzle, shape) : undefined}
      texts={writeTexts(page, { puzzle, shape }, progress)}
    >
      {(texts) => <Card {...props} shape={shape} texts={texts} />}
    </CachedHtml>
  );
}

/** The place of a silhouette on a card. */
const ROOM = { width: 156, height: 128, cell: 13 };

/** The longer side of a solved picture. */
const SNAP = 98;

/** All that a card depends on, besides its texts, while nothing is known of the player. */
function blindName(puzzle: CardPuzzle, { cell, left, top, chips }: Silhouette): string {
  const { width, height, inks, paper, difficulty, stars = 0 } = puzzle;
  const facts = [width, height, difficulty, stars > 0, hasMakers(puzzle), paper, ...inks];
  return `card ${[...facts, cell, left, top, ...chips.map(({ rail, ink }) => rail + ink)].join(' ')}`;
}

/** The HTML of a card while nothing is known of the player, cached for all cards like it. */
export function blindHtml(page: PageContext, cache: HtmlCache, puzzle: CardPuzzle): string {
  const shape = measureSilhouette(puzzle, ROOM);
  const texts = writeTexts(page, { puzzle, shape });
  return cache.html(page, blindName(puzzle, shape), texts, (marks) => (
    <Card puzzle={puzzle} shape={shape} texts={marks} />
  ));
}

/** Whether there is something to say of its author, or of how many have solved it. */
function hasMakers({ author, solves = 0 }: CardPuzzle): boolean {
  return author !== undefined || solves > 0;
}

/** What differs between cards that look the same. */
interface CardTexts extends Record<string, string> {
  readonly href: string;
  readonly name: string;
  readonly stars: string;
  readonly author: string;
  readonly solves: string;
}

function writeTexts(
  context: PageContext,
  { puzzle, shape }: { readonly puzzle: CardPuzzle; readonly shape: Silhouette },
  progress?: CardProgress,
): CardTexts {
  const { wordsOf } = context;
  const { stars = 0, author, solves = 0 } = puzzle;
  const words = wordsOf('cards');
  return {
    href: linkToCard(context, puzzle),
    name: formatName(context, puzzle, progress),
    stars: stars > 0 ? wordsOf('grammar').oneDigit(stars) : '',
    author: author === undefined ? '' : words.by(author),
    solves: words.solves(solves),
    ...Object.fromEntries(shape.chips.map(({ rail, ink, d }) => [rail + ink, d])),
  };
}

/** The page on which a puzzle is played. */
export function linkToCard(
  { linkTo }: PageContext,
  { id, page, triangles }: Pick<CardPuzzle, 'id' | 'page' | 'triangles'>,
): string {
  if (page !== undefined) return linkTo(page);
  return `${linkTo(triangles === undefined ? 'play/' : 'kinds/')}#p=${id}`;
}

function Card({
  puzzle,
  progress,
  now = 0,
  shape,
  texts,
}: CardProps & { readonly shape: Silhouette; readonly texts: CardTexts }) {
  const page = usePage();
  const { width, height, triangles, difficulty, stars = 0 } = puzzle;
  return (
    <a class="puzzle-card" href={texts.href}>
      <CardPicture {...{ puzzle, progress, shape, texts }} />
      <span class="facts">
        <span class="line">
          <span class="name">{texts.name}</span>
          <span>{triangles === undefined ? `${width} × ${height}` : `${triangles} △`}</span>
        </span>
        <span class="line">
          <Inks inks={puzzle.inks} />
          {progress === undefined ? (
            <span class="minutes">
              <span class="spoken">{colorsText(page, puzzle.inks)}, </span>
              {minutesText(page, puzzle)}
            </span>
          ) : (
            <Time progress={progress} />
          )}
        </span>
        <span class="line">
          <Difficulty label={difficulty} />
          {progress?.state === 'started' && <span>{dayText(page, progress.updatedAt, now)}</span>}
          {progress?.state !== 'started' && stars > 0 && <Stars text={texts.stars} />}
        </span>
        {hasMakers(puzzle) && (
          <span class="line by">
            <span class="author">{texts.author}</span>
            <span>{texts.solves}</span>
          </span>
        )}
      </span>
    </a>
  );
}

function Stars({ text }: { readonly text: string }) {
  const { wordsOf } = usePage();
  const words = wordsOf('cards');
  return (
    <span class="stars">
      <Icon name="star" size={16} />
      {text}
      <span class="spoken"> {words.stars}</span>
    </span>
  );
}

/** What a puzzle is called before and after it is solved. */
export function formatName(
  page: PageContext,
  { number }: CardPuzzle,
  progress?: CardProgress,
): string {
  const { wordsOf } = page;
  if (progress?.state === 'solved' && progress.title !== undefined) return progress.title;
  return number === undefined ? wordsOf('cards').opened : `№ ${number}`;
}

/** Samples of the inks. */
export function Inks({ inks }: { readonly inks: readonly string[] }) {
  const shown = (rgb: string): string => {
    if (rgb !== '#000000') return rgb;
    return inks.length === 1 ? 'var(--b-ink)' : 'var(--b-black)';
  };
  return (
    <span class="inks" aria-hidden="true">
      {inks.map((rgb) => (
        <i key={rgb} style={{ background: shown(rgb) }} />
      ))}
    </span>
  );
}

function CardPicture({
  puzzle,
  progress,
  shape,
  texts,
}: Pick<CardProps, 'puzzle' | 'progress'> & {
  readonly shape: Silhouette;
  readonly texts: CardTexts;
}) {
  const marks = progress?.marks;
  if (puzzle.triangles !== undefined) return <span class="picture hexagon" />;
  if (progress?.state === 'solved' && marks !== undefined) {
    return (
      <span class="picture squared">
        <Snap id={puzzle.id} of={marks} palette={cardPalette(puzzle)} size={SNAP} />
      </span>
    );
  }
  return (
    <span class="picture">
      <SilhouetteDrawing
        {...{ puzzle, shape, marks }}
        pathFor={({ rail, ink }) => texts[rail + ink] ?? ''}
      />
    </span>
  );
}

function Time({ progress }: { readonly progress: CardProgress }) {
  const { wordsOf } = usePage();
  const words = wordsOf('cards');
  const isSolved = progress.state === 'solved';
  return (
    <span class={`time digits ${progress.state}`}>
      <Icon name={isSolved ? 'check' : 'pause'} size={16} />
      <span class="spoken">{isSolved ? words.solvedIn : words.playedFor}</span>
      {clockText(progress.elapsed)}
    </span>
  );
}
