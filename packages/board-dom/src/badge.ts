/** The zoom badge: a button in the corner between the rails, shown while the board is zoomed. */
import type { Box } from '@nonokit/board';
import type { BoardWords } from './words.js';

/** The words of the badge. */
export type BadgeWords = Pick<BoardWords, 'fit' | 'fitBoard' | 'zoomBack' | 'locale'>;

/** What the badge shows. */
export interface BadgeState {
  /** How many times larger than fitting the board is, or becomes again. */
  readonly zoom: number;
  /** Whether the board is fitted, and a press brings back what was in sight. */
  readonly isBack: boolean;
  /** False where the page shows the zoom elsewhere. */
  readonly hasLabel: boolean;
}

/** The least side of a corner that a finger can tap, in pixels. */
const LEAST_CORNER = 44;

/** A button that shows the zoom and fits the board, and then brings back what was in sight. */
export class Badge {
  readonly element: HTMLButtonElement;
  readonly #label: HTMLElement;

  constructor(turn: () => void) {
    this.element = document.createElement('button');
    this.element.type = 'button';
    this.element.className = 'badge';
    this.element.hidden = true;
    this.#label = document.createElement('span');
    this.element.append(this.#label);
    this.element.addEventListener('click', turn);
  }

  /** Shows how many times larger than fitting the board is, or was. */
  show(
    { zoom, isBack, hasLabel }: BadgeState,
    { x, y, width, height }: Box,
    words: BadgeWords,
  ): void {
    const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
    const number = zoom.toLocaleString(words.locale, digits);
    const link = document.createElement('u');
    link.textContent = isBack ? `${number}×` : words.fit;
    this.#label.replaceChildren(isBack ? '' : `${number}× `, link);
    this.#label.hidden = !hasLabel;
    this.element.setAttribute('aria-label', words[isBack ? 'zoomBack' : 'fitBoard'](number));
    const { style } = this.element;
    style.left = `${x}px`;
    style.top = `${y}px`;
    style.width = `${width}px`;
    style.height = `${height}px`;
    this.element.hidden = isBack && Math.min(width, height) < LEAST_CORNER;
  }

  /** Pixels that the label takes at the bottom of the corner. */
  get labelHeight(): number {
    return this.#label.offsetHeight;
  }

  hide(): void {
    this.element.hidden = true;
  }
}
