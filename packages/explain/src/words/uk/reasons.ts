/** Reasons for steps on one line, in Ukrainian: a phrase per kind of facts, and the conclusion. */
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

const CELLS = ['клітинка', 'клітинки', 'клітинок'] as const;
const CELLS_ACCUSATIVE = ['клітинку', 'клітинки', 'клітинок'] as const;

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
      return `блоків тут немає (0), тому ${row ? 'весь рядок' : 'весь стовпець'} порожній.`;
    case 'exact-fit':
      return exactFit(facts.blocks, facts.span, groups, speech);
    case 'all-left-filled':
      return `за числами треба зафарбувати ${counted(facts.total, CELLS_ACCUSATIVE)}, і непорожніх лишилося рівно стільки, тому ${hasSeveralInks(speech) ? 'за порядком чисел ' : ''}${so}.`;
    case 'all-filled':
      return `${allFilled(facts.total)}, тому ${so}.`;
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
      return `${cellsIn('nominative', [facts.left, facts.right])} можуть належати тільки одному блоку (${numberText(facts.block, speech)})${because(facts.because, speech)}, тому ${so}.`;
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
      return `у ${row ? 'цього рядка' : 'цього стовпця'} і ${linesAcross('genitive', spans, line)} немає спільних кольорів, тому ${so}.`;
    }
    case 'color-reach':
      return facts.spans.length === 0
        ? `${blocksOf(facts.color, 'plural-genitive', speech)} тут немає, тому ${so}.`
        : `${blocksOf(facts.color, 'plural', speech)} вміщуються лише в ${cellsIn('prepositional', facts.spans)}, тому ${so}.`;
  }
}

/** "з урахуванням блока 3 ": for a block that shares the line. */
function roomForOthers({ index }: BlockFact, speech: Speech): string {
  const others = [...clueIn(speech).entries()].filter(([k]) => k !== index);
  const [other, another] = others;
  if (other === undefined) return '';
  if (another !== undefined) return 'з урахуванням інших блоків ';
  const fact = { index: other[0], ...other[1] };
  const alike = findRank(fact, speech).of > 1 ? 'іншого ' : '';
  return `з урахуванням ${alike}${blockText(fact, speech, 'genitive')} `;
}

/** "з урахуванням блока 3 блок 6 вміщується лише в …, тому …"; others are named only once. */
function overlap(
  { block, within, given: isGiven }: FactsOf<'overlap'>,
  so: string,
  speech: Speech,
  isFirst: boolean,
): string {
  const room = isGiven ? `${given(speech)} ` : roomForOthers(block, speech);
  const where = cellsIn('prepositional', [within]);
  const anywhere = within.to - within.from + 1 === block.size ? '' : 'за будь-якого положення ';
  const fits = `${whichBlock(block, speech)} вміщується лише в ${where}`;
  return `${isFirst ? room : ''}${fits}, тому ${isFirst ? anywhere : ''}${so}.`;
}

/**
 * The colours that known cells leave; in a coloured puzzle, a cell has a colour of both its lines.
 */
function given(speech: Speech): string {
  return `з урахуванням відомих клітинок${isColored(speech) ? ' і кольорів' : ''}`;
}

function forcingFill(
  { block, within }: FactsOf<'forcing-fill'>,
  so: string,
  speech: Speech,
): string {
  const where = cellsIn('prepositional', [within]);
  const fits = `${whichBlock(block, speech)} вміщується лише в ${where}`;
  if (within.to - within.from + 1 === block.size) {
    return `${isColored(speech) ? `${given(speech)} ` : ''}${fits}, тому ${so}.`;
  }
  return `${given(speech)} ${fits}, тому за будь-якого положення ${so}.`;
}

function unreachable(facts: FactsOf<'unreachable'>, so: string, speech: Speech): string {
  const at = (span: Span): string => cellsIn('accusative', [span]);
  if (facts.only !== undefined) {
    const { block, within, via } = facts.only;
    const name = blockText(block, speech);
    const who = clueIn(speech).length === 1 ? name : `незакінченим лишився тільки ${name}: він`;
    const covers = via === undefined ? '' : `закриває ${at(via)} і `;
    return `${who} ${covers}не може вийти за ${at(within)}, тому ${so}.`;
  }
  const { before, after } = facts;
  const parts: string[] = [];
  if (before !== undefined) {
    const last = before.block.index === clueIn(speech).length - 1;
    const which = after === undefined && last ? 'останній' : '';
    parts.push(reach(before, 'before', which, speech));
    if (after === undefined && !last) parts.push('усі наступні блоки закінчені');
  }
  if (after !== undefined) {
    const first = after.block.index === 0;
    const which = before === undefined ? (first ? 'перший' : '') : 'наступний';
    parts.push(reach(after, 'after', which, speech));
    if (before === undefined && !first) parts.push('усі попередні блоки закінчені');
  }
  return `${parts.join(', а ')}, тому ${so}.`;
}

