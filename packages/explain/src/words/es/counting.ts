/** Counting reasons in Spanish: blocks that just fit, cells that are all there. */
import type { BlockFact, Span } from '../../facts.js';
import { findOnly, type Group } from '../grouped.js';
import type { Speech } from '../language.js';
import { clueIn, isColored, isWhole, MANY_BLOCKS } from '../naming.js';
import { isPlural, listText } from '../spans.js';
import { blockText, writeAre, writeClauses } from './phrases.js';
import { byCount, cells, countedCells, lineNoun, numberWord } from './words.js';

/** "los bloques 3 y 1, con un hueco entre ellos, ocupan 5 casillas, justo lo que mide la fila". */
export function exactFit(
  blocks: readonly BlockFact[],
  span: Span,
  groups: readonly Group[],
  speech: Speech,
): string {
  const noun = lineNoun(speech.line.kind);
  const [first, another] = blocks;
  const so = writeClauses(groups, speech);
  const whole = isWhole(span, speech);
  const where = cells([span]);
  if (first !== undefined && another === undefined) {
    const name = blockText(first, speech);
    const all = findOnly(groups, span);
    if (whole) {
      // the whole line is spoken of as one cell: both are feminine
      const one = all && { ...all, spans: [{ from: 0, to: 0 }] };
      const filled = one && `toda la ${noun} ${writeAre(one, speech)}`;
      return `el ${name} mide lo mismo que la ${noun}, así que ${filled ?? so}.`;
    }
    const left = `para el ${name} solo ${isPlural([span]) ? 'quedan' : 'queda'} ${where}`;
    const it = all === undefined || isColored(speech) ? so : writeAre(all, speech);
    return `${left}, así que ${it}.`;
  }
  const length = span.to - span.from + 1;
  const gaps = length - blocks.reduce((sum, { size }) => sum + size, 0);
  const holes = `${numberWord(gaps, 'masculine')} ${byCount(gaps, ['hueco', 'huecos'])}`;
  const between = gaps === 0 ? '' : `, con ${holes} entre ellos,`;
  const exactly = whole
    ? `justo lo que mide la ${noun}`
    : `justo ${byCount(length, ['la que queda', 'las que quedan'])} (${where})`;
  return `${blockList(blocks, speech)}${between} ocupan ${countedCells(length)}, ${exactly}, así que ${so}.`;
}

/** "los bloques 3, 4 y 1", "los 8 bloques", "los 7 bloques que quedan". */
function blockList(blocks: readonly BlockFact[], speech: Speech): string {
  const count = blocks.length;
  if (count < MANY_BLOCKS) {
    const names = blocks.map((block) => blockText(block, speech));
    return `los bloques ${listText(names, 'y')}`;
  }
  return `los ${count} bloques${count === clueIn(speech).length ? '' : ' que quedan'}`;
}

/** "las 6 casillas que pide la pista ya están pintadas". */
export function allFilled(total: number): string {
  if (total === 1) return 'la única casilla que pide la pista ya está pintada';
  return `las ${total === 2 ? 'dos' : total} casillas que pide la pista ya están pintadas`;
}
