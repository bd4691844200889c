/** Reasons for steps on one line, in Polish: one phrase per kind of facts, and the conclusion. */
import { BLANK } from '@nonokit/core';
import type { Anchor, BlockFact, LineFacts, Span } from '../../facts.js';
import { findOnly, type Group } from '../grouped.js';
import type { Speech } from '../language.js';
import {
  clueIn,
  countOfColor,
  describeLimit,
  type FactsOf,
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
import { cellsIn, counted, inWays, linesAcross } from './words.js';

const CELLS_ACCUSATIVE = ['kratkę', 'kratki', 'kratek'] as const;
const CELLS_GENITIVE = ['kratki', 'kratek', 'kratek'] as const;

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
      return `nie ma tu bloków (0), więc ${row ? 'cały wiersz jest pusty' : 'cała kolumna jest pusta'}.`;
    case 'exact-fit':
      return exactFit(facts.blocks, facts.span, groups, speech);
    case 'all-left-filled':
      return `liczby dają razem ${counted(facts.total, CELLS_ACCUSATIVE)} i dokładnie tyle niepustych zostało, więc ${hasSeveralInks(speech) ? 'w kolejności liczb ' : ''}${so}.`;
    case 'all-filled':
      return `${allFilled(facts.total)}, więc ${so}.`;
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
      return `${cellsIn('nominative', [facts.left, facts.right])} mogą należeć tylko do jednego bloku (${numberText(facts.block, speech)})${because(facts.because, speech)}, więc ${so}.`;
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
      return `${row ? 'ten wiersz' : 'ta kolumna'} i ${linesAcross('nominative', spans, line)} nie mają wspólnego koloru, więc ${so}.`;
    }
    case 'color-reach':
      return facts.spans.length === 0
        ? `nie ma tu ${blocksOf(facts.color, 'plural-genitive', speech)}, więc ${so}.`
        : `${blocksOf(facts.color, 'plural', speech)} mogą leżeć tylko w ${cellsIn('locative', facts.spans)}, więc ${so}.`;
  }
}

/** "jeśli zostawić miejsce dla bloku 3, ": for a block that shares the line. */
function roomForOthers({ index }: BlockFact, speech: Speech): string {
  const others = [...clueIn(speech).entries()].filter(([k]) => k !== index);
  const [other, another] = others;
  if (other === undefined) return '';
  if (another !== undefined) return 'jeśli zostawić miejsce dla pozostałych bloków, ';
  const fact = { index: other[0], ...other[1] };
  return `jeśli zostawić miejsce dla ${whichBlock(fact, speech, 'genitive')}, `;
}

/** "…, blok 6 mieści się tylko w kratkach 1–9, więc …"; other blocks are named only once. */
function overlap(
  { block, within, given: isGiven }: FactsOf<'overlap'>,
  so: string,
  speech: Speech,
  isFirst: boolean,
): string {
  const room = isGiven ? `${given(speech)} ` : roomForOthers(block, speech);
  const where = cellsIn('locative', [within]);
  const fits = `${whichBlock(block, speech)} mieści się tylko w ${where}, więc ${so}`;
  const anywhere = within.to - within.from + 1 === block.size ? '' : ' przy każdym jego położeniu';
  return `${isFirst ? room : ''}${fits}${isFirst ? anywhere : ''}.`;
}

/**
 * The colours that known cells leave; in a coloured puzzle, a cell has a colour of both its lines.
 */
function given(speech: Speech): string {
  return `po uwzględnieniu znanych kratek${isColored(speech) ? ' i kolorów' : ''}`;
}

function forcingFill(
  { block, within }: FactsOf<'forcing-fill'>,
  so: string,
  speech: Speech,
): string {
  const where = cellsIn('locative', [within]);
  const fits = `${whichBlock(block, speech)} mieści się tylko w ${where}`;
  if (within.to - within.from + 1 === block.size) {
    return `${isColored(speech) ? `${given(speech)} ` : ''}${fits}, więc ${so}.`;
  }
  return `${given(speech)} ${fits}, więc ${so} przy każdym jego położeniu.`;
}

function unreachable(facts: FactsOf<'unreachable'>, so: string, speech: Speech): string {
  const at = (span: Span): string => cellsIn('accusative', [span]);
  if (facts.only !== undefined) {
    const { block, within, via } = facts.only;
    const name = blockText(block, speech);
    const who = clueIn(speech).length === 1 ? name : `niegotowy jest już tylko ${name}:`;
    const covers = via === undefined ? '' : `obejmuje ${at(via)} i `;
    return `${who} ${covers}nie może wyjść poza ${at(within)}, więc ${so}.`;
  }
  const { before, after } = facts;
  const parts: string[] = [];
  if (before !== undefined) {
    const last = before.block.index === clueIn(speech).length - 1;
    const which = after === undefined && last ? 'ostatni' : '';
    parts.push(reach(before, 'before', which, speech));
    if (after === undefined && !last) parts.push('wszystkie następne bloki są gotowe');
  }
  if (after !== undefined) {
    const first = after.block.index === 0;
    const which = before === undefined ? (first ? 'pierwszy' : '') : 'następny';
    parts.push(reach(after, 'after', which, speech));
    if (before === undefined && !first) parts.push('wszystkie poprzednie bloki są gotowe');
  }
  return `${parts.join(', a ')}, więc ${so}.`;
}

