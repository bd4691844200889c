/** The counter beside the pointer: how long the stroke under way is. */
import type { Point, Room } from '@nonokit/board';

/** The size of the bubble, and its distance from the finger, in pixels. */
const SIZE = 30;
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

  /** Shows a length one cell above a point, or below it where there is no room. */
  show(length: number, at: Point, cell: number, room: Room): void {
    const distance = Math.max(cell, SIZE / 2) + SIZE / 2 + GAP;
    const above = at.y - distance - SIZE / 2;
    const y = above >= 0 ? above : at.y + distance - SIZE / 2;
    const x = Math.min(room.width - SIZE, Math.max(0, at.x - SIZE / 2));
    this.element.textContent = `${length}`;
    this.element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
    this.element.hidden = false;
  }

  hide(): void {
    this.element.hidden = true;
  }
}
