/**
 * The head of the home page: the puzzle to play next, with its clues, on squared paper. New players
 * get a link to the lesson; others see the last seven days as a line of a nonogram, whose numbers
 * are the days in a row.
 */
import type { Clues } from '@nonokit/board';
import { useEffect, useState } from 'preact/hooks';
import { usePage } from '../../frame/page-context.js';
import { findPuzzle } from '../../puzzles/find.js';
import { factsOfCard, findNext, toKnownSolve } from '../../puzzles/next.js';
import type { ShelfCard } from '../../puzzles/shelf.js';
import { ClueDrawing, cellIn } from '../../sheet/clue-drawing.js';
import type { DrawnMarks } from '../../sheet/painters.js';
import { formatName, Inks } from '../../widgets/cards.js';
import { colorsText } from '../../widgets/colors-text.js';
import { Difficulty } from '../../widgets/difficulty.js';
import { Icon } from '../../widgets/icon.js';
import { OpenFileButton } from '../../widgets/open-file-button.js';
import type { PlayerProgress } from './progress.js';
import { Week } from './week.js';

/** Larger boards would be grey in so small a drawing. */
const LARGEST_DRAWN = 45;

/** The room of the drawing, in pixels. */
const ROOM = 420;

/** A puzzle with its clues, as the head shows it. */
export interface HeroPuzzle {
  readonly id: string;
  readonly clues: Clues;
}

/** What the head shows: a puzzle, begun or not. */
interface Shown extends HeroPuzzle {
  readonly marks?: DrawnMarks | undefined;
}

export function Hero({
  shelf,
  first,
  progress,
  now,
}: {
  readonly shelf: readonly ShelfCard[];
  readonly first: HeroPuzzle;
  readonly progress: PlayerProgress;
  readonly now: number;
}) {
  const page = usePage();
  const { linkTo, wordsOf } = page;
  const words = wordsOf('home');
  const shown = useNextPuzzle(shelf, first, progress);
  const card = makeCard(shown, shelf);
  const isBegun = shown.marks !== undefined;
  const isNew = progress.byPuzzle.size === 0;
  return (
    <section class="card squared hero">
      <div class="text">
        <h1>{words.heading}</h1>
        <p class="soft">{words.lead}</p>
        <p class="row wraps small soft about">
          <span class="strong">{formatName(page, card)}</span>
          <span>
            {card.width} × {card.height}
          </span>
          <span class="row">
            <Inks inks={card.inks} />
            {colorsText(page, card.inks)}
          </span>
          <Difficulty label={card.difficulty} />
        </p>
        <div class="row wraps">
          <a class="button primary big" href={`${linkTo('play/')}#p=${shown.id}`}>
            <Icon name="play" />
            {isBegun ? words.goOn : words.play}
          </a>
          <OpenFileButton isBig />
        </div>
        <div class={isNew ? 'below new' : 'below'}>
          <Week solvedAt={progress.results.map(({ solvedAt }) => solvedAt)} now={now} />
          <a class="button quiet first-time" href={linkTo('learn/first/')}>
            <Icon name="graduation-cap" />
            {words.firstTime}
          </a>
        </div>
      </div>
      <div class="board">
        <ClueDrawing
          clues={shown.clues}
          marks={shown.marks}
          cell={cellIn(ROOM, shown.clues)}
          label={words.boardOf(formatName(page, card))}
        />
      </div>
    </section>
  );
}

/** The last game that was begun, the first puzzle, or one like the last that was solved. */
function useNextPuzzle(
  shelf: readonly ShelfCard[],
  first: HeroPuzzle,
  { begun, byPuzzle, results }: PlayerProgress,
): Shown {
  const [shown, show] = useState<Shown>(first);
  const game = begun.find(({ width, height }) => Math.max(width, height) <= LARGEST_DRAWN);
  const isSolved = byPuzzle.get(first.id)?.state === 'solved';
  const byId = new Map(shelf.map((card) => [card.id, card]));
  const history = [...results]
    .sort((a, b) => a.solvedAt - b.solvedAt)
    .flatMap((result) => {
      const card = byId.get(result.id);
      return card === undefined ? [] : [toKnownSolve(result, factsOfCard(card))];
    });
  const after = history.at(-1);
  const drawable = shelf.filter(({ width, height }) => Math.max(width, height) <= LARGEST_DRAWN);
  const isPlayed = (id: string): boolean => byPuzzle.has(id);
  const [like] =
    after === undefined
      ? []
      : findNext(drawable, { after, history: history.slice(0, -1), isPlayed });
  const next = isSolved ? like?.id : first.id;
  const wanted = game?.id ?? next ?? first.id;
  useEffect(() => {
    if (wanted === first.id) return show({ ...first, marks: game?.marks });
    let isStale = false;
    void findPuzzle(wanted).then((puzzle) => {
      if (puzzle === undefined || isStale) return;
      show({ id: wanted, clues: puzzle.clues, marks: game?.marks });
    });
    return () => {
      isStale = true;
    };
  }, [wanted, game]);
  return shown;
}

/** The card of a puzzle of the shelf, or of one that was opened. */
function makeCard({ id, clues }: HeroPuzzle, shelf: readonly ShelfCard[]): ShelfLike {
  const { width, height, palette } = clues;
  const inks = palette.slice(1).map(({ rgb }) => rgb);
  return shelf.find((card) => card.id === id) ?? { id, width, height, inks };
}

type ShelfLike = Omit<ShelfCard, 'number' | 'difficulty'> &
  Partial<Pick<ShelfCard, 'number' | 'difficulty'>>;
