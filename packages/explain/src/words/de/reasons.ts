/** Reasons for steps on one line, in German: one phrase per kind of facts, and the conclusion. */
import { BLANK } from '@nonokit/core';
import type { Anchor, BlockFact, LineFacts, Span } from '../../facts.js';
import { findOnly, type Group } from '../grouped.js';
import type { Speech } from '../language.js';
import {
  clueIn,
  countOfColor,
  describeLimit,
  type FactsOf,
  findRank,
  hasSeveralInks,
  hasSmaller,
  isAtEnd,
  isColored,
} from '../naming.js';
import { allFilled, exactFit } from './counting.js';
import { because, besideEdge, complete, goesTo, mercury } from './edges.js';
import {
  blockText,
  clueText,
  colorName,
  inColor,
  looks,
  theBlock,
  thenClauses,
  toTheBlock,
} from './phrases.js';
import { cellsIn, counted, lineNoun, linesAcross, oneCell } from './words.js';

const CELLS = ['Feld', 'Felder'] as const;

/** The reason with its numbers and the conclusion: at most two sentences. */
export function writeReason(
  facts: LineFacts,
  groups: readonly Group[],
  speech: Speech,
  isFirst: boolean,
): string {
  const so = thenClauses(groups, speech);
  const noun = lineNoun(speech.line);
  switch (facts.kind) {
    case 'no-blocks':
      return `hier gibt es keinen Block (0), also ist die ganze ${noun} leer.`;
    case 'exact-fit':
      return exactFit(facts.blocks, facts.span, groups, speech);
    case 'all-left-filled': {
      const order = hasSeveralInks(speech) ? 'in der Reihenfolge der Zahlen' : '';
      const then = thenClauses(groups, speech, order);
      return `die Zahlen ergeben zusammen ${counted(facts.total, CELLS)}, und nur ${facts.total} ${facts.total === 1 ? 'ist' : 'sind'} nicht leer, also ${then}.`;
    }
    case 'all-filled':
      return `${allFilled(facts.total)}, also ${so}.`;
    case 'overlap':
      return overlap(facts, so, speech, isFirst);
    case 'forcing-fill':
      return forcingFill(facts, so, speech);
    case 'glue':
    case 'near-edge':
      return besideEdge(facts, so, speech);
    case 'closing':
      return complete(facts, so, speech);
    case 'unreachable':
      return unreachable(facts, so, speech);
    case 'forcing-blank':
      return forcingBlank(facts, so, speech);
    case 'gap-too-small':
      return gapTooSmall(facts, groups, speech);
    case 'joining': {
      const why = because(facts.because, speech);
      return `${cellsIn('nominative', [facts.left, facts.right])} können nur ${toTheBlock(facts.block, speech)} gehören${why}, also ${so}.`;
    }
    case 'splitting':
      return splitting(facts, so, speech);
    case 'punctuating':
      return complete(facts, so, speech);
    case 'mercury':
      return mercury(facts, so, speech);
    case 'whole-line':
      return wholeLine(facts.ways, so, speech);
    case 'no-common-color': {
      const spans = groups.flatMap((group) => group.spans);
      return `diese ${noun} und ${linesAcross('nominative', spans, speech.line)} haben keine gemeinsame Farbe, also ${so}.`;
    }
    case 'color-reach':
      return facts.spans.length === 0
        ? `${colorName(facts.color, speech)} kommt in den Zahlen nicht vor, also ${so}.`
        : `${inColor('Blöcke', facts.color, 'e', speech)} können nur in ${cellsIn('dative', facts.spans)} liegen, also ${so}.`;
  }
}

/** "mit Platz für die 3": for a block that shares the line. */
function roomForOthers({ index }: BlockFact, speech: Speech): string {
  const others = [...clueIn(speech).entries()].filter(([k]) => k !== index);
  const [other, another] = others;
  if (other === undefined) return '';
  if (another !== undefined) return 'lässt man Platz für die anderen Blöcke,';
  const fact = { index: other[0], ...other[1] };
  const alike = findRank(fact, speech).of > 1 ? 'andere ' : '';
  return `lässt man Platz für die ${alike}${blockText(fact, speech)},`;
}

