/**
 * Reasons of links in Japanese, in short: one clause per kind of facts, and the end of a
 * contradiction. The same reasons as whole sentences are in `reasons.ts`.
 */
import type { ConflictFacts } from '../../chain.js';
import type { LineFacts, Span } from '../../facts.js';
import { type Group, groupConclusions } from '../grouped.js';
import type { Speech } from '../language.js';
import {
  type FactsOf,
  findRank,
  hasLarger,
  hasSmaller,
  isColored,
  MANY_BLOCKS,
} from '../naming.js';
import { allFilled } from './counting.js';
import { after, type Clause, goesTo, joinClauses } from './phrases.js';
import {
  blockText,
  cells,
  clueText,
  lineNoun,
  linesAcross,
  looks,
  numberText,
  oneCell,
  sideOf,
  stateOf,
  theBlock,
  things,
  writeClauses,
} from './words.js';

/** Most blocks of a clue that a short reason lists. */
const MOST_LISTED = 5;

/** "4のブロックは3〜7マス目にしか入らないので、5マス目は塗り": the ending is left out. */
export function shortReason(facts: LineFacts, groups: readonly Group[], speech: Speech): string {
  const so = writeClauses(groups, speech);
  if (facts.kind !== 'whole-line') return `${because(facts, groups, speech)}ので、${so}`;
  const { length } = facts.blocks;
  const clue = length > MOST_LISTED ? `${things(length)}のブロック` : clueText(speech);
  if (facts.ways === 1) return `${clue}の置き方は1通りしかないので、${so}`;
  return facts.ways < 10
    ? `${clue}の置き方${facts.ways}通りのすべてで、${so}`
    : `${clue}をどう置いても、${so}`;
}

/** "…5マス目は塗りのはずですが、すでに空白です。" */
export function conflictText(facts: ConflictFacts, speech: Speech): string {
  switch (facts.kind) {
    case 'too-many':
      return `${stateIn(facts.color, speech)}が${facts.cells}マスになりますが、数字の合計は${facts.total}しかありません。`;
    case 'too-few':
      return `${stateIn(facts.color, speech)}にできるのは${facts.cells}マスだけですが、数字の合計は${facts.total}です。`;
    case 'long-run': {
      const run = facts.run.to - facts.run.from + 1;
      return `${cells([facts.run])}が${run}マス続きますが、ここに入るブロックは長くても${facts.longest.size}です。`;
    }
    case 'no-gap':
      return `${blockText(facts.block, speech)}が入るすき間がありません。`;
    case 'against': {
      const opposite = groupConclusions([facts.opposite], speech.line);
      const states = groupConclusions([facts.known], speech.line).map((group) =>
        stateOf(group, speech),
      );
      return `${shortReason(facts.facts, opposite, speech)}のはずですが、すでに${states.join('で')}です。`;
    }
    case 'no-arrangement': {
      const marks = writeClauses(groupConclusions(facts.known, speech.line), speech);
      return `${clueText(speech)}を置く場所がなくなります（${marks}）。`;
    }
  }
}

function stateIn(color: number | undefined, speech: Speech): string {
  return color === undefined ? '塗り' : looks(color, speech);
}

