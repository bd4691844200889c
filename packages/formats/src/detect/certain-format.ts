/**
 * The stage of detection that can be asked alone, of a short list, before the other formats are loaded.
 */
import type { Format, Source } from '../format.js';
import { canBe } from './puzzle-file.js';

/**
 * The format of the list that a source is in for certain, whatever other formats there are; undefined where
 * that cannot be told.
 */
export function certainFormat(source: Source, formats: readonly Format[]): Format | undefined {
  return formats.find((format) => canBe(format, source) && format.isCertain?.(source) === true);
}
