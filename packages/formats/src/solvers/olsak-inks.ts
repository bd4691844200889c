/**
 * The inks of an Olšák file. A cut one may be declared for the ends of blocks alone, and then
 * twice under one character: "<" glues it to the beginning of a block, ">" to its end, once for
 * rows and once for columns.
 */
import { type Color, cutText, type PaletteColor, type Place } from '@nonokit/core';
import { Inks } from '../lexing/ink-ids.js';

/** A colour as its line states it. */
export interface Declaration {
  readonly id: string;
  readonly color: PaletteColor;
  /** Of a cut colour that is glued: its end in rows and in columns, "<>". */
  readonly ends?: string;
  /** Where a cut colour is stated. */
  readonly place?: Place;
}

/** The end of a block that a triangle is glued to. */
export type BlockEnd = '<' | '>';

/** The declared colours, by the character that clues use. */
export class OlsakInks extends Inks {
  /** Where the first cut colour is stated, if there is one. */
  cutPlace: Place | undefined;
  readonly #ends = new Map<string, Color>();
  readonly #glued = new Set<string>();

  /** Adds a declaration. Lines for other ends of the same triangle are the same ink. */
  declare({ id, color, ends, place }: Declaration): void {
    this.cutPlace ??= place;
    if (ends === undefined || color.cut === undefined) {
      this.add(id, color);
      return;
    }
    const key = `${id} ${cutText(color.cut)}`;
    const ink = this.of(key) ?? this.add(key, color);
    this.#glued.add(id);
    for (const [direction, end] of [...ends].entries()) {
      this.#ends.set(`${direction}${end}${id}`, ink);
    }
  }

  /** The triangle at an end of blocks of a direction: 0 for rows, 1 for columns. */
  atEnd(id: string, end: BlockEnd, direction: number): Color | undefined {
    return this.#ends.get(`${direction}${end}${id}`);
  }

  /** True if the character stands for a triangle at some end. */
  isGlued(id: string): boolean {
    return this.#glued.has(id);
  }
}
