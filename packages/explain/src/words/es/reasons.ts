/** Reasons for steps on one line, in Spanish: one phrase per kind of facts, and the conclusion. */
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
  blocksOf,
  blockText,
  clueText,
  colorForm,
  paintText,
  theBlock,
  toBe,
  writeClauses,
} from './phrases.js';
import { byCount, cells, countedCells, lineNoun, linesAcross } from './words.js';

/** The reason with its numbers and the conclusion: at most two sentences. */
export function writeReason(
  facts: LineFacts,
  groups: readonly Group[],
  speech: Speech,
  isFirst: boolean,
): string {
  const so = writeClauses(groups, speech);
  const at = (...spans: readonly Span[]): string => cells(spans);
  const noun = lineNoun(speech.line.kind);
  switch (facts.kind) {
    case 'no-blocks':
      return `la pista es 0, así que toda la ${noun} está vacía.`;
    case 'exact-fit':
      return exactFit(facts.blocks, facts.span, groups, speech);
    case 'all-left-filled': {
      const order = hasSeveralInks(speech) ? ', en el orden de la pista,' : '';
      return `la pista suma ${countedCells(facts.total)} y solo ${facts.total} no ${byCount(facts.total, ['está vacía', 'están vacías'])}, así que${order} ${so}.`;
    }
    case 'all-filled':
      return `${allFilled(facts.total)}, así que ${so}.`;
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
      return `${at(facts.left, facts.right)} solo pueden ser de un mismo bloque, ${theBlock(facts.block, speech)}${why}, así que ${so}.`;
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
      return `esta ${noun} y ${linesAcross(spans, speech.line)} no tienen ningún color en común, así que ${so}.`;
    }
    case 'color-reach':
      return facts.spans.length === 0
        ? `la pista no tiene ningún ${blocksOf(facts.color, 'one', speech)}, así que ${so}.`
        : `los ${blocksOf(facts.color, 'several', speech)} solo pueden estar en ${at(...facts.spans)}, así que ${so}.`;
  }
}

/** "dejando sitio para el 3, ": for a block that shares the line. */
function roomForOthers({ index }: BlockFact, speech: Speech): string {
  const others = [...clueIn(speech).entries()].filter(([k]) => k !== index);
  const [other, another] = others;
  if (other === undefined) return '';
  if (another !== undefined) return 'dejando sitio para los demás bloques, ';
  const fact = { index: other[0], ...other[1] };
  const alike = findRank(fact, speech).of > 1 ? 'otro ' : '';
  return `dejando sitio para el ${alike}${blockText(fact, speech)}, `;
}

/** "dejando sitio para el 3, el 6 solo cabe en …, así que …"; the room is said only once. */
function overlap(
  { block, within, given: isGiven }: FactsOf<'overlap'>,
  so: string,
  speech: Speech,
  isFirst: boolean,
): string {
  const room = isGiven ? given(speech) : roomForOthers(block, speech);
  const fits = `${theBlock(block, speech)} solo cabe en ${cells([within])}, así que ${so}`;
  const wherever = within.to - within.from + 1 === block.size ? '' : ', empiece donde empiece';
  return `${isFirst ? room : ''}${fits}${isFirst ? wherever : ''}.`;
}

/**
 * The colours that known cells leave; in a coloured puzzle, a cell has a colour of both its lines.
 */
function given(speech: Speech): string {
  return `con las casillas${isColored(speech) ? ' y los colores' : ''} que ya se conocen, `;
}

function forcingFill(
  { block, within }: FactsOf<'forcing-fill'>,
  so: string,
  speech: Speech,
): string {
  const where = cells([within]);
  const fits = `${theBlock(block, speech)} solo cabe en ${where}, así que ${so}`;
  if (within.to - within.from + 1 === block.size) {
    return `${isColored(speech) ? given(speech) : ''}${fits}.`;
  }
  return `${given(speech)}${fits}, empiece donde empiece.`;
}

function unreachable(facts: FactsOf<'unreachable'>, so: string, speech: Speech): string {
  const at = (span: Span): string => cells([span]);
  if (facts.only !== undefined) {
    const { block, within, via } = facts.only;
    const size = blockText(block, speech);
    const name =
      clueIn(speech).length === 1 ? `el ${size}` : `el único bloque sin terminar, el ${size},`;
    const covers = via === undefined ? '' : `cubre ${at(via)} y `;
    return `${name} ${covers}no puede salir de ${at(within)}, así que ${so}.`;
  }
  const { before, after } = facts;
  const parts: string[] = [];
  if (before !== undefined) {
    const last = before.block.index === clueIn(speech).length - 1;
    parts.push(reach(before, 'before', after === undefined && last ? 'último' : '', speech));
    if (after === undefined && !last) parts.push('todos los bloques siguientes están completos');
  }
  if (after !== undefined) {
    const first = after.block.index === 0;
    const which = before === undefined ? (first ? 'primer' : '') : 'siguiente';
    parts.push(reach(after, 'after', which, speech));
    if (before === undefined && !first) parts.push('todos los anteriores están completos');
  }
  return `${parts.join(', y ')}, así que ${so}.`;
}

