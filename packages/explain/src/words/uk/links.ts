/**
 * Reasons of links in Ukrainian, in short: one clause per kind of facts, and the end of a
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
import { isPlural, listText } from '../spans.js';
import { allFilled } from './counting.js';
import { goesTo } from './edges.js';
import {
  blocksOf,
  blockText,
  clueText,
  colorForm,
  itIs,
  numberText,
  whichBlock,
  writeClauses,
} from './phrases.js';
import { cellsIn, counted, linesAcross } from './words.js';

const CELLS = ['клітинка', 'клітинки', 'клітинок'] as const;
const CELLS_ACCUSATIVE = ['клітинку', 'клітинки', 'клітинок'] as const;

/** Most blocks of a clue that a short reason lists. */
const MOST_LISTED = 5;

/** "блок 4 вміщується лише в клітинках 3–7, тому клітинка 5 зафарбована". */
export function shortReason(facts: LineFacts, groups: readonly Group[], speech: Speech): string {
  const so = writeClauses(groups, speech);
  if (facts.kind !== 'whole-line') return `${because(facts, groups, speech)}, тому ${so}`;
  const { length } = facts.blocks;
  const all = length > MOST_LISTED ? `усіх ${length} блоків` : clueText(speech, 'genitive');
  if (facts.ways > 1) return `за будь-якого розташування ${all} ${so}`;
  return `для ${all} є тільки одне розташування, тому ${so}`;
}

/** "блок 4 вміщується лише в клітинках 3–7, тому клітинка 5 зафарбована, але вона порожня." */
export function conflictText(facts: ConflictFacts, speech: Speech): string {
  switch (facts.kind) {
    case 'too-many':
      return `${tooMany(facts, speech)}.`;
    case 'too-few':
      return `${tooFew(facts, speech)}.`;
    case 'long-run': {
      const run = counted(facts.run.to - facts.run.from + 1, CELLS);
      return `${cellsIn('nominative', [facts.run])} — це ${run} поспіль, а такого довгого блока тут немає.`;
    }
    case 'no-gap':
      return `${blockText(facts.block, speech)} не вміщується в жоден проміжок.`;
    case 'against': {
      const opposite = groupConclusions([facts.opposite], speech.line);
      const known = groupConclusions([facts.known], speech.line).map((group) =>
        itIs(group, speech),
      );
      return `${shortReason(facts.facts, opposite, speech)}, але ${known.join(' і ')}.`;
    }
    case 'no-arrangement': {
      const known = writeClauses(groupConclusions(facts.known, speech.line), speech);
      return `для ${clueText(speech, 'genitive')} не лишається місця: ${known}.`;
    }
  }
}

function tooMany(
  { color, cells, total }: ConflictFacts & { readonly kind: 'too-many' },
  speech: Speech,
): string {
  if (color === undefined) {
    return `зафарбовано ${counted(cells, CELLS_ACCUSATIVE)}, а за числами їх має бути ${total}`;
  }
  return `${cellsOfColor(color, speech)} уже ${cells}, а за числами має бути ${total}`;
}

/** "червоних клітинок", "клітинок кольору #3a3a3a". */
function cellsOfColor(color: number, speech: Speech): string {
  return blocksOf(color, 'plural-genitive', speech).replace('блоків', 'клітинок');
}

function tooFew(
  { color, cells, total }: ConflictFacts & { readonly kind: 'too-few' },
  speech: Speech,
): string {
  if (color === undefined) {
    return `зафарбувати можна тільки ${counted(cells, CELLS_ACCUSATIVE)}, а за числами треба ${total}`;
  }
  const blocks = blocksOf(color, 'plural-genitive', speech);
  return `для ${blocks} є тільки ${counted(cells, CELLS)}, а треба ${total}`;
}

