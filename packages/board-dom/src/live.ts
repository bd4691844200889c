/**
 * The live region, which makes assistive technology announce texts. It speaks at most once a
 * second, and announces only the result of many changes.
 */

/** Milliseconds to wait for further changes before a text is announced, and between two texts. */
const SOON = 120;
const PAUSE = 1000;

/** Announces texts politely. */
export class LiveRegion {
  readonly element: HTMLElement;
  #spokenAt = Number.NEGATIVE_INFINITY;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #texts: (() => string)[] = [];

  constructor() {
    this.element = document.createElement('div');
    this.element.setAttribute('role', 'status');
    this.element.setAttribute('aria-live', 'polite');
    this.element.className = 'spoken';
  }

  /**
   * Announces a text soon. `text` is called when it is announced, and only once, however often the
   * same function was passed.
   */
  say(text: () => string): void {
    if (!this.#texts.includes(text)) this.#texts.push(text);
    if (this.#timer !== undefined) return;
    const wait = Math.max(SOON, this.#spokenAt + PAUSE - performance.now());
    this.#timer = setTimeout(() => this.#speak(), wait);
  }

  /** Cancels all announcements. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#texts = [];
  }

  #speak(): void {
    this.#timer = undefined;
    const text = this.#texts
      .map((each) => each())
      .filter((each) => each !== '')
      .join(' ');
    this.#texts = [];
    if (text === '') return;
    this.#spokenAt = performance.now();
    // the same text twice is no change, and would not be heard
    this.element.textContent = text === this.element.textContent ? `${text}\u00a0` : text;
  }
}
