/** The formats in which a puzzle can be saved: the list is made when the site is built. */
import { signal } from '@preact/signals';

/** A format as a list offers it. */
export interface FileFormat {
  readonly id: string;
  readonly name: string;
  /** With its dot: `.non`. */
  readonly extension: string;
  /** It holds the picture and no clues: only for puzzles that are solved. */
  readonly isPicture: boolean;
  /** It has no colours. */
  readonly isPlain: boolean;
}

/** The formats that this page offers. */
export const fileFormats = signal<readonly FileFormat[]>([]);

/** Formats that can hold a puzzle with this number of inks, solved or not. */
export function formatsFor(
  inks: number,
  isSolved: boolean,
  formats = fileFormats.value,
): readonly FileFormat[] {
  return formats.filter(
    ({ isPicture, isPlain }) => (isSolved || !isPicture) && (inks === 1 || !isPlain),
  );
}