/**
 * "blok 5 obejmuje kratkę 14 i kończy się najdalej w kratce 18": the reach of a block, and the
 * reason.
 */
function reach(anchor: Anchor, side: 'before' | 'after', which: string, speech: Speech): string {
  const { block } = anchor;
  const name =
    which === '' ? whichBlock(block, speech) : `${which} blok (${numberText(block, speech)})`;
  const limit = describeLimit(anchor, side);
  if (limit.by === 'complete') return `${name} leży w ${cellsIn('locative', [limit.via])}`;
  const goes = goesTo(anchor, side);
  if (limit.by === 'tied') {
    return `${name} obejmuje ${cellsIn('accusative', [limit.via])} i ${goes}`;
  }
  const last = block.index === clueIn(speech).length - 1;
  const alone = side === 'before' ? last : block.index === 0;
  const others = side === 'before' ? 'następne' : 'poprzednie';
  return alone ? `${name} ${goes}` : `${name}, zostawiając miejsce na ${others}, ${goes}`;
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
        ? `ostatni blok (${numberText(before.block, speech)})`
        : whichBlock(before.block, speech);
    parts.push(`${name} ${goesTo(before, 'before')}`);
  }
  if (after !== undefined) {
    const which = before === undefined ? 'pierwszy' : 'następny';
    parts.push(`${which} blok (${numberText(after.block, speech)}) ${goesTo(after, 'after')}`);
  }
  return `${given(speech)} ${parts.join(', a ')}, więc ${so}.`;
}

function gapTooSmall(
  { span, block }: FactsOf<'gap-too-small'>,
  groups: readonly Group[],
  speech: Speech,
): string {
  const smaller = hasSmaller(block, speech);
  const lesser = isColored(speech) ? blocksOf(block.color, 'masculine', speech) : 'blok';
  const even = countOfColor(block, speech) > 1 && !smaller ? 'nawet ' : '';
  const name = blockText(block, speech);
  const others = smaller ? `, a mniejszy ${lesser} nie może tu leżeć` : '';
  const where = cellsIn('locative', [span]);
  const so = writeClauses(groups, speech);
  if (hasSeveralInks(speech)) {
    const beside = isAtEnd(span, speech)
      ? `sąsiednia kratka nie może być ${colorForm(block.color, 'feminine', speech)}`
      : `sąsiednie kratki nie mogą być ${colorForm(block.color, 'plural', speech)}`;
    return `${even}${name} nie mieści się w ${where}, bo ${beside}${others}, więc ${so}.`;
  }
  const size = counted(span.to - span.from + 1, CELLS_ACCUSATIVE);
  const it = findOnly(groups, span)?.color === BLANK ? 'jest pusta' : so;
  return `luka w ${where} ma tylko ${size}, za mało ${even}na ${name}${others}, więc ${it}.`;
}

function splitting(
  { at, length, longest }: FactsOf<'splitting'>,
  so: string,
  speech: Speech,
): string {
  const span = [{ from: at, to: at }];
  const where = cellsIn('genitive', span);
  if (longest === undefined) {
    return `żaden blok nie może objąć kratek po obu stronach ${where}, więc ${so}.`;
  }
  const run = `ciąg ${counted(length, CELLS_GENITIVE)}`;
  const filling = isColored(speech)
    ? `gdyby ${cellsIn('nominative', span)} była ${colorForm(longest.color, 'feminine', speech)}, powstałby ${run}`
    : `zamalowanie ${where} dałoby ${run}`;
  return `${filling}, a najdłuższy pasujący tu blok to ${numberText(longest, speech)}, więc ${so}.`;
}

function wholeLine(ways: number, so: string, speech: Speech): string {
  const clue = clueText(speech, 'nominative');
  const place = clueIn(speech).length === 1 ? 'można umieścić' : 'można rozmieścić';
  const known = `${clue} ${given(speech)} ${place}`;
  if (ways === 1) return `${known} tylko na jeden sposób, więc ${so}.`;
  const number = Number.isFinite(ways) ? inWays(ways) : 'na bardzo wiele sposobów';
  return `${known} ${number} i w każdym z nich ${so}.`;
}
