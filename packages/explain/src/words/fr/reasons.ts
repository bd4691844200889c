/** Reasons for steps on one line, in French: one phrase per kind of facts, and the conclusion. */
import { BLANK } from '@nonokit/core';
import type { Anchor, BlockFact, LineFacts } from '../../facts.js';
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
  blockOf,
  blocksOf,
  blockText,
  cellLooks,
  clueText,
  clueVerb,
  filling,
  numberText,
  theBlock,
  writeClauses,
} from './phrases.js';
import { cells, fewCells, linesAcross, noun, one, onlyCells } from './words.js';

/** The reason with its numbers and the conclusion: at most two sentences. */
export function writeReason(
  facts: LineFacts,
  groups: readonly Group[],
  speech: Speech,
  isFirst: boolean,
): string {
  const { line } = speech;
  const so = writeClauses(groups, speech);
  switch (facts.kind) {
    case 'no-blocks':
      return `l’indice est 0, donc toute la ${noun(line.kind)} est vide.`;
    case 'exact-fit':
      return exactFit(facts.blocks, facts.span, groups, speech);
    case 'all-left-filled': {
      const { total } = facts;
      const left = total === 1 ? 'qu’une case non vide' : `que ${total} cases non vides`;
      const order = hasSeveralInks(speech) ? ', dans l’ordre des indices,' : '';
      const asks = clueVerb(speech, ['demande', 'demandent']);
      return `${asks} ${fewCells(total)}, et il n’y a ${left}, donc${order} ${so}.`;
    }
    case 'all-filled':
      return `${allFilled(facts.total)}, donc ${so}.`;
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
      const belong = `${cells([facts.left, facts.right])} ne peuvent appartenir qu’au même bloc`;
      const name = theBlock(facts.block, speech);
      return `${belong}, ${name}${because(facts.because, speech)}, donc ${so}.`;
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
      return `cette ${noun(line.kind)} et ${linesAcross(spans, line)} n’ont aucune couleur en commun, donc ${so}.`;
    }
    case 'color-reach':
      return facts.spans.length === 0
        ? `il n’y a ici aucun ${blockOf(facts.color, speech)}, donc ${so}.`
        : `les ${blocksOf(facts.color, speech)} ne peuvent se trouver que ${cells(facts.spans, 'dans')}, donc ${so}.`;
  }
}

/** "compte tenu du bloc de 3, ": for a block that shares the line. */
function roomForOthers({ index }: BlockFact, speech: Speech): string {
  const others = [...clueIn(speech).entries()].filter(([k]) => k !== index);
  const [other, another] = others;
  if (other === undefined) return '';
  if (another !== undefined) return 'compte tenu des autres blocs, ';
  const fact = { index: other[0], ...other[1] };
  const of = findRank(fact, speech).of > 1 ? 'de l’autre' : 'du';
  return `compte tenu ${of} ${blockText(fact, speech)}, `;
}

/** "compte tenu du bloc de 3, le bloc de 6 ne tient que …"; other blocks are named only once. */
function overlap(
  { block, within, given: isGiven }: FactsOf<'overlap'>,
  so: string,
  speech: Speech,
  isFirst: boolean,
): string {
  const room = isGiven ? given(speech) : roomForOthers(block, speech);
  const fits = `${theBlock(block, speech)} ne tient que ${cells([within], 'dans')}, donc ${so}`;
  const wherever = within.to - within.from + 1 === block.size ? '' : ', où qu’il commence';
  return `${isFirst ? room : ''}${fits}${isFirst ? wherever : ''}.`;
}

/**
 * The colours that known cells leave; in a coloured puzzle, a cell has a colour of both its lines.
 */
function given(speech: Speech): string {
  return `compte tenu des cases${isColored(speech) ? ' et des couleurs' : ''} connues, `;
}

function forcingFill(
  { block, within }: FactsOf<'forcing-fill'>,
  so: string,
  speech: Speech,
): string {
  const fits = `${theBlock(block, speech)} ne tient que ${cells([within], 'dans')}, donc ${so}`;
  if (within.to - within.from + 1 === block.size) {
    return `${isColored(speech) ? given(speech) : ''}${fits}.`;
  }
  return `${given(speech)}${fits}, où qu’il commence.`;
}

