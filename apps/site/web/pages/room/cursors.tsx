/** The cursors of others over a board, with their names, and the strokes that they draw. */
import { cellBox } from '@nonokit/board';
import { useEffect, useState } from 'preact/hooks';
import { inkColor } from '../../widgets/ink-color.js';
import type { SeenCursor } from './connection.js';
import { handColor } from './hand-color.js';
import type { RoomGame } from './room-game.js';
import type { RoomPart } from './room-part.js';

/** After so long at rest a cursor has no name. */
const REST_MS = 4000;

export function Cursors({ connection, game }: RoomPart & { readonly game: RoomGame }) {
  const own = connection.hand.value;
  // the board has moved below them
  game.looks.value;
  const { board } = game;
  if (board === undefined) return null;
  const { view } = board;
  const clip = {
    left: `${view.left}px`,
    top: `${view.top}px`,
    width: `${view.right - view.left}px`,
    height: `${view.bottom - view.top}px`,
  };
  return (
    <div class="room-cursors" style={clip} aria-hidden="true">
      {[...connection.cursors.value].map(([number, seen]) => {
        const hand = connection.state.value.hands[number];
        if (hand?.isIn !== true || !connection.present.value.has(number)) return null;
        return (
          <Cursor
            key={number}
            name={hand.name}
            color={handColor(number, own)}
            seen={seen}
            game={game}
          />
        );
      })}
    </div>
  );
}

function Cursor({
  name,
  color,
  seen,
  game,
}: {
  readonly name: string;
  readonly color: string;
  readonly seen: SeenCursor;
  readonly game: RoomGame;
}) {
  const [isResting, setResting] = useState(false);
  useEffect(() => {
    setResting(false);
    const timer = setTimeout(() => setResting(true), REST_MS);
    return () => clearTimeout(timer);
  }, [seen]);
  const { board, puzzle } = game;
  if (board === undefined) return null;
  const { width, palette } = puzzle.clues;
  const { cell, stroke } = seen;
  const at = placeOf(board.view, cell, cell, width);
  const drawn = stroke && isLine(stroke[0], cell, width) ? stroke : undefined;
  const ink = drawn !== undefined && drawn[1] > 0 ? inkColor(palette, drawn[1]) : 'transparent';
  return (
    <div class={isResting ? 'room-cursor is-resting' : 'room-cursor'} style={{ '--hand': color }}>
      {drawn !== undefined && (
        <i
          class="drawn"
          style={{ ...placeOf(board.view, drawn[0], cell, width), '--ink-drawn': ink }}
        />
      )}
      <i class="ring" style={at} />
      <span class={Math.floor(cell / width) === 0 ? 'below' : ''} style={at}>
        <b>{name}</b>
      </span>
    </div>
  );
}

/** Whether two cells are in one row or column. */
function isLine(one: number, other: number, width: number): boolean {
  const isRow = Math.floor(one / width) === Math.floor(other / width);
  return isRow || one % width === other % width;
}

/** Where the cells between two are, within the visible cells. */
function placeOf(view: Parameters<typeof cellBox>[0], one: number, other: number, width: number) {
  const first = cellBox(view, Math.floor(one / width), one % width);
  const last = cellBox(view, Math.floor(other / width), other % width);
  const left = Math.min(first.x, last.x);
  const top = Math.min(first.y, last.y);
  return {
    left: `${left - view.left}px`,
    top: `${top - view.top}px`,
    width: `${Math.max(first.x, last.x) + view.cell - left}px`,
    height: `${Math.max(first.y, last.y) + view.cell - top}px`,
  };
}
