/**
 * Miniatures: the player's own marks without clues, for the corner of a zoomed board and for cards.
 * They show nothing that the player has not painted.
 */
import { edgeLines, UNKNOWN } from '@nonokit/core';
import { type Clues, isFilled, type Mark } from '../mark.js';
import type { Box, Canvas2D } from './canvas.js';
import { type BoardLook, inksOf } from './look.js';
import type { Viewport } from './viewport.js';

/** The data of a miniature. */
export interface Marked {
  readonly clues: Clues;
  readonly marks: ArrayLike<Mark>;
}

/** An ink with less contrast to the cells is hard to see. */
const LOST = 1.5;

/** The width of the frame around the visible part, in pixels. */
const FRAME = 2.5;

/** Paints the marks of a game as large as possible, centred in a box. Returns their rectangle. */
export function paintMiniature(
  context: Canvas2D,
  { clues, marks }: Marked,
  box: Box,
  look: BoardLook,
): Box {
  const { width, height } = clues;
  const cell = Math.min(box.width / width, box.height / height);
  const x = Math.round(box.x + (box.width - width * cell) / 2);
  const y = Math.round(box.y + (box.height - height * cell) / 2);
  const place = { x, y, width: Math.round(width * cell), height: Math.round(height * cell) };
  context.fillStyle = look.cell;
  context.fillRect(place.x, place.y, place.width, place.height);
  // no room for an edge: what would be lost on the cells has the colour of its edge
  const inks = inksOf(clues.palette, look).map((ink) => edgeLines(ink, look.cell, LOST)[0] ?? ink);
  for (let row = 0; row < height; row++) {
    const top = Math.round(row * cell);
    const size = Math.max(1, Math.round((row + 1) * cell) - top);
    for (let from = 0; from < width; ) {
      const mark = marks[row * width + from] ?? UNKNOWN;
      let to = from + 1;
      while (to < width && marks[row * width + to] === mark) to++;
      if (isFilled(mark)) {
        const left = Math.round(from * cell);
        context.fillStyle = inks[mark] ?? look.ink;
        context.fillRect(x + left, y + top, Math.max(1, Math.round(to * cell) - left), size);
      }
      from = to;
    }
  }
  context.strokeStyle = look.thin;
  context.lineWidth = 1;
  context.beginPath();
  context.rect(place.x - 0.5, place.y - 0.5, place.width + 1, place.height + 1);
  context.stroke();
  return place;
}

/**
 * Paints the miniature of a game, and a frame around the visible part. Returns the rectangle of the
 * miniature.
 */
export function paintMinimap(
  context: Canvas2D,
  game: Marked,
  view: Viewport,
  box: Box,
  look: BoardLook,
): Box {
  const place = paintMiniature(context, game, box, look);
  const { scrollX, scrollY, left, top, right, bottom, cell } = view;
  const across = place.width / (game.clues.width * cell);
  const down = place.height / (game.clues.height * cell);
  context.beginPath();
  context.roundRect(
    place.x + scrollX * across,
    place.y + scrollY * down,
    (right - left) * across,
    (bottom - top) * down,
    2,
  );
  context.strokeStyle = look.accent;
  context.lineWidth = FRAME;
  context.stroke();
  return place;
}
