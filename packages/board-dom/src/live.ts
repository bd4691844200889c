/**
 * The live region: what assistive technology announces unasked. It speaks at most once a
 * second, and of many changes says only what they come to.
 */

/** Milliseconds before something is said, for more that may follow, and between two texts. */
const SOON = 120;
const PAUSE = 1000;

/** Says texts politely. */
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
   * Says a text, soon. The text is asked for when it is said; the same function is asked once,
   * however often it was given.
   */
  say(text: () => string): void {
    if (!this.#texts.includes(text)) this.#texts.push(text);
    if (this.#timer !== undefined) return;
    const wait = Math.max(SOON, this.#spokenAt + PAUSE - performance.now());
    this.#timer = setTimeout(() => this.#speak(), wait);
  }

  /** Says nothing more. */
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
