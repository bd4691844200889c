/**
 * XML of other programs as lines that people type: an element that is named for a side becomes a
 * heading, an element that holds one clue becomes its line. `<rows><r>3</r>…</rows>` becomes
 * "rows:", "3" and so on; of `<row>3</row>` the name tells the side.
 */
import { sideOfName } from './names.js';

/** An element that holds digits and separators only, or a tag. */
const PIECES =
  /<([A-Za-z][\w.:-]{0,40})(?:\s[^<>]{0,200})?>\s{0,200}([\d\s,;.-]{0,2000}?)\s{0,200}<\/\1>|<([A-Za-z][\w.:-]{0,40})(?:\s[^<>]{0,200})?>/g;

/** An attribute that names the element of a page: id="row-clues". */
const ATTRIBUTE = /\s(?:id|class|name|title|type)\s{0,3}=\s{0,3}["']([^"']{1,60})["']/i;

/** The lines of an XML text; undefined if it is none, or a page or a drawing. */
export function linesOfTags(text: string): string | undefined {
  if (!/^\s{0,200}</.test(text) || /<svg\b/i.test(text)) return undefined;
  const lines: string[] = [];
  for (const [piece, leaf, content = '', tag] of text.matchAll(PIECES)) {
    if (leaf !== undefined) {
      const side = sideOfName(leaf);
      const clue = content.trim() === '' ? '0' : content.trim().replace(/\s+/g, ' ');
      lines.push(side === undefined ? clue : `${side} ${lines.length + 1}: ${clue}`);
    } else if (tag !== undefined) {
      const side = sideOfName(tag) ?? sideOfName(ATTRIBUTE.exec(piece)?.[1] ?? '');
      if (side !== undefined) lines.push(`${side}:`);
    }
  }
  return lines.length > 0 ? lines.join('\n') : undefined;
}
