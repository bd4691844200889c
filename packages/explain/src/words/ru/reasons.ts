/** Reasons for steps on one line, in Russian: one phrase per kind of facts, and the conclusion. */
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
  numberText,
  whichBlock,
  writeClauses,
} from './phrases.js';
import { cellsIn, counted, linesAcross, withCount } from './words.js';

const CELLS = ['клетка', 'клетки', 'клеток'] as const;
const CELLS_ACCUSATIVE = ['клетку', 'клетки', 'клеток'] as const;

/** The reason with its numbers and the conclusion: at most two sentences. */
export function writeReason(
  facts: LineFacts,
  groups: readonly Group[],
  speech: Speech,
  isFirst: boolean,
): string {
  const { line } = speech;
  const row = line.kind === 'row';
  const so = writeClauses(groups, speech);
  switch (facts.kind) {
    case 'no-blocks':
      return `блоков здесь нет (0), поэтому ${row ? 'вся строка пуста' : 'весь столбец пуст'}.`;
    case 'exact-fit':
      return exactFit(facts.blocks, facts.span, groups, speech);
    case 'all-left-filled':
      return `по числам нужно закрасить ${counted(facts.total, CELLS_ACCUSATIVE)}, и непустых осталось ровно столько, поэтому ${hasSeveralInks(speech) ? 'по порядку чисел ' : ''}${so}.`;
    case 'all-filled':
      return `${allFilled(facts.total)}, поэтому ${so}.`;
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
    case 'joining':
      return `${cellsIn('nominative', [facts.left, facts.right])} могут входить только в один и тот же блок (${numberText(facts.block, speech)})${because(facts.because, speech)}, поэтому ${so}.`;
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
      return `у ${row ? 'этой строки' : 'этого столбца'} и ${linesAcross('genitive', spans, line)} нет общих цветов, поэтому ${so}.`;
    }
    case 'color-reach':
      return facts.spans.length === 0
        ? `${blocksOf(facts.color, 'plural-genitive', speech)} здесь нет, поэтому ${so}.`
        : `${blocksOf(facts.color, 'plural', speech)} помещаются только в ${cellsIn('prepositional', facts.spans)}, поэтому ${so}.`;
  }
}

/** "с учётом блока 3 ": for a block that shares the line. */
function roomForOthers({ index }: BlockFact, speech: Speech): string {
  const others = [...clueIn(speech).entries()].filter(([k]) => k !== index);
  const [other, another] = others;
  if (other === undefined) return '';
  if (another !== undefined) return 'с учётом остальных блоков ';
  const fact = { index: other[0], ...other[1] };
  const alike = findRank(fact, speech).of > 1 ? 'другого ' : '';
  return `с учётом ${alike}${blockText(fact, speech, 'genitive')} `;
}

/** "с учётом блока 3 блок 6 помещается только в …, поэтому …"; other blocks are named only once. */
function overlap(
  { block, within, given: isGiven }: FactsOf<'overlap'>,
  so: string,
  speech: Speech,
  isFirst: boolean,
): string {
  const room = isGiven ? `${given(speech)} ` : roomForOthers(block, speech);
  const where = cellsIn('prepositional', [within]);
  const fits = `${whichBlock(block, speech)} помещается только в ${where}, поэтому ${so}`;
  const anywhere = within.to - within.from + 1 === block.size ? '' : ' при любом положении';
  return `${isFirst ? room : ''}${fits}${isFirst ? anywhere : ''}.`;
}

/**
 * The colours that known cells leave; in a coloured puzzle, a cell has a colour of both its lines.
 */
function given(speech: Speech): string {
  return `с учётом известных клеток${isColored(speech) ? ' и цветов' : ''}`;
}

function forcingFill(
  { block, within }: FactsOf<'forcing-fill'>,
  so: string,
  speech: Speech,
): string {
  const where = cellsIn('prepositional', [within]);
  const fits = `${whichBlock(block, speech)} помещается только в ${where}`;
  if (within.to - within.from + 1 === block.size) {
    return `${isColored(speech) ? `${given(speech)} ` : ''}${fits}, поэтому ${so}.`;
  }
  return `${given(speech)} ${fits}, поэтому ${so} при любом положении.`;
}

