/** Counting reasons in German: blocks that just fit, cells that are all there. */
import type { BlockFact, Span } from '../../facts.js';
import { findOnly, type Group } from '../grouped.js';
import type { Speech } from '../language.js';
import { clueIn, isColored, isWhole, MANY_BLOCKS } from '../naming.js';
import { isPlural, listText } from '../spans.js';
import { blockText, isIt, listedBlock, looks, thenClauses } from './phrases.js';
import { byCount, cellsIn, lineNoun, numberWord } from './words.js';

/** "3 und 1 mit einer Lücke dazwischen brauchen 5 Felder, genau die Länge der Zeile, also …". */
export function exactFit(
  blocks: readonly BlockFact[],
  span: Span,
  groups: readonly Group[],
  speech: Speech,
): string {
  const noun = lineNoun(speech.line);
  const [first, another] = blocks;
  const so = thenClauses(groups, speech);
  const whole = isWhole(span, speech);
  const where = cellsIn('nominative', [span]);
  if (first !== undefined && another === undefined) {
    const name = blockText(first, speech);
    const all = findOnly(groups, span);
    if (whole) {
      const filled = all && `ist die ganze ${noun} ${looks(all.color, speech)}`;
      return `die ${name} ist so lang wie die ${noun}, also ${filled ?? so}.`;
    }
    const left = `für die ${name} ${isPlural([span]) ? 'bleiben' : 'bleibt'} nur ${where}`;
    return `${left}, also ${all === undefined || isColored(speech) ? so : isIt(all, speech)}.`;
  }
  const length = span.to - span.from + 1;
  const gaps = length - blocks.reduce((sum, { size }) => sum + size, 0);
  const names = blocks.map((block) => listedBlock(block, speech));
  const left = blocks.length === clueIn(speech).length ? '' : 'übrigen ';
  const all = `die ${blocks.length} ${left}Blöcke`;
  const named = blocks.length < MANY_BLOCKS ? listText(names, 'und') : all;
  const between = gaps === 0 ? '' : ` mit ${gapsText(gaps)} dazwischen`;
  const exactly = whole ? `genau die Länge der ${noun}` : `und genau ${where} sind übrig`;
  return `${named}${between} brauchen ${length} Felder, ${exactly}, also ${so}.`;
}

/** "einer Lücke", "zwei Lücken": the dative. */
function gapsText(gaps: number): string {
  return byCount(gaps, ['einer Lücke', `${numberWord(gaps)} Lücken`]);
}

/** "alle 6 Felder, die die Zahlen verlangen, sind ausgefüllt". */
export function allFilled(total: number): string {
  if (total === 1) return 'das einzige Feld, das die Zahl verlangt, ist ausgefüllt';
  const all = total === 2 ? 'beide Felder' : `alle ${total} Felder`;
  return `${all}, die die Zahlen verlangen, sind ausgefüllt`;
}
