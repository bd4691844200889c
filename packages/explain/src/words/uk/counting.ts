/** Counting reasons in Ukrainian: blocks that just fit, cells that are all there. */
import type { BlockFact, Span } from '../../facts.js';
import { findOnly, type Group } from '../grouped.js';
import type { Speech } from '../language.js';
import { clueIn, isColored, isWhole, MANY_BLOCKS } from '../naming.js';
import { isPlural, listText } from '../spans.js';
import { blockText, itIs, numberText, writeClauses } from './phrases.js';
import { cellsIn, counted, withCount } from './words.js';

const CELLS_ACCUSATIVE = ['клітинку', 'клітинки', 'клітинок'] as const;

/** "блоки 3 і 1 з одним проміжком займають 5 клітинок — увесь рядок, тому …". */
export function exactFit(
  blocks: readonly BlockFact[],
  span: Span,
  groups: readonly Group[],
  speech: Speech,
): string {
  const { line } = speech;
  const [first, another] = blocks;
  const so = writeClauses(groups, speech);
  const all = line.kind === 'row' ? 'весь рядок' : 'весь стовпець';
  const where = cellsIn('nominative', [span]);
  if (first !== undefined && another === undefined) {
    if (isWhole(span, speech)) {
      return `${blockText(first, speech)} займає ${all}, тому ${so}.`;
    }
    const left = isPlural([span]) ? 'лишилися' : 'лишилася';
    const only = findOnly(groups, span);
    const it = only === undefined || isColored(speech) ? so : itIs(only, speech);
    return `${blockText(first, speech, 'dative')} ${left} тільки ${where}, тому ${it}.`;
  }
  const length = span.to - span.from + 1;
  const gaps = length - blocks.reduce((sum, { size }) => sum + size, 0);
  const between =
    gaps === 0 ? '' : ` ${gaps === 1 ? 'з' : 'із'} ${withCount(gaps, ['проміжком', 'проміжками'])}`;
  const cells = counted(length, CELLS_ACCUSATIVE);
  const exactly = isWhole(span, speech) ? ` — ${all}` : ` — рівно стільки й лишилося (${where})`;
  return `${blockList(blocks, speech)}${between} займають ${cells}${exactly}, тому ${so}.`;
}

/** "блоки 3, 4 і 1", "усі 8 блоків", "7 блоків, що лишилися,". */
function blockList(blocks: readonly BlockFact[], speech: Speech): string {
  const count = blocks.length;
  if (count < MANY_BLOCKS) {
    const names = blocks.map((block) => numberText(block, speech));
    return `блоки ${listText(names, 'і')}`;
  }
  if (count === clueIn(speech).length) return `усі ${counted(count, ['блок', 'блоки', 'блоків'])}`;
  return `решта блоків (${count})`;
}

/** "зафарбовано 3 клітинки — стільки й треба". */
export function allFilled(total: number): string {
  if (total === 1) return 'єдину потрібну клітинку зафарбовано';
  return `зафарбовано ${counted(total, CELLS_ACCUSATIVE)} — стільки й треба`;
}