function unreachable(facts: FactsOf<'unreachable'>, so: string, speech: Speech): string {
  const at = (span: Span): string => cellsIn('accusative', [span]);
  if (facts.only !== undefined) {
    const { block, within, via } = facts.only;
    const name = blockText(block, speech);
    const who = clueIn(speech).length === 1 ? name : `незаконченным остался только ${name}: он`;
    const covers = via === undefined ? '' : `закрывает ${at(via)} и `;
    return `${who} ${covers}не может выйти за ${at(within)}, поэтому ${so}.`;
  }
  const { before, after } = facts;
  const parts: string[] = [];
  if (before !== undefined) {
    const last = before.block.index === clueIn(speech).length - 1;
    const which = after === undefined && last ? 'последний' : '';
    parts.push(reach(before, 'before', which, speech));
    if (after === undefined && !last) parts.push('все следующие блоки закончены');
  }
  if (after !== undefined) {
    const first = after.block.index === 0;
    const which = before === undefined ? (first ? 'первый' : '') : 'следующий';
    parts.push(reach(after, 'after', which, speech));
    if (before === undefined && !first) parts.push('все предыдущие блоки закончены');
  }
  return `${parts.join(', а ')}, поэтому ${so}.`;
}

/**
 * "блок 5 закрывает столбец 14 и заканчивается не дальше столбца 18": the reach of a block, and the
 * reason.
 */
function reach(anchor: Anchor, side: 'before' | 'after', which: string, speech: Speech): string {
  const { block } = anchor;
  const name =
    which === '' ? whichBlock(block, speech) : `${which} блок (${numberText(block, speech)})`;
  const limit = describeLimit(anchor, side);
  if (limit.by === 'complete') {
    return `${name} стоит в ${cellsIn('prepositional', [limit.via])}`;
  }
  const goes = goesTo(anchor, side);
  if (limit.by === 'tied') {
    return `${name} закрывает ${cellsIn('accusative', [limit.via])} и ${goes}`;
  }
  const last = block.index === clueIn(speech).length - 1;
  if (side === 'before') return last ? `${name} ${goes}` : `${name} с учётом следующих ${goes}`;
  return block.index === 0 ? `${name} ${goes}` : `${name} с учётом предыдущих ${goes}`;
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
        ? `последний блок (${numberText(before.block, speech)})`
        : whichBlock(before.block, speech);
    parts.push(`${name} ${goesTo(before, 'before')}`);
  }
  if (after !== undefined) {
    const which = before === undefined ? 'первый' : 'следующий';
    parts.push(`${which} блок (${numberText(after.block, speech)}) ${goesTo(after, 'after')}`);
  }
  return `${given(speech)} ${parts.join(', а ')}, поэтому ${so}.`;
}

function gapTooSmall(
  { span, block }: FactsOf<'gap-too-small'>,
  groups: readonly Group[],
  speech: Speech,
): string {
  const smaller = hasSmaller(block, speech);
  const color = isColored(speech) ? `${colorForm(block.color, 'plural-genitive', speech)} ` : '';
  const even = countOfColor(block, speech) > 1 && !smaller ? 'даже ' : '';
  const name = `${even}${blockText(block, speech)}`;
  const others = smaller ? `, а меньших ${color}блоков здесь быть не может` : '';
  const where = cellsIn('prepositional', [span]);
  const so = writeClauses(groups, speech);
  if (hasSeveralInks(speech)) {
    const beside = isAtEnd(span, speech)
      ? `соседняя клетка не может быть ${colorForm(block.color, 'feminine-instrumental', speech)}`
      : `соседние клетки не могут быть ${colorForm(block.color, 'plural-instrumental', speech)}`;
    return `${name} не помещается в ${where}, так как ${beside}${others}, поэтому ${so}.`;
  }
  const size = counted(span.to - span.from + 1, CELLS);
  const there = findOnly(groups, span)?.color === BLANK ? 'там пусто' : so;
  return `отрезок в ${where} — всего ${size}, и ${name} туда не помещается${others}, поэтому ${there}.`;
}

function splitting(
  { at, length, longest }: FactsOf<'splitting'>,
  so: string,
  speech: Speech,
): string {
  const span = [{ from: at, to: at }];
  if (longest === undefined) {
    return `ни один блок не может закрыть клетки по обе стороны от ${cellsIn('genitive', span)}, поэтому ${so}.`;
  }
  const filling = isColored(speech)
    ? `если ${cellsIn('nominative', span)} будет ${colorForm(longest.color, 'feminine-instrumental', speech)}`
    : `если закрасить ${cellsIn('accusative', span)}`;
  return `${filling}, получится ${counted(length, CELLS)} подряд, а самый длинный подходящий блок — ${numberText(longest, speech)}, поэтому ${so}.`;
}

function wholeLine(ways: number, so: string, speech: Speech): string {
  const clue = clueText(speech, 'nominative');
  const place = clueIn(speech).length === 1 ? 'можно поставить' : 'можно расставить';
  const known = `${clue} ${given(speech)} ${place}`;
  if (ways === 1) return `${known} только одним способом, поэтому ${so}.`;
  const number = Number.isFinite(ways)
    ? withCount(ways, ['способом', 'способами'])
    : 'очень многими способами';
  return `${known} ${number}, и при каждом ${so}.`;
}