function unreachable(facts: FactsOf<'unreachable'>, so: string, speech: Speech): string {
  if (facts.only !== undefined) {
    const { block, within, via } = facts.only;
    const name = `le ${blockText(block, speech)}`;
    const who = clueIn(speech).length === 1 ? name : `il ne reste à finir que ${name} : il`;
    const covers = via === undefined ? '' : `couvre ${cells([via])} et `;
    return `${who} ${covers}ne peut pas sortir ${cells([within], 'de')}, donc ${so}.`;
  }
  const { before, after } = facts;
  const parts: string[] = [];
  if (before !== undefined) {
    const last = before.block.index === clueIn(speech).length - 1;
    const which = after === undefined && last ? 'le dernier bloc' : '';
    parts.push(reach(before, 'before', which, speech));
    if (after === undefined && !last) parts.push('tous les blocs suivants sont complets');
  }
  if (after !== undefined) {
    const first = after.block.index === 0;
    const which = before === undefined ? (first ? 'le premier bloc' : '') : 'le bloc suivant';
    parts.push(reach(after, 'after', which, speech));
    if (before === undefined && !first) parts.push('tous les blocs précédents sont complets');
  }
  return `${parts.join(', et ')}, donc ${so}.`;
}

/**
 * "le bloc de 5 couvre la case 14 et finit au plus tard à la case 18": the reach of a block, and
 * the reason.
 */
function reach(anchor: Anchor, side: 'before' | 'after', which: string, speech: Speech): string {
  const { block } = anchor;
  const name = which === '' ? theBlock(block, speech) : `${which} (${numberText(block, speech)})`;
  const limit = describeLimit(anchor, side);
  if (limit.by === 'complete') return `${name} se trouve ${cells([limit.via], 'dans')}`;
  const goes = goesTo(anchor, side);
  if (limit.by === 'tied') return `${name} couvre ${cells([limit.via])} et ${goes}`;
  const last = block.index === clueIn(speech).length - 1;
  if (side === 'before') {
    return last ? `${name} ${goes}` : `compte tenu de ceux qui le suivent, ${name} ${goes}`;
  }
  return block.index === 0
    ? `${name} ${goes}`
    : `compte tenu de ceux qui le précèdent, ${name} ${goes}`;
}

function forcingBlank(
  { before, after }: FactsOf<'forcing-blank'>,
  so: string,
  speech: Speech,
): string {
  const parts: string[] = [];
  if (before !== undefined) {
    const name =
      after === undefined
        ? `le dernier bloc (${numberText(before.block, speech)})`
        : theBlock(before.block, speech);
    parts.push(`${name} ${goesTo(before, 'before')}`);
  }
  if (after !== undefined) {
    const which = before === undefined ? 'le premier bloc' : 'le bloc suivant';
    parts.push(`${which} (${numberText(after.block, speech)}) ${goesTo(after, 'after')}`);
  }
  return `${given(speech)}${parts.join(' et ')}, donc ${so}.`;
}

function gapTooSmall(
  { span, block }: FactsOf<'gap-too-small'>,
  groups: readonly Group[],
  speech: Speech,
): string {
  const smaller = hasSmaller(block, speech);
  const alone = countOfColor(block, speech) === 1;
  const kind = isColored(speech) ? blockOf(block.color, speech) : 'bloc';
  const name = `${alone ? 'le' : 'un'} ${blockText(block, speech)}`;
  const others = smaller ? `, et aucun ${kind} plus petit ne peut s’y trouver` : '';
  const even = !alone && !smaller ? 'même ' : '';
  const so = writeClauses(groups, speech);
  if (hasSeveralInks(speech)) {
    const beside = isAtEnd(span, speech)
      ? `la case voisine ne peut pas être ${cellLooks(block.color, speech)}`
      : `les cases voisines ne peuvent pas être ${cellLooks(block.color, speech, true)}`;
    return `${even}${name} ne tient pas ${cells([span], 'dans')}, car ${beside}${others}, donc ${so}.`;
  }
  const size = onlyCells(span.to - span.from + 1);
  const it = findOnly(groups, span)?.color === BLANK ? 'ce trou est vide' : so;
  return `le trou ${cells([span], 'de')} ne fait ${size}, trop peu ${even}pour ${name}${others}, donc ${it}.`;
}

function splitting(
  { at, length, longest }: FactsOf<'splitting'>,
  so: string,
  speech: Speech,
): string {
  if (longest === undefined) {
    return `aucun bloc ne peut couvrir les cases de part et d’autre ${one(at, 'de')}, donc ${so}.`;
  }
  const fill = filling(one(at), longest.color, speech);
  return `${fill} donnerait une suite de ${length}, mais le plus long bloc possible ici est de ${longest.size}, donc ${so}.`;
}

function wholeLine(ways: number, so: string, speech: Speech): string {
  const clue = clueText(speech);
  if (ways === 1) {
    const can = clueIn(speech).length > 1 ? 'ne peuvent' : 'ne peut';
    return `${given(speech)}${clue} ${can} se placer que d’une seule façon, donc ${so}.`;
  }
  const number = Number.isFinite(ways) ? `${ways} façons` : 'un très grand nombre de façons';
  return `${given(speech)}il y a ${number} de placer ${clue}, et dans toutes, ${so}.`;
}
