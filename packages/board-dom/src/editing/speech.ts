/**
 * Speech: the announcements of the live region about an edited picture. A text is made when it is
 * announced, so that of many changes only the result is announced.
 */
import type { LiveRegion } from '../live.js';
import type { Editing } from './editing.js';
import { measureGesture } from './gesture-text.js';
import { brushText, type EditorWords, editText, sentence, type ToldMoment } from './words.js';

/** Announces what has changed since the last announcement. */
export class Speech {
  readonly #live: LiveRegion;
  readonly #editing: Editing;
  readonly #words: () => EditorWords;
  #told: ToldMoment;
  #toldBrush: ToldMoment;

  constructor(live: LiveRegion, editing: Editing, words: () => EditorWords) {
    this.#live = live;
    this.#editing = editing;
    this.#words = words;
    this.#told = this.#now();
    this.#toldBrush = this.#told;
  }

  /** Announces that the picture has changed: "12 cells red". */
  edited(): void {
    this.#live.say(this.#changes);
  }

  /** Forgets pending announcements when another picture is shown, which the page must announce. */
  forget(): void {
    this.#told = this.#now();
  }

  /** Announces another tool or colour. */
  brushTaken(): void {
    this.#live.say(this.#brush);
  }

  /** Announces that a shape made by keys has grown: "4 by 3". */
  growing(): void {
    this.#live.say(this.#size);
  }

  copied(width: number, height: number): void {
    this.#live.say(() => sentence([this.#words().copied(width, height)]));
  }

  readonly #changes = (): string => {
    const before = this.#told;
    this.#told = this.#now();
    return editText(this.#words(), before, this.#told);
  };

  readonly #brush = (): string => {
    const before = this.#toldBrush;
    this.#toldBrush = this.#now();
    return brushText(this.#words(), before, this.#toldBrush);
  };

  readonly #size = (): string => {
    const box = measureGesture(this.#editing.gesture);
    return box === undefined ? '' : sentence([this.#words().size(box.width, box.height)]);
  };

  #now(): ToldMoment {
    return { ...this.#editing.seen, brush: this.#editing.brush };
  }
}
