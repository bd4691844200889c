/**
 * The board with the numbers that were read or typed, and a frame around those that are unsure,
 * mended, too long for their line, or asked about.
 */
import { numbersOf, type PlacedNumber } from '@nonokit/render/layout';
import { ClueDrawing, cellIn, drawingLayout } from '../sheet/clue-drawing.js';
import { findBoard } from '../sheet/painters.js';
import './number-board.css';
import type { NumberSession } from './number-session.js';
import { isSame, listLongLines, numberAt, type Reading, type Spot } from './reading.js';

/** Pixels of the square room of the board. */
const ROOM = 460;

export function NumberBoard({
  session,
  reading,
  spot,
  label,
  onAsk,
}: {
  readonly session: NumberSession;
  readonly reading: Reading;
  readonly spot: Spot | undefined;
  /** The label for screen readers. */
  readonly label: string;
  /** Called when a number was pressed. */
  readonly onAsk?: () => void;
}) {
  const { palette, width, height } = reading;
  const side = (lines: Reading['rows']) =>
    lines.map((line) => line.map(({ value, color }) => ({ size: value, color })));
  const clues = {
    palette,
    width,
    height,
    rows: side(reading.rows),
    columns: side(reading.columns),
  };
  const cell = cellIn(ROOM, clues);
  const layout = drawingLayout(clues, cell);
  const numbers = [...numbersOf(clues, findBoard(layout), layout)].filter((placed) =>
    isShown(reading, placed),
  );
  const long = listLongLines(reading);
  const marks = (placed: PlacedNumber): string[] => {
    const state = numberAt(reading, placed)?.state;
    const isLong = long.some(
      ({ kind, index }) => kind === placed.line.kind && index === placed.line.index,
    );
    return [
      ...(state === 'unsure' || state === 'mended' ? [state] : []),
      ...(isLong ? ['too-long'] : []),
      ...(spot !== undefined && isSame(placed, spot) ? ['asked'] : []),
    ];
  };
  return (
    <div class="number-board">
      <ClueDrawing
        clues={clues}
        cell={cell}
        label={label}
        over={numbers.map((placed) => (
          <Slot
            key={`${placed.line.kind} ${placed.line.index} ${placed.block}`}
            placed={placed}
            marks={marks(placed)}
            onAsk={() => {
              session.ask({ line: placed.line, block: placed.block });
              onAsk?.();
            }}
          />
        ))}
      />
    </div>
  );
}

/** Slots of numbers, and the first one of an empty line. */
function isShown(reading: Reading, { line, block }: PlacedNumber): boolean {
  return block === 0 || numberAt(reading, { line, block }) !== undefined;
}

function Slot({
  placed,
  marks,
  onAsk,
}: {
  readonly placed: PlacedNumber;
  readonly marks: readonly string[];
  readonly onAsk: () => void;
}) {
  const { left, top, width, height } = placed.slot;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys walk from number to number
    <rect
      class={`slot ${marks.join(' ')}`}
      x={left + 0.5}
      y={top + 0.5}
      width={Math.max(1, width - 1)}
      height={Math.max(1, height - 1)}
      rx={3}
      onClick={onAsk}
    />
  );
}
