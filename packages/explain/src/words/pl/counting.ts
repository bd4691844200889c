/** Counting reasons in Polish: blocks that just fit, cells that are all there. */
import type { BlockFact, Span } from '../../facts.js';
import { findOnly, type Group } from '../grouped.js';
import type { Speech } from '../language.js';
import { clueIn, isColored, isWhole, MANY_BLOCKS } from '../naming.js';
import { isPlural, listText } from '../spans.js';
import { blockText, numberText, writeAre, writeClauses } from './phrases.js';
import { byCount, cellsIn, counted, withGaps } from './words.js';

const CELLS = ['kratka', 'kratki', 'kratek'] as const;
const CELLS_ACCUSATIVE = ['kratkę', 'kratki', 'kratek'] as const;

/** "bloki 3 i 1 z jedną przerwą zajmują 5 kratek, czyli cały wiersz, więc …". */
export function exactFit(
  blocks: readonly BlockFact[],
  span: Span,
  groups: readonly Group[],
  speech: Speech,
): string {
  const { line } = speech;
  const [first, another] = blocks;
  const so = writeClauses(groups, speech);
  const all = line.kind === 'row' ? 'cały wiersz' : 'całą kolumnę';
  const where = cellsIn('nominative', [span]);
  if (first !== undefined && another === undefined) {
    if (isWhole(span, speech)) return `${blockText(first, speech)} zajmuje ${all}, więc ${so}.`;
    const left = isPlural([span]) ? 'zostają' : 'zostaje';
    const only = findOnly(groups, span);
    const are = only === undefined || isColored(speech) ? so : writeAre(only, speech);
    return `dla ${blockText(first, speech, 'genitive')} ${left} tylko ${where}, więc ${are}.`;
  }
  const length = span.to - span.from + 1;
  const gaps = length - blocks.reduce((sum, { size }) => sum + size, 0);
  const between = gaps === 0 ? '' : ` z ${withGaps(gaps)}`;
  const cells = counted(length, CELLS_ACCUSATIVE);
  const exactly = isWhole(span, speech) ? `czyli ${all}` : `a dokładnie tyle zostało (${where})`;
  return `${blockList(blocks, speech)}${between} zajmują ${cells}, ${exactly}, więc ${so}.`;
}

/** "bloki 3, 4 i 1", "wszystkie bloki (8)", "pozostałe bloki (7)". */
function blockList(blocks: readonly BlockFact[], speech: Speech): string {
  const count = blocks.length;
  if (count < MANY_BLOCKS) {
    const names = blocks.map((block) => numberText(block, speech));
    return `bloki ${listText(names, 'i')}`;
  }
  return `${count === clueIn(speech).length ? 'wszystkie' : 'pozostałe'} bloki (${count})`;
}

/** "zamalowane są już 3 kratki, dokładnie tyle, ile trzeba". */
export function allFilled(total: number): string {
  if (total === 1) return 'jedyna potrzebna kratka jest już zamalowana';
  if (total === 2) return 'obie potrzebne kratki są już zamalowane';
  const are = byCount(total, ['zamalowana jest', 'zamalowane są', 'zamalowanych jest']);
  return `${are} już ${counted(total, CELLS)}, dokładnie tyle, ile trzeba`;
}