/** "passt die 6" after an adverbial, else "die 6 passt". */
function fitsText(room: string, block: BlockFact, speech: Speech): string {
  const the = theBlock(block, speech);
  return room === '' ? `${the} passt` : `${room} passt ${the}`;
}

/** "mit Platz für die 3 passt die 6 nur in …, also …"; the room is said only once. */
function overlap(
  { block, within, given: isGiven }: FactsOf<'overlap'>,
  so: string,
  speech: Speech,
  isFirst: boolean,
): string {
  const room = isGiven ? given(speech) : roomForOthers(block, speech);
  const fits = `${fitsText(isFirst ? room : '', block, speech)} nur in ${cellsIn('nominative', [within])}`;
  const wherever = within.to - within.from + 1 === block.size ? '' : ', egal wo sie beginnt';
  return `${fits}, also ${so}${isFirst ? wherever : ''}.`;
}

/**
 * The colours that known cells leave; in a coloured puzzle, a cell has a colour of both its lines.
 */
function given(speech: Speech): string {
  return `wegen der bekannten Felder${isColored(speech) ? ' und Farben' : ''}`;
}

function forcingFill(
  { block, within }: FactsOf<'forcing-fill'>,
  so: string,
  speech: Speech,
): string {
  const where = cellsIn('nominative', [within]);
  if (within.to - within.from + 1 === block.size) {
    const room = isColored(speech) ? given(speech) : '';
    return `${fitsText(room, block, speech)} nur noch in ${where}, also ${so}.`;
  }
  return `${fitsText(given(speech), block, speech)} nur in ${where}, also ${so}, egal wo sie beginnt.`;
}

function unreachable(facts: FactsOf<'unreachable'>, so: string, speech: Speech): string {
  if (facts.only !== undefined) {
    const { block, within, via } = facts.only;
    const size = blockText(block, speech);
    const name =
      clueIn(speech).length === 1 ? `die ${size}` : `der einzige unfertige Block (${size})`;
    const covers = via === undefined ? '' : `überdeckt ${cellsIn('nominative', [via])} und `;
    return `${name} ${covers}reicht nicht über ${cellsIn('nominative', [within])} hinaus, also ${so}.`;
  }
  const { before, after } = facts;
  const parts: string[] = [];
  if (before !== undefined) {
    const last = before.block.index === clueIn(speech).length - 1;
    parts.push(reach(before, 'before', after === undefined && last ? 'letzte' : '', speech));
    if (after === undefined && !last) parts.push('alle späteren Blöcke sind fertig');
  }
  if (after !== undefined) {
    const first = after.block.index === 0;
    const which = before === undefined ? (first ? 'erste' : '') : 'nächste';
    parts.push(reach(after, 'after', which, speech));
    if (before === undefined && !first) parts.push('alle früheren Blöcke sind fertig');
  }
  return `${parts.join(', und ')}, also ${so}.`;
}

/**
 * "die 5 überdeckt Feld 14 und endet spätestens in Feld 18": the reach of a block, and the reason.
 */
function reach(anchor: Anchor, side: 'before' | 'after', which: string, speech: Speech): string {
  const { block } = anchor;
  const size = blockText(block, speech);
  const name = which === '' ? theBlock(block, speech) : `der ${which} Block (${size})`;
  const limit = describeLimit(anchor, side);
  if (limit.by === 'complete') return `${name} liegt in ${cellsIn('dative', [limit.via])}`;
  const goes = goesTo(anchor, side);
  if (limit.by === 'tied')
    return `${name} überdeckt ${cellsIn('nominative', [limit.via])} und ${goes}`;
  const alone = side === 'before' ? block.index === clueIn(speech).length - 1 : block.index === 0;
  if (alone) return `${name} ${goes}`;
  const others = side === 'before' ? 'danach' : 'davor';
  const [verb, ...rest] = goes.split(' ');
  return `lässt man Platz für die Blöcke ${others}, ${verb} ${name} ${rest.join(' ')}`;
}

