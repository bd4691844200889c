/** Reasons for steps on one line, in Japanese: one phrase per kind of facts, and the conclusion. */
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
  isColored,
} from '../naming.js';
import { allFilled, exactFit } from './counting.js';
import { because, besideEdge, complete, mercury } from './edges.js';
import { after, type Clause, goesTo, joinClauses, known, settled } from './phrases.js';
import {
  blockText,
  cells,
  clueText,
  lineNoun,
  linesAcross,
  looks,
  numberText,
  oneCell,
  theBlock,
  writeClauses,
} from './words.js';

/** The reason with its numbers and the conclusion: at most two sentences. */
export function writeReason(
  facts: LineFacts,
  groups: readonly Group[],
  speech: Speech,
  isFirst: boolean,
): string {
  const so = writeClauses(groups, speech);
  const noun = lineNoun(speech);
  const at = (...spans: readonly Span[]): string => cells(spans);
  switch (facts.kind) {
    case 'no-blocks':
      return settled(`数字が0なので、${noun}全体が空白`);
    case 'exact-fit':
      return exactFit(facts.blocks, facts.span, groups, speech);
    case 'all-left-filled':
      return settled(
        `数字の合計は${facts.total}マスで、空白でないマスもちょうど${facts.total}マスなので、${hasSeveralInks(speech) ? '数字の順に' : ''}${so}`,
      );
    case 'all-filled':
      return settled(`${allFilled(facts.total)}ので、${so}`);
    case 'overlap':
      return overlap(facts, so, speech, isFirst);
    case 'forcing-fill':
      return forcingFill(facts, so, speech);
    case 'glue':
    case 'near-edge':
      return besideEdge(facts, so, speech);
    case 'closing':
    case 'punctuating':
      return complete(facts, so, speech);
    case 'unreachable':
      return unreachable(facts, so, speech);
    case 'forcing-blank':
      return forcingBlank(facts, so, speech);
    case 'gap-too-small':
      return gapTooSmall(facts, groups, speech);
    case 'joining': {
      const why = because(facts.because, speech);
      return settled(
        `${why}${at(facts.left, facts.right)}に入るのは同じ1つのブロック（${numberText(facts.block, speech)}）だけなので、${so}`,
      );
    }
    case 'splitting':
      return splitting(facts, so, speech);
    case 'mercury':
      return mercury(facts, so, speech);
    case 'whole-line':
      return wholeLine(facts.ways, so, speech);
    case 'no-common-color': {
      const spans = groups.flatMap((group) => group.spans);
      const across = linesAcross(spans, speech.line);
      return settled(`この${noun}と${across}には共通の色がないので、${so}`);
    }
    case 'color-reach': {
      const blocks = `${looks(facts.color, speech)}のブロック`;
      return settled(
        facts.spans.length === 0
          ? `この${noun}に${blocks}はないので、${so}`
          : `${blocks}は${at(...facts.spans)}にしか置けないので、${so}`,
      );
    }
  }
}

/** "3のブロックの場所を空けると、": for a block that shares the line. */
function roomForOthers({ index }: BlockFact, speech: Speech): string {
  const others = [...clueIn(speech).entries()].filter(([k]) => k !== index);
  const [other, another] = others;
  if (other === undefined) return '';
  if (another !== undefined) return 'ほかのブロックの場所を空けると、';
  const fact = { index: other[0], ...other[1] };
  const alike = findRank(fact, speech).of > 1 ? 'もう1つの' : '';
  return `${alike}${blockText(fact, speech)}の場所を空けると、`;
}

/** "3のブロックの場所を空けると、6のブロックは…にしか入らないので、…"; said only once. */
function overlap(
  { block, within, given: isGiven }: FactsOf<'overlap'>,
  so: string,
  speech: Speech,
  isFirst: boolean,
): string {
  const room = isGiven ? given(speech) : roomForOthers(block, speech);
  const fits = `${theBlock(block, speech)}は${cells([within])}にしか入らないので、`;
  const exact = within.to - within.from + 1 === block.size;
  return settled(isFirst ? `${room}${fits}${exact ? '' : 'どこに置いても'}${so}` : `${fits}${so}`);
}

/** In a coloured puzzle, the colours that known cells leave count as well. */
function given(speech: Speech): string {
  return `${known(speech)}を考えると、`;
}

function forcingFill(
  { block, within }: FactsOf<'forcing-fill'>,
  so: string,
  speech: Speech,
): string {
  const fits = `${theBlock(block, speech)}は${cells([within])}にしか入らないので、`;
  if (within.to - within.from + 1 === block.size) {
    return settled(`${isColored(speech) ? given(speech) : ''}${fits}${so}`);
  }
  return settled(`${given(speech)}${fits}どこに置いても${so}`);
}

