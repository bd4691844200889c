/**
 * The page of a puzzle of the server. It is readable without a script: number, size, colours,
 * difficulty and the clues. With one, the player takes its place, and the picture once it is
 * solved. Nothing on the page says what the picture shows.
 */
import type { BlindPuzzle } from '@nonokit/board';
import { useEffect, useState } from 'preact/hooks';
import type { RemotePuzzle } from '../../../contract/remote-types.js';
import { type PageTexts, usePage } from '../../frame/page-context.js';
import { Shell } from '../../frame/shell.js';
import { Toasts } from '../../frame/toasts.js';
import { type FileFormat, fileFormats } from '../../puzzles/file-formats.js';
import { Difficulty } from '../../widgets/difficulty.js';
import { Icon } from '../../widgets/icon.js';
import { inkColor } from '../../widgets/ink-color.js';
import { Newcomers } from '../../widgets/newcomers.js';
import { GameView } from '../play/game-view.js';
import type { PlaySession } from '../play/session.js';
import { ClueTable } from './clue-table.js';
import { Downloads } from './downloads.js';
import { blindOfPage, startGame } from './game.js';
import { loadSolved } from './load-solved.js';
import '../play/play.css';
import './puzzle.css';

/** What the server writes into the page. */
export interface PuzzlePageData {
  readonly puzzle: RemotePuzzle;
  /** In which it can be saved. */
  readonly formats: readonly FileFormat[];
}

/** Title and description of the page, which reveal nothing of the picture. */
export function makeHead({ puzzle }: Pick<PuzzlePageData, 'puzzle'>): {
  readonly title: (page: PageTexts) => string;
  readonly description: (page: PageTexts) => string;
} {
  const { number, width, height } = puzzle;
  const size = `${width} × ${height}`;
  return {
    title: () => `№ ${number} · ${size}`,
    description: ({ wordsOf }) => wordsOf('puzzle').description(`№ ${number}, ${size}`),
  };
}

export function Page({ data }: { readonly data: PuzzlePageData }) {
  const { puzzle, formats } = data;
  const [session, setSession] = useState<PlaySession>();
  useEffect(() => {
    fileFormats.value = formats;
    let end: (() => Promise<void>) | undefined;
    let isLeft = false;
    void startGame(puzzle).then((started) => {
      if (started === undefined) return;
      end = started.end;
      if (isLeft) void end();
      else setSession(started.session);
    });
    return () => {
      isLeft = true;
      void end?.();
    };
  }, [puzzle]);
  const blind = blindOfPage(puzzle);
  if (blind === undefined) return <Unreadable />;
  return (
    <GameView
      session={session}
      before={<Before data={data} blind={blind} />}
      load={loadSolved(puzzle)}
    />
  );
}

/** The page before its script, and without one. */
function Before({ data, blind }: { readonly data: PuzzlePageData; readonly blind: BlindPuzzle }) {
  const { linkTo, wordsOf } = usePage();
  const { puzzle, formats } = data;
  const words = wordsOf('puzzle');
  return (
    <>
      <main id="content" class="desk" tabIndex={-1}>
        <div class="rail" aria-hidden="true" />
        <div class="table">
          <ClueTable clues={blind.clues} words={words} />
        </div>
        <div class="side">
          <Facts puzzle={puzzle} blind={blind} />
          <Newcomers />
          <noscript>
            <p>
              <a class="button" href={linkTo(`plain/${puzzle.id}`)}>
                {words.plain}
              </a>
            </p>
          </noscript>
          <p class="for-paper">
            <a class="button" href={`${linkTo('print/')}#p=${puzzle.id}`}>
              <Icon name="printer" />
              {words.print}
            </a>
          </p>
          <Downloads puzzle={puzzle} formats={formats} words={words} />
        </div>
      </main>
      <Toasts />
    </>
  );
}

/** Number, size, colours, difficulty, author: where the player shows them, too. */
function Facts({ puzzle, blind }: { readonly puzzle: RemotePuzzle; readonly blind: BlindPuzzle }) {
  const { wordsOf } = usePage();
  const words = wordsOf('puzzle');
  const play = wordsOf('play');
  const { palette, width, height } = blind.clues;
  return (
    <section class="facts">
      <h1>№ {puzzle.number}</h1>
      <div class="row wraps small soft">
        <span>{play.size(width, height)}</span>
        {palette.length > 2 && (
          <span class="inks" role="img" aria-label={play.colors(palette.length - 1)}>
            {palette.slice(1).map((_, k) => (
              <i key={`${k}`} style={{ background: inkColor(palette, k + 1) }} />
            ))}
          </span>
        )}
        <Difficulty label={blind.facts.difficulty} />
      </div>
      <p class="small soft before-more">
        {puzzle.author !== null && `${words.by(puzzle.author.name)} · `}
        {words.solves(puzzle.solves)}
      </p>
    </section>
  );
}

function Unreadable() {
  const { wordsOf } = usePage();
  return (
    <Shell>
      <p class="note bad">
        <Icon name="circle-alert" />
        {wordsOf('puzzle').unreadable}
      </p>
    </Shell>
  );
}
