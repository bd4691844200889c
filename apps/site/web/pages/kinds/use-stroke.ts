/**
 * Strokes on a board of triangles: what a pointer paints between pressing and releasing, along one
 * of the three lines of the cell where it began. As on squares, a stroke that begins on what its
 * tool paints erases, and it changes only cells like the first one.
 */
import type { Mark } from '@nonokit/board';
import { BLANK, UNKNOWN } from '@nonokit/core';
import { useRef, useState } from 'preact/hooks';
import type { PlaySession } from '../play/session.js';
import type { TriangleShape } from './triangle-shape.js';

/** A stroke under way. */
export interface Stroke {
  readonly pointer: number;
  readonly from: number;
  readonly mark: Mark;
  readonly cells: readonly number[];
}

/** The stroke under way, and what listens on the drawing. */
export interface StrokeInput {
  readonly stroke: Stroke | undefined;
  readonly listeners: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
    readonly onPointerCancel: () => void;
    readonly onContextMenu: (event: Event) => void;
  };
}

/** Listens to the pointers of a drawing; `onCell` is told where a stroke has come. */
export function useStroke(
  session: PlaySession,
  shape: TriangleShape,
  onCell: (cell: number) => void,
): StrokeInput {
  const [stroke, setStroke] = useState<Stroke>();
  const pan = useRef<PointerEvent | undefined>(undefined);
  const paint = (from: number, mark: Mark, cells: readonly number[]): readonly number[] => {
    const { marks } = session.game.peek();
    return cells.filter((cell) => marks[cell] === marks[from] && marks[cell] !== mark);
  };
  const begin = (event: PointerEvent): void => {
    // a second finger ends the stroke of the first, and moves the board
    if (stroke !== undefined) {
      setStroke(undefined);
      pan.current = event;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      return;
    }
    if (event.button !== 0 && event.button !== 2) return;
    const from = shape.cellAt(pointOf(event));
    if (from === undefined) return;
    const tool = event.button === 2 ? otherTool(session.tool.peek()) : session.tool.peek();
    const mark = session.game.peek().marks[from] === tool ? UNKNOWN : tool;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    setStroke({ pointer: event.pointerId, from, mark, cells: paint(from, mark, [from]) });
    onCell(from);
  };
  const move = (event: PointerEvent): void => {
    const before = pan.current;
    if (before?.pointerId === event.pointerId) {
      const { parentElement } = event.currentTarget as Element;
      parentElement?.scrollBy(before.clientX - event.clientX, before.clientY - event.clientY);
      pan.current = event;
    }
    if (stroke?.pointer !== event.pointerId) return;
    const { from, mark } = stroke;
    setStroke({ ...stroke, cells: paint(from, mark, shape.stretch(from, pointOf(event))) });
  };
  const end = (event: PointerEvent): void => {
    pan.current = undefined;
    if (stroke?.pointer !== event.pointerId) return;
    const { mark, cells } = stroke;
    setStroke(undefined);
    session.play({ type: 'paint', mark, cells });
  };
  return {
    stroke,
    listeners: {
      onPointerDown: begin,
      onPointerMove: move,
      onPointerUp: end,
      onPointerCancel: () => {
        pan.current = undefined;
        setStroke(undefined);
      },
      onContextMenu: (event) => event.preventDefault(),
    },
  };
}

/** What the other button paints: an X, or the first ink. */
function otherTool(tool: Mark): Mark {
  return tool === BLANK ? 1 : BLANK;
}

/** Where a pointer is, in units of the drawing. */
function pointOf({ currentTarget, clientX, clientY }: PointerEvent): DOMPoint {
  const { x, y } = new DOMPoint(clientX, clientY);
  const matrix = (currentTarget as SVGSVGElement).getScreenCTM();
  return new DOMPoint(x, y).matrixTransform(matrix?.inverse());
}
