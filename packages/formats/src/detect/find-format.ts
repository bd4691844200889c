/**
 * Finds a format of a list by its id or by a file name. For an unknown id, suggests the likely one
 * if it is clear (a typing error, "webpnb", or an extension, "xml"), or else lists all ids.
 */
import { bad, nearestName, type Result } from '@nonokit/core';
import type { Format } from '../format.js';
import { detectIdMeant, detectUnknownId } from '../words/en/detect.js';

/** The format of the list with this id, or undefined. */
export function formatById(id: string, formats: readonly Format[]): Format | undefined {
  return formats.find((format) => format.id === id);
}

/**
 * The format for new files, for each extension that several formats share: the one that holds most.
 */
const USUAL_FORMAT: ReadonlyMap<string, string> = new Map([
  ['.csv', 'davidje-csv'],
  ['.html', 'html'],
  ['.json', 'json'],
  ['.non', 'non-mikix'],
  ['.pzl', 'pzl'],
  ['.txt', 'text'],
  ['.xml', 'webpbn'],
]);

/**
 * The format in which to write a file of this name, by its extension alone, ignoring ".gz";
 * undefined if no format has the extension. Case does not matter.
 */
export function formatOfName(fileName: string, formats: readonly Format[]): Format | undefined {
  const extension = extensionOf(fileName);
  const candidates = formats.filter((format) => format.extensions.includes(extension));
  const usual = USUAL_FORMAT.get(extension);
  return candidates.find(({ id }) => id === usual) ?? candidates[0];
}

/** The extension of a file name in lower case, with its dot: ".non"; empty if there is none. */
export function extensionOf(fileName: string): string {
  return /\.[^./\\]+$/.exec(fileName.toLowerCase().replace(/\.gz$/, ''))?.[0] ?? '';
}

/** The id that an unknown id, `wanted`, probably means; undefined if none is close. */
export function formatIdMeant(wanted: string, formats: readonly Format[]): string | undefined {
  const typed = wanted.toLowerCase().replace(/^\./, '');
  const exact = formatById(typed, formats) ?? formatOfName(`puzzle.${typed}`, formats);
  if (exact !== undefined) return exact.id;
  return nearestName(
    typed,
    formats.map(({ id }) => id),
  );
}

/** The problem of an id that no format of the list has. */
export function unknownFormatId(wanted: string, formats: readonly Format[]): Result<never> {
  const meant = formatIdMeant(wanted, formats);
  if (meant !== undefined) return bad(detectIdMeant, { wanted, meant });
  return bad(detectUnknownId, { wanted, ids: formats.map(({ id }) => id) });
}
