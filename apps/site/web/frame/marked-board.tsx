/**
 * An empty board with the clues as they were typed: struck numbers, new ones, and dashed frames
 * around numbers that other corrections would change. The picture stays hidden.
 */
import type { Draft } from '@nonokit/core';
import { numbersOf, type PlacedNumber } from '@nonokit/render/layout';
import type { Mending } from 'nonokit/proofread';
import { ClueDrawing, cellIn, drawingLayout } from '../sheet/clue-drawing.js';
import { findBoard } from '../sheet/painters.js';
import { type ClueMark, markClues } from './marked-clues.js';

/** Pixels of the square room of the board. */
const ROOM = 360;

/** Pixels of a cell from which a correction carries its place in the list. */
const BADGE_CELL = 24;

export function MarkedBoard({
  draft,
  mendings,
  chosen,
  label,
}: {
  readonly draft: Draft;
  readonly mendings: readonly Mending[];
  readonly chosen: number;
  readonly label: string;
}) {
  const { rows, columns, marks } = markClues(draft, mendings, chosen);
  const { palette } = draft;
  const clues = { rows, columns, palette, height: rows.length, width: columns.length };
  const cell = cellIn(ROOM, clues);
  const layout = drawingLayout(clues, cell);
  const numbers = [...numbersOf(clues, findBoard(layout), layout)];
  const marked = marks.flatMap((mark) => {
    const number = numbers.find((each) => isAt(each, mark));
    return number === undefined ? [] : [{ mark, number }];
  });
  return (
    <div class="marked-board">
      <ClueDrawing
        clues={clues}
        cell={cell}
        label={label}
        over={
          <>
            {marked.map((one) => (
              <Mark key={keyOf(one)} {...one} />
            ))}
            {cell >= BADGE_CELL && marked.map((one) => <Badge key={keyOf(one)} {...one} />)}
          </>
        }
      />
    </div>
  );
}

function isAt({ line, block }: PlacedNumber, mark: ClueMark): boolean {
  return line.kind === mark.line.kind && line.index === mark.line.index && block === mark.block;
}

/** A mark, and the number that it is for. */
interface Marked {
  readonly mark: ClueMark;
  readonly number: PlacedNumber;
}

function keyOf({ mark: { line, block } }: Marked): string {
  return `${line.kind} ${line.index} ${block}`;
}

function Mark({ mark, number }: Marked) {
  const { left, top, width, height } = number.slot;
  const right = left + width;
  const bottom = top + height;
  return (
    <g class={`mark-${mark.kind}`}>
      <rect x={left + 1} y={top + 1} width={width - 2} height={height - 2} rx={3} />
      {mark.kind === 'wrong' && <path d={`M${left + 1} ${bottom - 1}L${right - 1} ${top + 1}`} />}
    </g>
  );
}

/** The place of another correction in the list, above all frames. */
function Badge({ mark: { place }, number }: Marked) {
  const { left, top, width } = number.slot;
  if (place === undefined) return null;
  return (
    <g class="mark-badge">
      <circle cx={left + width - 3} cy={top + 2} r={6.5} />
      <text x={left + width - 3} y={top + 2}>
        {place}
      </text>
    </g>
  );
}
