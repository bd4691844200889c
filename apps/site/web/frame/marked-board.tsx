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
        over={marked.map(({ mark, number }) => (
          <Mark key={`${mark.line.kind} ${mark.line.index} ${mark.block}`} {...{ mark, number }} />
        ))}
      />
    </div>
  );
}

function isAt({ line, block }: PlacedNumber, mark: ClueMark): boolean {
  return line.kind === mark.line.kind && line.index === mark.line.index && block === mark.block;
}

function Mark({ mark, number }: { readonly mark: ClueMark; readonly number: PlacedNumber }) {
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
