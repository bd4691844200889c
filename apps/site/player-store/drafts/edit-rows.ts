/** The rows of the edits that a tab makes, and of the stroke under way. */
import type { Edit } from '@nonokit/editor';
import type { DraftRow } from './draft-log.js';
import { codeOfEdit } from './edit-code.js';

/** Numbers the edits of a tab. An edit keeps the identifier of the stroke that became it. */
export class EditRows {
  readonly #tab: string;
  #made = 0;
  #stroke: DraftRow | undefined;

  constructor(tab: string) {
    this.#tab = tab;
  }

  /** The row of the stroke under way. */
  get stroke(): DraftRow | undefined {
    return this.#stroke;
  }

  /** Takes a stroke under way as it is now; undefined if it is given up. */
  setStroke(edit: Edit | undefined): void {
    this.#stroke = edit && [this.#stroke?.[0] ?? this.#nextId(), codeOfEdit(edit)];
  }

  /** The row of an edit, which ends the stroke under way. */
  endWith(edit: Edit): DraftRow {
    const stroke = this.#stroke;
    this.#stroke = undefined;
    const isOfStroke = stroke !== undefined && stroke[1].type === edit.type;
    return [isOfStroke ? stroke[0] : this.#nextId(), codeOfEdit(edit)];
  }

  #nextId(): string {
    return `${this.#tab}.${this.#made++}`;
  }
}
