/**
 * XML of other programs as lines that people type: an element that is named for a side becomes a
 * heading, an element that holds one clue becomes its line. `<rows><r>3</r>…</rows>` becomes
 * "rows:", "3" and so on; of `<row>3</row>` the name tells the side, and so it does of
 * `<row clue="3"/>`.
 */
import { sideOfName } from './names.js';

/** An element that holds digits and separators only, or a tag. */
const PIECES =
  /<([A-Za-z][\w.:-]{0,40})(?:\s[^<>]{0,200})?>\s{0,200}([\d\s,;.-]{0,2000}?)\s{0,200}<\/\1>|<([A-Za-z][\w.:-]{0,40})(?:\s[^<>]{0,200})?>/g;

/** An attribute that names the element of a page: id="row-clues". */
const ATTRIBUTE = /\s(?:id|class|name|title|type)\s{0,3}=\s{0,3}["']([^"']{1,60})["']/i;

/** An attribute that holds digits and separators only: clue="1 1". */
const NUMBERS = /\s([\w.:-]{1,40})\s{0,3}=\s{0,3}["']([\d\s,;.-]{1,2000})["']/g;

/** Names of attributes that hold a clue, where there are others beside it. */
const CLUE_NAME = /clue|hint|number|block|run|value/i;

/** The clue among the attributes of an element: the only numbers, or those that are named so. */
function clueOfAttributes(piece: string): string | undefined {
  const all = [...piece.matchAll(NUMBERS)];
  const named = all.filter(([, name = '']) => CLUE_NAME.test(name));
  const likely = named.length > 0 ? named : all;
  return likely.length === 1 ? likely[0]?.[2]?.trim() : undefined;
}

/** The lines of an XML text; undefined if it is none, or a page or a drawing. */
export function linesOfTags(text: string): string | undefined {
  if (!/^\s{0,200}</.test(text) || /<svg\b/i.test(text)) return undefined;
  const lines: string[] = [];
  for (const [piece, leaf, content = '', tag] of text.matchAll(PIECES)) {
    if (leaf !== undefined) {
      const side = sideOfName(leaf);
      const own = content.trim() === '' ? clueOfAttributes(piece) : content.trim();
      const clue = own?.replace(/\s+/g, ' ') ?? '0';
      lines.push(side === undefined ? clue : `${side} ${lines.length + 1}: ${clue}`);
    } else if (tag !== undefined) {
      const side = sideOfName(tag) ?? sideOfName(ATTRIBUTE.exec(piece)?.[1] ?? '');
      const clue = piece.endsWith('/>') ? clueOfAttributes(piece) : undefined;
      if (side !== undefined && clue !== undefined) {
        lines.push(`${side} ${lines.length + 1}: ${clue.replace(/\s+/g, ' ')}`);
      } else if (side !== undefined) lines.push(`${side}:`);
    }
  }
  return lines.length > 0 ? lines.join('\n') : undefined;
}
