/** The badge of the zoom: a button over the whole corner between the rails, while zoomed. */
import type { Box } from '@nonokit/board';
import type { BoardWords } from './words.js';

/** A button that shows the zoom and fits the board. */
export class Badge {
  readonly element: HTMLButtonElement;
  readonly #label: HTMLElement;

  constructor(fit: () => void) {
    this.element = document.createElement('button');
    this.element.type = 'button';
    this.element.className = 'badge';
    this.element.hidden = true;
    this.#label = document.createElement('span');
    this.element.append(this.#label);
    this.element.addEventListener('click', fit);
  }

  /** Shows how many times larger than fitting the board is, unless the page shows it elsewhere. */
  show(
    zoom: number,
    { x, y, width, height }: Box,
    words: Pick<BoardWords, 'fit' | 'fitBoard' | 'locale'>,
    hasLabel: boolean,
  ): void {
    const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
    const number = zoom.toLocaleString(words.locale, digits);
    const fit = document.createElement('u');
    fit.textContent = words.fit;
    this.#label.replaceChildren(`${number}× `, fit);
    this.#label.hidden = !hasLabel;
    this.element.setAttribute('aria-label', words.fitBoard(number));
    const { style } = this.element;
    style.left = `${x}px`;
    style.top = `${y}px`;
    style.width = `${width}px`;
    style.height = `${height}px`;
    this.element.hidden = false;
  }

  /** Pixels that the label takes at the bottom of the corner. */
  get labelHeight(): number {
    return this.#label.offsetHeight;
  }

  hide(): void {
    this.element.hidden = true;
  }
}