/**
 * "блок 5 закриває клітинку 14 і закінчується не далі ніж у клітинці 18": the reach of a block, and
 * the reason.
 */
function reach(anchor: Anchor, side: 'before' | 'after', which: string, speech: Speech): string {
  const { block } = anchor;
  const name =
    which === '' ? whichBlock(block, speech) : `${which} блок (${numberText(block, speech)})`;
  const limit = describeLimit(anchor, side);
  if (limit.by === 'complete') {
    return `${name} стоїть у ${cellsIn('prepositional', [limit.via])}`;
  }
  const goes = goesTo(anchor, side);
  if (limit.by === 'tied') {
    return `${name} закриває ${cellsIn('accusative', [limit.via])} і ${goes}`;
  }
  const last = block.index === clueIn(speech).length - 1;
  if (side === 'before') {
    return last ? `${name} ${goes}` : `${name} з урахуванням наступних ${goes}`;
  }
  return block.index === 0 ? `${name} ${goes}` : `${name} з урахуванням попередніх ${goes}`;
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
        ? `останній блок (${numberText(before.block, speech)})`
        : whichBlock(before.block, speech);
    parts.push(`${name} ${goesTo(before, 'before')}`);
  }
  if (after !== undefined) {
    const which = before === undefined ? 'перший' : 'наступний';
    parts.push(`${which} блок (${numberText(after.block, speech)}) ${goesTo(after, 'after')}`);
  }
  return `${given(speech)} ${parts.join(', а ')}, тому ${so}.`;
}

function gapTooSmall(
  { span, block }: FactsOf<'gap-too-small'>,
  groups: readonly Group[],
  speech: Speech,
): string {
  const smaller = hasSmaller(block, speech);
  const color = isColored(speech) ? `${colorForm(block.color, 'plural-genitive', speech)} ` : '';
  const even = countOfColor(block, speech) > 1 && !smaller ? 'навіть ' : '';
  const name = `${even}${blockText(block, speech)}`;
  const others = smaller ? `, а менших ${color}блоків тут бути не може` : '';
  const where = cellsIn('prepositional', [span]);
  const so = writeClauses(groups, speech);
  if (hasSeveralInks(speech)) {
    const beside = isAtEnd(span, speech)
      ? `сусідня клітинка не може бути ${colorForm(block.color, 'feminine-instrumental', speech)}`
      : `сусідні клітинки не можуть бути ${colorForm(block.color, 'plural-instrumental', speech)}`;
    return `${name} не вміщується в ${where}, бо ${beside}${others}, тому ${so}.`;
  }
  const size = counted(span.to - span.from + 1, CELLS);
  const there = findOnly(groups, span)?.color === BLANK ? 'там порожньо' : so;
  return `проміжок у ${where} — лише ${size}, і ${name} туди не вміщується${others}, тому ${there}.`;
}

function splitting(
  { at, length, longest }: FactsOf<'splitting'>,
  so: string,
  speech: Speech,
): string {
  const span = [{ from: at, to: at }];
  if (longest === undefined) {
    return `жоден блок не може закрити клітинок з обох боків від ${cellsIn('genitive', span)}, тому ${so}.`;
  }
  const filling = isColored(speech)
    ? `якщо ${cellsIn('nominative', span)} буде ${colorForm(longest.color, 'feminine-instrumental', speech)}`
    : `якщо зафарбувати ${cellsIn('accusative', span)}`;
  return `${filling}, вийде відрізок завдовжки ${length}, а найдовший придатний блок — ${numberText(longest, speech)}, тому ${so}.`;
}

function wholeLine(ways: number, so: string, speech: Speech): string {
  const clue = clueText(speech, 'nominative');
  const place = clueIn(speech).length === 1 ? 'можна поставити' : 'можна розставити';
  const known = `${clue} ${given(speech)} ${place}`;
  if (ways === 1) return `${known} тільки одним способом, тому ${so}.`;
  const number = Number.isFinite(ways)
    ? withCount(ways, ['способом', 'способами'])
    : 'дуже багатьма способами';
  return `${known} ${number}, і за кожного ${so}.`;
}