function unreachable(facts: FactsOf<'unreachable'>, so: string, speech: Speech): string {
  if (facts.only !== undefined) {
    const { block, within, via } = facts.only;
    const name = blockText(block, speech);
    const who = clueIn(speech).length === 1 ? `${name}は` : `まだ完成していないのは${name}だけで、`;
    const covers = via === undefined ? '' : `${cells([via])}を含み、`;
    return settled(`${who}${covers}${cells([within])}の外には届かないので、${so}`);
  }
  const { before, after: next } = facts;
  const parts: Clause[] = [];
  if (before !== undefined) {
    const last = before.block.index === clueIn(speech).length - 1;
    parts.push(reach(before, 'before', next === undefined && last ? '最後' : '', speech));
    if (next === undefined && !last) parts.push(allComplete('それよりあとのブロック'));
  }
  if (next !== undefined) {
    const first = next.block.index === 0;
    const which = before === undefined ? (first ? '最初' : '') : '次';
    parts.push(reach(next, 'after', which, speech));
    if (before === undefined && !first) parts.push(allComplete('それより前のブロック'));
  }
  return settled(`${joinClauses(parts)}ので、${so}`);
}

function allComplete(blocks: string): Clause {
  return after(`${blocks}は`, { mid: 'すべて完成していて', end: 'すべて完成している' });
}

/** "5のブロックは14マス目を含み、遅くとも18マス目で終わる": the reach of a block, and why. */
function reach(anchor: Anchor, side: 'before' | 'after', which: string, speech: Speech): Clause {
  const { block } = anchor;
  const name = which === '' ? theBlock(block, speech) : ranked(which, block, speech);
  const limit = describeLimit(anchor, side);
  if (limit.by === 'complete') {
    const where = cells([limit.via]);
    return { mid: `${name}は${where}にあり`, end: `${name}は${where}にある` };
  }
  const goes = goesTo(anchor, side);
  if (limit.by === 'tied') return after(`${name}は${cells([limit.via])}を含んで`, goes);
  const alone = side === 'before' ? block.index === clueIn(speech).length - 1 : block.index === 0;
  const others = side === 'before' ? 'あと' : '前';
  return after(`${name}は${alone ? '' : `${others}のブロックの場所を空けると`}`, goes);
}

/** "最後のブロック（5）". */
function ranked(which: string, block: BlockFact, speech: Speech): string {
  return `${which}のブロック（${numberText(block, speech)}）`;
}

function forcingBlank(
  { before, after: next }: FactsOf<'forcing-blank'>,
  so: string,
  speech: Speech,
): string {
  const parts: Clause[] = [];
  if (before !== undefined) {
    const { block } = before;
    const name = next === undefined ? ranked('最後', block, speech) : theBlock(block, speech);
    parts.push(after(`${name}は`, goesTo(before, 'before')));
  }
  if (next !== undefined) {
    const name = ranked(before === undefined ? '最初' : '次', next.block, speech);
    parts.push(after(`${name}は`, goesTo(next, 'after')));
  }
  return settled(`${given(speech)}${joinClauses(parts)}ので、${so}`);
}

function gapTooSmall(
  { span, block }: FactsOf<'gap-too-small'>,
  groups: readonly Group[],
  speech: Speech,
): string {
  const smaller = hasSmaller(block, speech);
  const even = countOfColor(block, speech) > 1 && !smaller ? 'さえ' : '';
  const name = blockText(block, speech);
  const color = isColored(speech) ? `${looks(block.color, speech)}の` : '';
  const others = smaller ? `、それより短い${color}ブロックもここには来ない` : '';
  const fits = `${name}${even === '' ? 'は' : even}${smaller ? '入らず' : '入らない'}${others}`;
  const where = cells([span]);
  const so = writeClauses(groups, speech);
  if (hasSeveralInks(speech)) {
    const beside = `隣を${looks(block.color, speech)}にできないため`;
    return settled(`${beside}、${where}に${fits}ので、${so}`);
  }
  const there = findOnly(groups, span)?.color === BLANK ? 'そこは空白' : so;
  const size = span.to - span.from + 1;
  return settled(`すき間の${where}は${size}マスしかなく、${fits}ので、${there}`);
}

function splitting(
  { at, length, longest }: FactsOf<'splitting'>,
  so: string,
  speech: Speech,
): string {
  const where = oneCell(at);
  if (longest === undefined) {
    return settled(`${where}の両側のマスを1つで含められるブロックはないので、${so}`);
  }
  const filling = isColored(speech)
    ? `${where}を${looks(longest.color, speech)}にすると`
    : `${where}を塗ると`;
  return settled(
    `${filling}${length}マス続きますが、ここに入る最長のブロックは${numberText(longest, speech)}なので、${so}`,
  );
}

function wholeLine(ways: number, so: string, speech: Speech): string {
  const placed = `${known(speech)}に合う${clueText(speech)}の置き方は`;
  if (ways === 1) return settled(`${placed}1通りしかないので、${so}`);
  const number = Number.isFinite(ways) ? `${ways}通りあり` : '非常にたくさんあり';
  return settled(`${placed}${number}、どの置き方でも${so}`);
}
