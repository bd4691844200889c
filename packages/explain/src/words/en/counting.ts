/** Counting reasons in English: blocks that just fit, cells that are all there. */
import type { BlockFact, Span } from '../../facts.js';
import { findOnly, type Group } from '../grouped.js';
import type { Speech } from '../language.js';
import { clueIn, isColored, isWhole, MANY_BLOCKS } from '../naming.js';
import { isPlural, listText } from '../spans.js';
import { blockText, cells, itIs, looks, numberWord, writeClauses } from './words.js';

/** "3 and 1 with one gap between them need 5 cells, exactly the length of the row, so …". */
export function exactFit(
  blocks: readonly BlockFact[],
  span: Span,
  groups: readonly Group[],
  speech: Speech,
): string {
  const { kind } = speech.line;
  const [first, another] = blocks;
  const so = writeClauses(groups, speech);
  const whole = isWhole(span, speech);
  const where = cells([span]);
  if (first !== undefined && another === undefined) {
    const name = blockText(first, speech);
    const all = findOnly(groups, span);
    if (whole) {
      const filled = all && `the whole ${kind} is ${looks(all.color, speech)}`;
      return `the ${name} is as long as the ${kind}, so ${filled ?? so}.`;
    }
    const left = `only ${where} ${isPlural([span]) ? 'are' : 'is'} left for the ${name}`;
    return `${left}, so ${all === undefined || isColored(speech) ? so : itIs(all, speech)}.`;
  }
  const length = span.to - span.from + 1;
  const gaps = length - blocks.reduce((sum, { size }) => sum + size, 0);
  const names = blocks.map((block) => blockText(block, speech));
  const left = blocks.length === clueIn(speech).length ? '' : ' that are left';
  const all = `the ${blocks.length} blocks${left}`;
  const named = blocks.length < MANY_BLOCKS ? listText(names, 'and') : all;
  const between =
    gaps === 0 ? '' : ` with ${numberWord(gaps)} ${gaps === 1 ? 'gap' : 'gaps'} between them`;
  const exactly = whole ? `exactly the length of the ${kind}` : `and exactly ${where} are left`;
  return `${named}${between} need ${length} cells, ${exactly}, so ${so}.`;
}

/** "all 6 cells that the clue asks for are filled". */
export function allFilled(total: number): string {
  if (total === 1) return 'the only cell that the clue asks for is filled';
  return `${total === 2 ? 'both' : `all ${total}`} cells that the clue asks for are filled`;
}
