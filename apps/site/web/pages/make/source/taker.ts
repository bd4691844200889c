/**
 * Takes pictures into the workshop. Nothing is lost: every edit can be undone, and if the user had
 * painted, a message offers the undo.
 */
import type { Picture } from '@nonokit/editor';
import { here } from '../../../frame/here.js';
import { toast } from '../../../frame/toasts.js';
import type { ShownCells, Workshop } from '../workshop.js';

/** Puts pictures of an image into a workshop. */
export class Taker {
  readonly #workshop: Workshop;
  /** The picture that was taken last, to tell whether the user has painted since. */
  #taken: Picture | undefined;
  #preview: ShownCells | undefined;
  #before: ShownCells = {};

  constructor(workshop: Workshop) {
    this.#workshop = workshop;
  }

  /** True unless there is work of a person's hand on the board. */
  mayReplace(): boolean {
    const { grid } = this.#workshop.picture.peek();
    if (grid.cells.every((cell) => cell === 0)) return true;
    const taken = this.#taken?.grid;
    return (
      taken !== undefined &&
      taken.width === grid.width &&
      taken.cells.length === grid.cells.length &&
      taken.cells.every((cell, k) => cell === grid.cells[k])
    );
  }

  /** Takes a picture, and how like its image it is, if that is known. */
  take(picture: Picture, similarity?: number | undefined): void {
    this.hidePreview();
    this.#workshop.ofImage.value = similarity === undefined ? undefined : { picture, similarity };
    const isPainted = !this.mayReplace();
    const before = this.#workshop.editor.peek();
    this.#workshop.apply({ type: 'take', picture });
    this.#taken = picture;
    if (!isPainted || this.#workshop.editor.peek() === before) return;
    const words = here.peek().wordsOf('make-source');
    const run = (): void => this.#workshop.apply({ type: 'undo' });
    toast({ text: words.replaced, action: { label: words.undo, run } });
  }

  /** Shows a picture in place of the one under edit, until the next is taken. */
  showPreview(picture: Picture): void {
    const shown = this.#workshop.shown.peek();
    if (shown !== this.#preview) this.#before = shown;
    this.#preview = { instead: picture };
    this.#workshop.shown.value = this.#preview;
  }

  /** Shows the picture under edit again. */
  hidePreview(): void {
    if (this.#preview !== undefined && this.#workshop.shown.peek() === this.#preview) {
      this.#workshop.shown.value = this.#before;
    }
    this.#preview = undefined;
  }
}
