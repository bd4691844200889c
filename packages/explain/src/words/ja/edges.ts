/** Reasons at an edge, in Japanese: blocks that begin there, are complete, or are pushed away. */
import type { EdgeFacts, Exclusion } from '../../facts.js';
import type { Speech } from '../language.js';
import type { FactsOf } from '../naming.js';
import { after, type Clause, goesTo, joinClauses, settled } from './phrases.js';
import { blockText, cells, looks, oneCell, sideOf, theBlock } from './words.js';

/** "2マス目の3のブロックは1マス目より左からは始められず、少なくとも3マス目まで届くので、…". */
export function besideEdge(
  facts: FactsOf<'glue' | 'near-edge'>,
  so: string,
  speech: Speech,
): string {
  const name = blockIn(facts, speech);
  const forward = facts.side === 'before';
  if (facts.kind === 'glue') return settled(`${name}${rightAtEdge(facts, speech)}ので、${so}`);
  const { edge, beyond, filled } = facts;
  const to = oneCell(forward ? filled.to : filled.from);
  const side = sideOf(facts.side, speech);
  const limit =
    beyond === 'end'
      ? '端からはみ出せず'
      : `${beyondEdge(facts, speech)}ため${oneCell(edge)}より${side}${forward ? 'からは始められず' : 'では終われず'}`;
  return settled(`${name}${limit}、少なくとも${to}まで届くので、${so}`);
}

/** "2マス目の3のブロックは", "…ため、2マス目を含むのは3のブロックで、". */
function blockIn(
  { run, block, only, because: reasons }: FactsOf<'glue' | 'near-edge'>,
  speech: Speech,
): string {
  const where = cells([run]);
  const why = because(reasons, speech);
  if (!only) return `${why}${where}を含むブロックは${block.size}マス以上あり、`;
  if (reasons?.length === 0) return `${where}の${blockText(block, speech)}は`;
  return `${why}${where}を含められるのは${blockText(block, speech)}だけで、`;
}

/** "端から始まる", "空白の1マス目のすぐあとから始まる". */
function rightAtEdge({ side, edge, beyond, block }: EdgeFacts, speech: Speech): string {
  const forward = side === 'before';
  if (beyond === 'end') return forward ? '端から始まる' : '端で終わる';
  const at = edge + (forward ? -1 : 1);
  const goes = forward ? 'のすぐあとから始まる' : 'の直前で終わる';
  if (beyond === 'blank') return `空白の${oneCell(at)}${goes}`;
  const color = looks(block.color, speech);
  if (beyond === 'cell') return `${color}にならない${oneCell(at)}${goes}`;
  return `${color}の数字がない${across(at, speech)}${goes}`;
}

/** "12マス目が空白の": why the block cannot cross the edge, before ため. */
function beyondEdge({ side, edge, beyond, block }: EdgeFacts, speech: Speech): string {
  const at = edge + (side === 'before' ? -1 : 1);
  if (beyond === 'blank') return `${oneCell(at)}が空白の`;
  const color = looks(block.color, speech);
  if (beyond === 'cell') return `${oneCell(at)}が${color}にならない`;
  return `${across(at, speech)}に${color}の数字がない`;
}

/** "12列目": the line that crosses at a place. */
function across(at: number, { line }: Speech): string {
  return `${at + 1}${line.kind === 'row' ? '列目' : '行目'}`;
}

/** Most blocks that a reason names one by one. */
const MOST_NAMED = 3;

/** "1つ目の2のブロックは遅くとも4マス目で終わるため、": why no other block can lie there. */
export function because(reasons: readonly Exclusion[] | undefined, speech: Speech): string {
  if (reasons === undefined || reasons.length === 0) return '';
  return `${joinClauses(reasons.map((reason) => exclusion(reason, speech)))}ため、`;
}

const COMPLETE: Clause = { mid: '完成していて', end: '完成している' };
const TOO_LONG: Clause = { mid: 'そこに入らず', end: 'そこに入らない' };

function exclusion(reason: Exclusion, speech: Speech): Clause {
  if ('anchor' in reason) {
    const side = reason.kind === 'before' ? 'before' : 'after';
    return after(`${theBlock(reason.anchor.block, speech)}は`, goesTo(reason.anchor, side));
  }
  const { kind, blocks } = reason;
  const names =
    blocks.length > MOST_NAMED
      ? 'ほかのブロック'
      : blocks.map((block) => theBlock(block, speech)).join('と');
  return kind === 'complete' ? after(`${names}は`, COMPLETE) : after(`${names}は`, TOO_LONG);
}

/** "4のブロックは2〜5マス目で完成しているので", or why the run is part of no other block. */
export function complete(
  { run, block, because: reasons }: FactsOf<'closing' | 'punctuating'>,
  so: string,
  speech: Speech,
): string {
  const where = cells([run]);
  const name = blockText(block, speech);
  if (reasons?.length === 0) return settled(`${name}は${where}で完成しているので、${so}`);
  const why = because(reasons, speech);
  return settled(`${why}${where}に入るのは${name}だけで、すでに完成しているので、${so}`);
}

/** "4マス目より左には1〜3マス目しかなく、そこに3のブロックを置くと4マス目にくっつくため、…". */
export function mercury(
  { run, block, edge }: FactsOf<'mercury'>,
  so: string,
  speech: Speech,
): string {
  const first = edge < run.from;
  const outside = first ? { from: edge, to: run.from - 1 } : { from: run.to + 1, to: edge };
  const where = cells([run]);
  const room = `${where}より${sideOf(first ? 'before' : 'after', speech)}には${cells([outside])}しかなく`;
  const touches = `そこに${theBlock(block, speech)}を置くと${where}にくっつくため`;
  const at = first ? run.to - block.size + 1 : run.from + block.size - 1;
  const goes = goesTo({ within: { from: at, to: at } }, first ? 'after' : 'before').end;
  const whole = run.to - run.from + 1 === block.size;
  const lies = whole ? `${where}にある` : `${where}を含み、${goes}`;
  return settled(`${room}、${touches}、このブロックは${lies}ので、${so}`);
}
