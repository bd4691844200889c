/**
 * The detection stage that also works alone, with a short list, before the other formats are
 * loaded.
 */
import type { Format, Source } from '../format.js';
import { canBe } from './puzzle-file.js';

/**
 * The format of the list that a source certainly has, whatever other formats exist; undefined if it
 * is uncertain.
 */
export function certainFormat(source: Source, formats: readonly Format[]): Format | undefined {
  return formats.find((format) => canBe(format, source) && format.isCertain?.(source) === true);
}
