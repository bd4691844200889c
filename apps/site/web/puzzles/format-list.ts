/**
 * The list of formats in which a puzzle can be saved, for the data of pages. It reads all formats,
 * so no browser loads it.
 */
import { ALL_FORMATS } from 'nonokit/formats';
import type { FileFormat } from './file-formats.js';

/** The formats that are written: our own first, then by name. */
export function writtenFormats(): FileFormat[] {
  return ALL_FORMATS.filter(({ readOnly }) => readOnly !== true)
    .map(({ id, name, holds, extensions }) => ({
      id,
      name,
      extension: extensions[0] ?? '',
      isPicture: !holds.clues,
      isPlain: holds.colors === 'none',
    }))
    .sort(
      (a, b) => Number(b.id === 'json') - Number(a.id === 'json') || (a.name < b.name ? -1 : 1),
    );
}
