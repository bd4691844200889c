/** Counting reasons in French: blocks that just fit, cells that are all there. */
import type { BlockFact, Span } from '../../facts.js';
import { findOnly, type Group } from '../grouped.js';
import type { Speech } from '../language.js';
import { clueIn, isColored, isWhole, MANY_BLOCKS } from '../naming.js';
import { listText } from '../spans.js';
import { blockText, cellLooks, itIs, numberText, writeClauses } from './phrases.js';
import { cells, noun, numberWord } from './words.js';

/** "les blocs 3 et 1, avec un intervalle entre eux, demandent 5 cases, exactement …". */
export function exactFit(
  blocks: readonly BlockFact[],
  span: Span,
  groups: readonly Group[],
  speech: Speech,
): string {
  const line = `la ${noun(speech.line.kind)}`;
  const [first, another] = blocks;
  const so = writeClauses(groups, speech);
  const whole = isWhole(span, speech);
  const where = cells([span]);
  if (first !== undefined && another === undefined) {
    const name = blockText(first, speech);
    const all = findOnly(groups, span);
    if (whole) {
      const filled = all && `toute ${line} est ${cellLooks(all.color, speech)}`;
      return `le ${name} est aussi long que ${line}, donc ${filled ?? so}.`;
    }
    const it = all === undefined || isColored(speech) ? so : itIs(all, speech);
    return `il ne reste que ${where} pour le ${name}, donc ${it}.`;
  }
  const length = span.to - span.from + 1;
  const gaps = length - blocks.reduce((sum, { size }) => sum + size, 0);
  const between =
    gaps === 0 ? '' : `, avec ${numberWord(gaps)} intervalle${gaps === 1 ? '' : 's'} entre eux,`;
  const exactly = whole ? `exactement la longueur de ${line}` : `et il reste exactement ${where}`;
  return `${blockList(blocks, speech)}${between} demandent ${length} cases, ${exactly}, donc ${so}.`;
}

/** "les blocs 3, 4 et 1", "les 8 blocs", "les 7 blocs restants". */
function blockList(blocks: readonly BlockFact[], speech: Speech): string {
  if (blocks.length < MANY_BLOCKS) {
    const names = blocks.map((block) => numberText(block, speech));
    return `les blocs ${listText(names, 'et')}`;
  }
  const left = blocks.length === clueIn(speech).length ? '' : ' restants';
  return `les ${blocks.length} blocs${left}`;
}

/** "les 6 cases demandées sont toutes remplies". */
export function allFilled(total: number): string {
  if (total === 1) return 'la seule case demandée est remplie';
  if (total === 2) return 'les deux cases demandées sont remplies';
  return `les ${total} cases demandées sont toutes remplies`;
}
