/**
 * The pictures of webpbn files: rows between bars, "|.X.||XX.|", with white space anywhere. Rows of
 * triddlers stand between slashes, as the outline slopes: "/.XXX.\".
 */
import { bad, type Color, good, type Place, type Result } from '@nonokit/core';
import {
  webpbnOutsideBars,
  webpbnPictureEnds,
  webpbnUnknownChar,
} from '../words/en/sites-webpbn.js';

/**
 * The rows of a picture whose text begins at `inside`, or undefined if a cell is undecided ("?",
 * "[X.]"). `symbols` maps characters to colours.
 */
export function readImage(
  text: string,
  inside: Place,
  symbols: ReadonlyMap<string, Color>,
  bars = '|',
): Result<number[][] | undefined> {
  const rows: number[][] = [];
  let row: number[] | undefined;
  let { line, column } = inside;
  for (const char of text) {
    const place = (): Place => ({ line, column: column - char.length });
    if (char === '\n') [line, column] = [line + 1, 1];
    else column += char.length;
    if (/\s/.test(char)) continue;

    const color = symbols.get(char);
    if (bars.includes(char)) {
      if (row !== undefined) rows.push(row);
      row = row === undefined ? [] : undefined;
    } else if (row === undefined) {
      return bad(webpbnOutsideBars, { found: char }, place());
    } else if (color !== undefined) {
      row.push(color);
    } else if (char === '?' || char === '[') {
      return good(undefined);
    } else {
      return bad(webpbnUnknownChar, { found: char }, place());
    }
  }
  if (row === undefined && rows.length > 0) return good(rows);
  return bad(webpbnPictureEnds, {}, { line, column });
}