/** The reason alone: "блок 4 вміщується лише в клітинках 3–7". */
function because(
  facts: Exclude<LineFacts, { readonly kind: 'whole-line' }>,
  groups: readonly Group[],
  speech: Speech,
): string {
  const within = (...spans: readonly Span[]): string => cellsIn('prepositional', spans);
  switch (facts.kind) {
    case 'no-blocks':
      return 'блоків тут немає';
    case 'exact-fit':
      return exactFit(facts, speech);
    case 'all-left-filled':
      return 'для чисел потрібні всі непорожні клітинки';
    case 'all-filled':
      return allFilled(facts.total);
    case 'overlap':
    case 'forcing-fill':
      return `${whichBlock(facts.block, speech)} вміщується лише в ${within(facts.within)}`;
    case 'glue':
    case 'near-edge':
      return besideEdge(facts, speech);
    case 'closing':
      return complete(facts, true, speech);
    case 'unreachable':
      return facts.only === undefined
        ? between(facts, speech)
        : `${whichBlock(facts.only.block, speech)} вміщується лише в ${within(facts.only.within)}`;
    case 'forcing-blank':
      return between(facts, speech);
    case 'gap-too-small':
      return `${blockText(facts.block, speech)} не вміщується в ${within(facts.span)}`;
    case 'joining':
      return `${cellsIn('nominative', [facts.left, facts.right])} належать одному блоку (${numberText(facts.block, speech)})`;
    case 'splitting':
      return splitting(facts, speech);
    case 'punctuating':
      return complete(facts, facts.only, speech);
    case 'mercury':
      return mercury(facts, speech);
    case 'no-common-color': {
      const spans = groups.flatMap((group) => group.spans);
      const own = speech.line.kind === 'row' ? 'цього рядка' : 'цього стовпця';
      return `у ${own} і ${linesAcross('genitive', spans, speech.line)} немає спільних кольорів`;
    }
    case 'color-reach':
      return facts.spans.length === 0
        ? `${blocksOf(facts.color, 'plural-genitive', speech)} тут немає`
        : `${blocksOf(facts.color, 'plural', speech)} вміщуються лише в ${within(...facts.spans)}`;
  }
}

function exactFit({ blocks, span }: FactsOf<'exact-fit'>, speech: Speech): string {
  const [first, another] = blocks;
  if (first !== undefined && another === undefined) {
    return `${blockText(first, speech)} займає ${cellsIn('accusative', [span])}`;
  }
  const names = blocks.map((block) => numberText(block, speech));
  const named =
    blocks.length < MANY_BLOCKS
      ? `блоки ${listText(names, 'і')}`
      : counted(blocks.length, ['блок', 'блоки', 'блоків']);
  return `${named} якраз уміщуються в ${cellsIn('prepositional', [span])}`;
}

/** "блок 3 у клітинці 5 не може початися раніше ніж у клітинці 4": a block near an edge. */
function besideEdge(facts: FactsOf<'glue' | 'near-edge'>, speech: Speech): string {
  const { run, edge, block, only } = facts;
  const goes = facts.side === 'before' ? 'початися раніше ніж у' : 'закінчитися далі ніж у';
  const limit = `не може ${goes} ${cellsIn('prepositional', [{ from: edge, to: edge }])}`;
  const certain = only && !hasSmaller(block, speech) && !hasLarger(block, speech);
  const where = cellsIn('prepositional', [run]);
  if (certain || (only && findRank(block, speech).of === 1)) {
    return `${blockText(block, speech)} у ${where} ${limit}`;
  }
  return only
    ? `у ${where} може стояти тільки ${blockText(block, speech)}, і він ${limit}`
    : `блок у ${where} не коротший за ${counted(block.size, CELLS_ACCUSATIVE)} і ${limit}`;
}

/** "блок 2 уже стоїть у клітинках 3–4", or why the run is part of no other block. */
function complete(
  { run, block }: FactsOf<'closing' | 'punctuating'>,
  known: boolean,
  speech: Speech,
): string {
  const where = cellsIn('prepositional', [run]);
  const name = blockText(block, speech);
  return known && !hasLarger(block, speech)
    ? `${name} уже стоїть у ${where}`
    : `у ${where} може стояти тільки ${name}`;
}

/** "блок 3 закінчується не далі ніж у клітинці 5, а блок 2 починається не раніше ніж у …". */
function between(
  { before, after }: FactsOf<'unreachable'> | FactsOf<'forcing-blank'>,
  speech: Speech,
): string {
  const parts: string[] = [];
  if (before !== undefined) {
    parts.push(`${whichBlock(before.block, speech)} ${goesTo(before, 'before')}`);
  }
  if (after !== undefined) {
    parts.push(`${whichBlock(after.block, speech)} ${goesTo(after, 'after')}`);
  }
  return parts.join(', а ');
}

/** "перед клітинкою 4 блок 3 стояв би впритул до неї". */
function mercury({ run, edge, block }: FactsOf<'mercury'>, speech: Speech): string {
  const side = edge < run.from ? 'перед' : 'за';
  const it = isPlural([run]) ? 'них' : 'неї';
  return `${side} ${cellsIn('instrumental', [run])} ${whichBlock(block, speech)} стояв би впритул до ${it}`;
}

function splitting({ at, length, longest }: FactsOf<'splitting'>, speech: Speech): string {
  const span = [{ from: at, to: at }];
  if (longest === undefined) {
    return `жоден блок не закриває клітинок з обох боків від ${cellsIn('genitive', span)}`;
  }
  const filled = isColored(speech)
    ? `якщо ${cellsIn('nominative', span)} буде ${colorForm(longest.color, 'feminine-instrumental', speech)}`
    : `якщо зафарбувати ${cellsIn('accusative', span)}`;
  return `${filled}, вийде відрізок завдовжки ${length}, а такого довгого блока тут немає`;
}