/** The reason alone, before ので: "4のブロックは3〜7マス目にしか入らない". */
function because(
  facts: Exclude<LineFacts, { readonly kind: 'whole-line' }>,
  groups: readonly Group[],
  speech: Speech,
): string {
  const at = (...spans: readonly Span[]): string => cells(spans);
  switch (facts.kind) {
    case 'no-blocks':
      return '数字が0な';
    case 'exact-fit':
      return exactFit(facts, speech);
    case 'all-left-filled':
      return `空白でない${facts.total}マスがすべて必要な`;
    case 'all-filled':
      return allFilled(facts.total);
    case 'overlap':
    case 'forcing-fill':
      return `${theBlock(facts.block, speech)}は${at(facts.within)}にしか入らない`;
    case 'glue':
    case 'near-edge':
      return besideEdge(facts, speech);
    case 'closing':
      return complete(facts, true, speech);
    case 'unreachable':
      return facts.only === undefined
        ? between(facts, speech)
        : `${theBlock(facts.only.block, speech)}は${at(facts.only.within)}にしか入らない`;
    case 'forcing-blank':
      return between(facts, speech);
    case 'gap-too-small':
      return `${at(facts.span)}に${blockText(facts.block, speech)}は入らない`;
    case 'joining':
      return `${at(facts.left, facts.right)}は同じブロック（${numberText(facts.block, speech)}）な`;
    case 'splitting':
      return splitting(facts, speech);
    case 'punctuating':
      return complete(facts, facts.only, speech);
    case 'mercury':
      return mercury(facts, speech);
    case 'no-common-color': {
      const spans = groups.flatMap((group) => group.spans);
      return `この${lineNoun(speech)}と${linesAcross(spans, speech.line)}には共通の色がない`;
    }
    case 'color-reach': {
      const blocks = `${looks(facts.color, speech)}のブロック`;
      return facts.spans.length === 0
        ? `ここに${blocks}はない`
        : `${blocks}は${at(...facts.spans)}にしか置けない`;
    }
  }
}

function exactFit({ blocks, span }: FactsOf<'exact-fit'>, speech: Speech): string {
  const where = cells([span]);
  const [first, another] = blocks;
  if (first !== undefined && another === undefined) {
    return `${blockText(first, speech)}には${where}がすべて必要な`;
  }
  const named =
    blocks.length < MANY_BLOCKS
      ? blocks.map((block) => numberText(block, speech)).join('と')
      : `${things(blocks.length)}のブロック`;
  return `${named}は${where}にぴったり収まる`;
}

/** "5マス目の3のブロックは4マス目より左からは始められない": a block near an edge. */
function besideEdge(facts: FactsOf<'glue' | 'near-edge'>, speech: Speech): string {
  const { run, edge, block, only } = facts;
  const where = cells([run]);
  const cannot = facts.side === 'before' ? 'からは始められない' : 'では終われない';
  const limit = `${oneCell(edge)}より${sideOf(facts.side, speech)}${cannot}`;
  const certain = only && !hasSmaller(block, speech) && !hasLarger(block, speech);
  if (certain || (only && findRank(block, speech).of === 1)) {
    return `${where}の${blockText(block, speech)}は${limit}`;
  }
  return only
    ? `${where}を含められるのは${blockText(block, speech)}だけで、${limit}`
    : `${where}を含むブロックは${block.size}マス以上あり、${limit}`;
}

/** "2のブロックは3〜4マス目で完成している", or why the run is part of no other block. */
function complete(
  { run, block }: FactsOf<'closing' | 'punctuating'>,
  known: boolean,
  speech: Speech,
): string {
  const where = cells([run]);
  const name = blockText(block, speech);
  return known && !hasLarger(block, speech)
    ? `${name}は${where}で完成している`
    : `${where}に入るのは${name}だけな`;
}

/** "3のブロックは遅くとも5マス目で終わり、2のブロックは早くても9マス目から始まる". */
function between(
  { before, after: next }: FactsOf<'unreachable'> | FactsOf<'forcing-blank'>,
  speech: Speech,
): string {
  const parts: Clause[] = [];
  if (before !== undefined) {
    parts.push(after(`${theBlock(before.block, speech)}は`, goesTo(before, 'before')));
  }
  if (next !== undefined) {
    parts.push(after(`${theBlock(next.block, speech)}は`, goesTo(next, 'after')));
  }
  return joinClauses(parts);
}

/** "4マス目より左に3のブロックを置くとくっつく". */
function mercury({ run, edge, block }: FactsOf<'mercury'>, speech: Speech): string {
  const side = sideOf(edge < run.from ? 'before' : 'after', speech);
  return `${cells([run])}より${side}に${theBlock(block, speech)}を置くとくっついてしまう`;
}

function splitting({ at, length, longest }: FactsOf<'splitting'>, speech: Speech): string {
  const where = oneCell(at);
  if (longest === undefined) return `${where}の両側のマスを1つで含められるブロックはない`;
  const filled = isColored(speech)
    ? `${where}を${looks(longest.color, speech)}にすると`
    : `${where}を塗ると`;
  return `${filled}${length}マス続き、どのブロックよりも長くなる`;
}