function forcingBlank(
  { before, after }: FactsOf<'forcing-blank'>,
  so: string,
  speech: Speech,
): string {
  const parts: string[] = [];
  if (before !== undefined) {
    const size = blockText(before.block, speech);
    const name =
      after === undefined ? `der letzte Block (${size})` : theBlock(before.block, speech);
    parts.push(`endet ${name} spätestens in ${oneCell(before.within.to)}`);
  }
  if (after !== undefined) {
    const which = before === undefined ? 'erste' : 'nächste';
    const name = `der ${which} Block (${blockText(after.block, speech)})`;
    const where = `frühestens in ${oneCell(after.within.from)}`;
    parts.push(before === undefined ? `beginnt ${name} ${where}` : `${name} beginnt ${where}`);
  }
  return `${given(speech)} ${parts.join(', und ')}, also ${so}.`;
}

function gapTooSmall(
  { span, block }: FactsOf<'gap-too-small'>,
  groups: readonly Group[],
  speech: Speech,
): string {
  const size = span.to - span.from + 1;
  const name = blockText(block, speech);
  const alone = countOfColor(block, speech) === 1;
  const smaller = hasSmaller(block, speech);
  const one = `${alone ? 'die' : 'eine'} ${name}`;
  const small = isColored(speech) ? inColor('Block', block.color, 'er', speech) : 'Block';
  const others = smaller ? `, und kein kleinerer ${small} kann dort liegen` : '';
  const even = !alone && !smaller;
  const so = thenClauses(groups, speech);
  if (hasSeveralInks(speech)) {
    const where = cellsIn('nominative', [span]);
    const fits = even ? `nicht einmal ${one} passt in ${where}` : `${one} passt nicht in ${where}`;
    const color = looks(block.color, speech);
    const beside = isAtEnd(span, speech)
      ? `das Feld daneben kann nicht ${color} sein`
      : `die Felder daneben können nicht ${color} sein`;
    return `${fits}, denn ${beside}${others}, also ${so}.`;
  }
  const few = `zu wenig ${even ? 'selbst ' : ''}für ${one}`;
  const it = findOnly(groups, span)?.color === BLANK ? 'ist sie leer' : so;
  return `die Lücke in ${cellsIn('dative', [span])} hat nur ${counted(size, CELLS)}, ${few}${others}, also ${it}.`;
}

function splitting(
  { at, length, longest }: FactsOf<'splitting'>,
  so: string,
  speech: Speech,
): string {
  const where: Span = { from: at, to: at };
  if (longest === undefined) {
    return `kein Block kann die Felder auf beiden Seiten von ${cellsIn('dative', [where])} überdecken, also ${so}.`;
  }
  const filled = isColored(speech) ? looks(longest.color, speech) : 'ausgefüllt';
  return `wäre ${oneCell(at)} ${filled}, entstünden ${length} Felder am Stück, aber der längste Block, der hier passt, ist eine ${longest.size}, also ${so}.`;
}

function wholeLine(ways: number, so: string, speech: Speech): string {
  const clue = clueText(speech);
  if (ways === 1) {
    const fit = clueIn(speech).length === 1 ? 'passt' : 'passen';
    return `${clue} ${fit} nur auf eine Weise zu den bekannten Feldern, also ${so}.`;
  }
  const number = Number.isFinite(ways) ? `${ways} Möglichkeiten` : 'sehr viele Möglichkeiten';
  const known = `bei den bekannten Feldern${isColored(speech) ? ' und Farben' : ''}`;
  return `für ${clue} gibt es ${known} ${number}, und bei jeder ${so}.`;
}
