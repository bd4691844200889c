/** The bubble beside the pointer, which shows the length or the size of the current stroke. */
import type { Point, Room } from '@nonokit/board';

/**
 * The minimum size of the bubble, the width of a letter, and the distance from the finger, in
 * pixels.
 */
const SIZE = 30;
const LETTER = 9;
const GAP = 8;

/** A bubble over the board. */
export class Bubble {
  readonly element: HTMLElement;

  constructor() {
    this.element = document.createElement('div');
    this.element.className = 'bubble';
    this.element.hidden = true;
    this.element.setAttribute('aria-hidden', 'true');
  }

  /** Shows a text one cell above a point, or below it if there is no room. */
  show(text: string, at: Point, cell: number, room: Room): void {
    const distance = Math.max(cell, SIZE / 2) + SIZE / 2 + GAP;
    const above = at.y - distance - SIZE / 2;
    const y = above >= 0 ? above : at.y + distance - SIZE / 2;
    const width = Math.max(SIZE, LETTER * text.length);
    const x = Math.min(room.width - width, Math.max(0, at.x - width / 2));
    if (this.element.textContent !== text) this.element.textContent = text;
    this.element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
    this.element.hidden = false;
  }

  hide(): void {
    this.element.hidden = true;
  }
}