/**
 * "el 5 cubre la columna 14 y termina como muy tarde en la columna 18": the reach of a block, and
 * the reason.
 */
function reach(anchor: Anchor, side: 'before' | 'after', which: string, speech: Speech): string {
  const { block } = anchor;
  const name =
    which === '' ? theBlock(block, speech) : `el ${which} bloque (${blockText(block, speech)})`;
  const limit = describeLimit(anchor, side);
  if (limit.by === 'complete') return `${name} está en ${cells([limit.via])}`;
  const goes = goesTo(anchor, side);
  if (limit.by === 'tied') return `${name} cubre ${cells([limit.via])} y ${goes}`;
  const others = side === 'before' ? 'siguientes' : 'anteriores';
  const alone = side === 'before' ? block.index === clueIn(speech).length - 1 : block.index === 0;
  return alone ? `${name} ${goes}` : `dejando sitio para los bloques ${others}, ${name} ${goes}`;
}

function forcingBlank(
  { before, after }: FactsOf<'forcing-blank'>,
  so: string,
  speech: Speech,
): string {
  const parts: string[] = [];
  if (before !== undefined) {
    const { block } = before;
    const name =
      after === undefined
        ? `el último bloque (${blockText(block, speech)})`
        : theBlock(block, speech);
    parts.push(`${name} ${goesTo(before, 'before')}`);
  }
  if (after !== undefined) {
    const which = before === undefined ? 'primer' : 'siguiente';
    parts.push(`el ${which} bloque (${blockText(after.block, speech)}) ${goesTo(after, 'after')}`);
  }
  return `${given(speech)}${parts.join(' y ')}, así que ${so}.`;
}

function gapTooSmall(
  { span, block }: FactsOf<'gap-too-small'>,
  groups: readonly Group[],
  speech: Speech,
): string {
  const where = cells([span]);
  const alone = countOfColor(block, speech) === 1;
  const smaller = hasSmaller(block, speech);
  const one = `${alone ? 'el' : 'un'} ${blockText(block, speech)}`;
  const color = isColored(speech) ? ` ${colorForm(block.color, 'masculine', speech)}` : '';
  const others = smaller ? `, y ningún bloque${color} más corto puede estar ahí` : '';
  const even = !alone && !smaller;
  const so = writeClauses(groups, speech);
  if (hasSeveralInks(speech)) {
    const fits = even ? `ni siquiera ${one} cabe` : `${one} no cabe`;
    const isMany = !isAtEnd(span, speech);
    const beside = isMany
      ? `las casillas de los lados no pueden ${toBe(block.color, true, speech)}`
      : `la casilla de al lado no puede ${toBe(block.color, false, speech)}`;
    return `${fits} en ${where}, porque ${beside}${others}, así que ${so}.`;
  }
  const size = span.to - span.from + 1;
  const few = `${byCount(size, ['muy poco', 'muy pocas'])} ${even ? 'incluso ' : ''}para ${one}`;
  const it = findOnly(groups, span)?.color === BLANK ? 'queda vacío' : so;
  return `el hueco de ${where} solo tiene ${countedCells(size)}, ${few}${others}, así que ${it}.`;
}

function splitting(
  { at, length, longest }: FactsOf<'splitting'>,
  so: string,
  speech: Speech,
): string {
  const where = cells([{ from: at, to: at }]);
  if (longest === undefined) {
    return `ningún bloque puede cubrir las casillas de ambos lados de ${where}, así que ${so}.`;
  }
  const paint = isColored(speech) ? ` ${paintText(longest.color, speech)}` : '';
  const filling = `si se pintara ${where}${paint}, habría ${length} casillas seguidas`;
  const fits = `el bloque más largo que cabe aquí es un ${longest.size}`;
  return `${filling}, pero ${fits}, así que ${so}.`;
}

function wholeLine(ways: number, so: string, speech: Speech): string {
  const clue = clueText(speech);
  if (ways === 1) {
    const fit = clueIn(speech).length === 1 ? 'encaja' : 'encajan';
    return `${given(speech)}${clue} solo ${fit} de una forma, así que ${so}.`;
  }
  const number = Number.isFinite(ways) ? `${ways} formas` : 'muchísimas formas';
  return `${given(speech)}hay ${number} de colocar ${clue}, y en todas ${so}.`;
}
