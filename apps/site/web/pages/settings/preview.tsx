/**
 * The board that shows what the settings mean: a tulip that is half done, with finished lines, a
 * number that is certain, blank cells and a cursor.
 */
import { applyMove, cluesOnly, type Game, newGame } from '@nonokit/board';
import { BLANK, type Grid, type Palette, puzzleOf } from '@nonokit/core';
import { useMemo } from 'preact/hooks';
import { settings } from '../../frame/settings.js';
import { crossesFinishedLines } from '../../widgets/board-style.js';
import { BoardView } from '../../widgets/board-view.js';
import type { SettingsWords } from '../../words/en/settings.js';

const PICTURE = [
  '..R..R..R.',
  '..RR.R.RR.',
  '..RRRYRRR.',
  '..RRYYYRR.',
  '...RRYRR..',
  '....RRR...',
  '.G...G...G',
  '.GG..G..GG',
  '..GG.G.GG.',
  '...GGGGG..',
];

const PALETTE: Palette = [
  { rgb: '#ffffff' },
  { rgb: '#c8283c' },
  { rgb: '#f2b632' },
  { rgb: '#2e7d46' },
];

/** Rows that are drawn, the upper ones with their X: from, up to and without. */
const DONE = { from: 2, crossed: 5, to: 7 };

/** Further cells with an ink: the stem. */
const STEM = [75, 85];

export function Preview({ words }: { readonly words: SettingsWords }) {
  const crossesFinished = crossesFinishedLines(settings.value);
  const game = useMemo(() => previewGame(crossesFinished), [crossesFinished]);
  return (
    <aside class="preview">
      <div class="place">
        <BoardView game={game} label={words.previewLabel} cursor={{ row: 7, column: 3 }} />
      </div>
      <p class="small soft">{words.lead}</p>
    </aside>
  );
}

function previewGame(crossesFinished: boolean): Game {
  const grid = gridOf(PICTURE);
  const game = newGame(cluesOnly(puzzleOf(grid, PALETTE)));
  const done = [...grid.cells.keys()].filter((cell) => {
    const row = Math.floor(cell / grid.width);
    return row >= DONE.from && row < (grid.cells[cell] === BLANK ? DONE.crossed : DONE.to);
  });
  return PALETTE.reduce<Game>((before, _, mark) => {
    const cells = [...done, ...STEM].filter((cell) => grid.cells[cell] === mark);
    if (cells.length === 0) return before;
    return applyMove(before, { type: 'paint', mark, cells, crossesFinished });
  }, game);
}

function gridOf(rows: readonly string[]): Grid {
  const letters = '.RYG';
  return {
    width: rows[0]?.length ?? 0,
    height: rows.length,
    cells: Uint16Array.from([...rows.join('')], (letter) => letters.indexOf(letter)),
  };
}
