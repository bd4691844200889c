/** The cursors of others over a board, with their names, and the strokes that they draw. */
import { cellBox } from '@nonokit/board';
import { useEffect, useState } from 'preact/hooks';
import { inkColor } from '../../widgets/ink-color.js';
import type { SeenCursor } from './connection.js';
import { type Edge, findEdge } from './find-edge.js';
import { handColor } from './hand-color.js';
import type { RoomGame } from './room-game.js';
import type { RoomPart } from './room-part.js';

/** After so long at rest a cursor has no name. */
const REST_MS = 4000;

/** Room for a name, in pixels: where there is less, it is on the other side of its cell. */
const TAG_HEIGHT = 24;
const TAG_WIDTH = 120;

/** How much further inside the ring of each further hand in one cell is, in pixels. */
const RING_STEP = 3;

export function Cursors({ connection, game }: RoomPart & { readonly game: RoomGame }) {
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
  const { width } = game.puzzle.clues;
  const ownCell = board.cursor.row * width + board.cursor.column;
  const taken: number[] = [ownCell];
  return (
    <div class="room-cursors" style={clip} aria-hidden="true">
      {[...connection.cursors.value].map(([number, seen]) => {
        const hand = connection.state.value.hands[number];
        if (hand?.isIn !== true || !connection.present.value.has(number)) return null;
        const beside = taken.filter((cell) => cell === seen.cell).length;
        taken.push(seen.cell);
        const color = handColor(hand);
        const edge = findEdge(view, seen.cell, width);
        if (edge !== undefined) {
          const row = Math.floor(seen.cell / width);
          const go = () => board.reveal(row, seen.cell % width);
          return <Beyond key={number} name={hand.name} color={color} edge={edge} onGo={go} />;
        }
        return (
          <Cursor
            key={number}
            name={hand.name}
            color={color}
            seen={seen}
            beside={beside}
            game={game}
          />
        );
      })}
      {[...connection.points.value].map(([number, { cell, count }]) => (
        <i
          key={`${number} ${count}`}
          class="room-point"
          style={{
            ...placeOf(view, cell, cell, width),
            '--hand': handColor(connection.state.value.hands[number]),
          }}
        />
      ))}
    </div>
  );
}

/** A cursor out of sight: at that edge its name, with an arrow to where it is. */
function Beyond({
  name,
  color,
  edge: { left, top, degrees },
  onGo,
}: {
  readonly name: string;
  readonly color: string;
  readonly edge: Edge;
  readonly onGo: () => void;
}) {
  return (
    <button
      type="button"
      class="room-beyond"
      tabIndex={-1}
      style={{ left: `${left}px`, top: `${top}px`, '--hand': color }}
      onClick={onGo}
    >
      {name}
      <span style={{ rotate: `${degrees}deg` }}>→</span>
    </button>
  );
}

function Cursor({
  name,
  color,
  seen,
  beside,
  game,
}: {
  readonly name: string;
  readonly color: string;
  readonly seen: SeenCursor;
  /** How many other rings are in this cell: this one is inside them. */
  readonly beside: number;
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
  const { view } = board;
  const { width, palette } = puzzle.clues;
  const { cell, stroke } = seen;
  const at = placeOf(view, cell, cell, width);
  const drawn = stroke && isLine(stroke[0], cell, width) ? stroke : undefined;
  const ink = drawn !== undefined && drawn[1] > 0 ? inkColor(palette, drawn[1]) : 'transparent';
  const { x, y } = cellBox(view, Math.floor(cell / width), cell % width);
  const turns = [
    y - view.top < TAG_HEIGHT ? 'below' : '',
    view.right - x < TAG_WIDTH ? 'turned' : '',
  ];
  return (
    <div class={isResting ? 'room-cursor is-resting' : 'room-cursor'} style={{ '--hand': color }}>
      {drawn !== undefined && (
        <i class="drawn" style={{ ...placeOf(view, drawn[0], cell, width), '--ink-drawn': ink }} />
      )}
      <i
        class={beside > 0 ? 'ring is-inside' : 'ring'}
        style={placeOf(view, cell, cell, width, beside * RING_STEP)}
      />
      <span class={turns.join(' ')} style={at}>
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

/** Where the cells between two are, within the visible cells; `inset` pixels inside them. */
function placeOf(
  view: Parameters<typeof cellBox>[0],
  one: number,
  other: number,
  width: number,
  inset = 0,
) {
  const first = cellBox(view, Math.floor(one / width), one % width);
  const last = cellBox(view, Math.floor(other / width), other % width);
  const left = Math.min(first.x, last.x);
  const top = Math.min(first.y, last.y);
  return {
    left: `${left - view.left + inset}px`,
    top: `${top - view.top + inset}px`,
    width: `${Math.max(first.x, last.x) + view.cell - left - 2 * inset}px`,
    height: `${Math.max(first.y, last.y) + view.cell - top - 2 * inset}px`,
  };
}
