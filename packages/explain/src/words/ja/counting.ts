/** Counting reasons in Japanese: blocks that just fit, cells that are all there. */
import type { BlockFact, Span } from '../../facts.js';
import { findOnly, type Group } from '../grouped.js';
import type { Speech } from '../language.js';
import { clueIn, isColored, isWhole, MANY_BLOCKS } from '../naming.js';
import { settled } from './phrases.js';
import {
  blockText,
  cells,
  itIs,
  lineNoun,
  looks,
  numberText,
  things,
  writeClauses,
} from './words.js';

/** "3と1に間の1マスを合わせると5マスで、この行の長さにぴったり合うので、…". */
export function exactFit(
  blocks: readonly BlockFact[],
  span: Span,
  groups: readonly Group[],
  speech: Speech,
): string {
  const noun = lineNoun(speech);
  const [first, another] = blocks;
  const so = writeClauses(groups, speech);
  const whole = isWhole(span, speech);
  const where = cells([span]);
  if (first !== undefined && another === undefined) {
    const name = blockText(first, speech);
    const all = findOnly(groups, span);
    if (whole) {
      const filled = all && `${noun}全体が${looks(all.color, speech)}`;
      return settled(`${name}はこの${noun}と同じ長さなので、${filled ?? so}`);
    }
    const it = all === undefined || isColored(speech) ? so : itIs(all, speech);
    return settled(`${name}の場所は${where}しか残っていないので、${it}`);
  }
  const length = span.to - span.from + 1;
  const gaps = length - blocks.reduce((sum, { size }) => sum + size, 0);
  const between = gaps === 0 ? 'を合わせると' : `に間の${gaps}マスを加えると`;
  const exactly = whole ? `この${noun}の長さにぴったり合う` : `残っている${where}にぴったり収まる`;
  return settled(`${blockList(blocks, speech)}${between}${length}マスで、${exactly}ので、${so}`);
}

/** "3と1", "8つのブロック", "残り7つのブロック". */
function blockList(blocks: readonly BlockFact[], speech: Speech): string {
  if (blocks.length < MANY_BLOCKS) {
    return blocks.map((block) => numberText(block, speech)).join('と');
  }
  const left = blocks.length === clueIn(speech).length ? '' : '残り';
  return `${left}${things(blocks.length)}のブロック`;
}

/** "必要な6マスがすべて塗られている". */
export function allFilled(total: number): string {
  return total === 1 ? '必要な1マスがもう塗られている' : `必要な${total}マスがすべて塗られている`;
}
