/**
 * A puzzle in a page of another site: the board and a way here. Nothing is kept, since browsers
 * give frames of other sites no memory that could be relied on.
 */
import { blindFromJson, type GameRecord } from '@nonokit/board';
import { useEffect, useState } from 'preact/hooks';
import type { RemotePuzzle } from '../../../contract/remote-types.js';
import { Logo } from '../../frame/logo.js';
import { usePage } from '../../frame/page-context.js';
import { Difficulty } from '../../widgets/difficulty.js';
import { MountedBoard } from '../learn/mounted-board.js';
import { ClueTable } from '../puzzle/clue-table.js';
import './embed.css';

/** What the server writes into the page. */
export interface EmbedData {
  readonly puzzle: RemotePuzzle;
}

/** No move yet; one value, so that the board is mounted once. */
const NOTHING: GameRecord = [];

export function Page({ data: { puzzle } }: { readonly data: EmbedData }) {
  const { linkTo, site, wordsOf } = usePage();
  const words = wordsOf('embed');
  const [isScripted, setScripted] = useState(false);
  const [isSolved, setSolved] = useState(false);
  const [clues] = useState(() => blindFromJson(puzzle.blind)?.clues);
  useEffect(() => setScripted(true), []);
  if (clues === undefined) return <p class="note bad">{wordsOf('puzzle').unreadable}</p>;
  return (
    <div class="embed">
      <main>
        <h1 class="spoken">{words.board(puzzle.number)}</h1>
        {isScripted ? (
          <MountedBoard
            clues={clues}
            record={NOTHING}
            className="embed-board"
            onMounted={(board) => board.on('solved', () => setSolved(true))}
          />
        ) : (
          <ClueTable clues={clues} words={wordsOf('puzzle')} />
        )}
      </main>
      <footer class="apart">
        <span class="row wraps small soft">
          <b>№ {puzzle.number}</b>
          <span>
            {puzzle.width} × {puzzle.height}
          </span>
          <Difficulty label={String(puzzle.blind.facts['difficulty'] ?? '')} />
          <span role="status">{isSolved ? words.solved(site.name) : ''}</span>
        </span>
        <a class="link small" href={linkTo('learn/first/')} target="_blank" rel="noopener">
          {wordsOf('newcomer').learn}
        </a>
        <a
          class="button quiet"
          href={linkTo(`puzzles/${puzzle.id}`)}
          target="_blank"
          rel="noopener"
        >
          <Logo />
          {words.open(site.name)}
        </a>
      </footer>
    </div>
  );
}
