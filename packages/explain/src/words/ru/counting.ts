/** Counting reasons in Russian: blocks that just fit, cells that are all there. */
import type { BlockFact, Span } from '../../facts.js';
import { findOnly, type Group } from '../grouped.js';
import type { Speech } from '../language.js';
import { clueIn, isColored, isWhole, MANY_BLOCKS } from '../naming.js';
import { isPlural, listText } from '../spans.js';
import { blockText, itIs, numberText, writeClauses } from './phrases.js';
import { byCount, cellsIn, counted, withCount } from './words.js';

const CELLS = ['клетка', 'клетки', 'клеток'] as const;
const CELLS_ACCUSATIVE = ['клетку', 'клетки', 'клеток'] as const;

/** "блоки 3 и 1 с одним промежутком занимают 5 клеток — всю строку, поэтому …". */
export function exactFit(
  blocks: readonly BlockFact[],
  span: Span,
  groups: readonly Group[],
  speech: Speech,
): string {
  const { line } = speech;
  const [first, another] = blocks;
  const so = writeClauses(groups, speech);
  const all = line.kind === 'row' ? 'всю строку' : 'весь столбец';
  const where = cellsIn('nominative', [span]);
  if (first !== undefined && another === undefined) {
    if (isWhole(span, speech)) {
      return `${blockText(first, speech)} занимает ${all}, поэтому ${so}.`;
    }
    const left = isPlural([span]) ? 'остались' : 'осталась';
    const only = findOnly(groups, span);
    const it = only === undefined || isColored(speech) ? so : itIs(only, speech);
    return `${blockText(first, speech, 'dative')} ${left} только ${where}, поэтому ${it}.`;
  }
  const length = span.to - span.from + 1;
  const gaps = length - blocks.reduce((sum, { size }) => sum + size, 0);
  const between = gaps === 0 ? '' : ` с ${withCount(gaps, ['промежутком', 'промежутками'])}`;
  const cells = counted(length, CELLS_ACCUSATIVE);
  const exactly = isWhole(span, speech) ? ` — ${all}` : ` — ровно столько и осталось (${where})`;
  return `${blockList(blocks, speech)}${between} занимают ${cells}${exactly}, поэтому ${so}.`;
}

/** "блоки 3, 4 и 1", "8 блоков", "7 оставшихся блоков". */
function blockList(blocks: readonly BlockFact[], speech: Speech): string {
  const count = blocks.length;
  if (count < MANY_BLOCKS) {
    const names = blocks.map((block) => numberText(block, speech));
    return `блоки ${listText(names, 'и')}`;
  }
  if (count === clueIn(speech).length) return `все ${counted(count, ['блок', 'блока', 'блоков'])}`;
  return counted(count, ['оставшийся блок', 'оставшихся блока', 'оставшихся блоков']);
}

/** "закрашены 3 клетки — столько и нужно". */
export function allFilled(total: number): string {
  if (total === 1) return 'единственная нужная клетка закрашена';
  const verb = byCount(total, ['закрашена', 'закрашены', 'закрашено']);
  return `${verb} ${counted(total, CELLS)} — столько и нужно`;
}
