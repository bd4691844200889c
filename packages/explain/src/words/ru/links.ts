/**
 * Reasons of links in Russian, in short: one clause per kind of facts, and the end of a
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
import { byCount, cellsIn, counted, linesAcross } from './words.js';

const CELLS = ['клетка', 'клетки', 'клеток'] as const;
const CELLS_ACCUSATIVE = ['клетку', 'клетки', 'клеток'] as const;
const CELLS_GENITIVE = ['клетки', 'клеток', 'клеток'] as const;
const FILLED = ['закрашена', 'закрашены', 'закрашено'] as const;

/** Most blocks of a clue that a short reason lists. */
const MOST_LISTED = 5;

/** "блок 4 помещается только в клетках 3–7, поэтому клетка 5 закрашена". */
export function shortReason(facts: LineFacts, groups: readonly Group[], speech: Speech): string {
  const so = writeClauses(groups, speech);
  if (facts.kind !== 'whole-line') return `${because(facts, groups, speech)}, поэтому ${so}`;
  const { length } = facts.blocks;
  const all = length > MOST_LISTED ? `всех ${length} блоков` : clueText(speech, 'genitive');
  if (facts.ways > 1) return `при любом расположении ${all} ${so}`;
  return `для ${all} есть только одно расположение, поэтому ${so}`;
}

/** "блок 4 помещается только в клетках 3–7, поэтому клетка 5 закрашена, но она пуста." */
export function conflictText(facts: ConflictFacts, speech: Speech): string {
  switch (facts.kind) {
    case 'too-many':
      return `${tooMany(facts, speech)}.`;
    case 'too-few':
      return `${tooFew(facts, speech)}.`;
    case 'long-run': {
      const run = counted(facts.run.to - facts.run.from + 1, CELLS);
      return `${cellsIn('nominative', [facts.run])} — это ${run} подряд, а такого длинного блока здесь нет.`;
    }
    case 'no-gap':
      return `${blockText(facts.block, speech)} не помещается ни в один промежуток.`;
    case 'against': {
      const opposite = groupConclusions([facts.opposite], speech.line);
      const known = groupConclusions([facts.known], speech.line).map((group) =>
        itIs(group, speech),
      );
      return `${shortReason(facts.facts, opposite, speech)}, но ${known.join(' и ')}.`;
    }
    case 'no-arrangement': {
      const known = writeClauses(groupConclusions(facts.known, speech.line), speech);
      return `для ${clueText(speech, 'genitive')} не остаётся места: ${known}.`;
    }
  }
}

function tooMany(
  { color, cells, total }: ConflictFacts & { readonly kind: 'too-many' },
  speech: Speech,
): string {
  const has = `${byCount(cells, FILLED)} ${counted(cells, CELLS)}`;
  if (color === undefined) return `${has}, а по числам их должно быть ${total}`;
  return `клеток ${colorForm(color, 'genitive', speech)} цвета уже ${cells}, а по числам их ${total}`;
}

function tooFew(
  { color, cells, total }: ConflictFacts & { readonly kind: 'too-few' },
  speech: Speech,
): string {
  const can = `закрасить можно только ${counted(cells, CELLS_ACCUSATIVE)}`;
  if (color === undefined) return `${can}, а по числам нужно ${total}`;
  const blocks = blocksOf(color, 'plural-genitive', speech);
  return `для ${blocks} есть только ${counted(cells, CELLS)}, а нужно ${total}`;
}

/** The reason alone: "блок 4 помещается только в клетках 3–7". */
function because(
  facts: Exclude<LineFacts, { readonly kind: 'whole-line' }>,
  groups: readonly Group[],
  speech: Speech,
): string {
  const { line } = speech;
  const within = (...spans: readonly Span[]): string => cellsIn('prepositional', spans);
  switch (facts.kind) {
    case 'no-blocks':
      return 'блоков здесь нет';
    case 'exact-fit':
      return exactFit(facts, speech);
    case 'all-left-filled':
      return 'для чисел нужны все непустые клетки';
    case 'all-filled':
      return allFilled(facts.total);
    case 'overlap':
    case 'forcing-fill':
      return `${whichBlock(facts.block, speech)} помещается только в ${within(facts.within)}`;
    case 'glue':
    case 'near-edge':
      return besideEdge(facts, speech);
    case 'closing':
      return complete(facts, true, speech);
    case 'unreachable':
      return facts.only === undefined
        ? between(facts, speech)
        : `${whichBlock(facts.only.block, speech)} помещается только в ${within(facts.only.within)}`;
    case 'forcing-blank':
      return between(facts, speech);
    case 'gap-too-small':
      return `${blockText(facts.block, speech)} не помещается в ${within(facts.span)}`;
    case 'joining':
      return `${cellsIn('nominative', [facts.left, facts.right])} входят в один блок (${numberText(facts.block, speech)})`;
    case 'splitting':
      return splitting(facts, speech);
    case 'punctuating':
      return complete(facts, facts.only, speech);
    case 'mercury':
      return mercury(facts, speech);
    case 'no-common-color': {
      const spans = groups.flatMap((group) => group.spans);
      const own = line.kind === 'row' ? 'этой строки' : 'этого столбца';
      return `у ${own} и ${linesAcross('genitive', spans, line)} нет общих цветов`;
    }
    case 'color-reach':
      return facts.spans.length === 0
        ? `${blocksOf(facts.color, 'plural-genitive', speech)} здесь нет`
        : `${blocksOf(facts.color, 'plural', speech)} помещаются только в ${within(...facts.spans)}`;
  }
}

function exactFit({ blocks, span }: FactsOf<'exact-fit'>, speech: Speech): string {
  const [first, another] = blocks;
  if (first !== undefined && another === undefined) {
    return `${blockText(first, speech)} занимает ${cellsIn('accusative', [span])}`;
  }
  const names = blocks.map((block) => numberText(block, speech));
  const named =
    blocks.length < MANY_BLOCKS
      ? `блоки ${listText(names, 'и')}`
      : counted(blocks.length, ['блок', 'блока', 'блоков']);
  return `${named} как раз помещаются в ${cellsIn('prepositional', [span])}`;
}

/** "блок 3 в клетке 5 не может начаться раньше клетки 4": a block near an edge. */
function besideEdge(facts: FactsOf<'glue' | 'near-edge'>, speech: Speech): string {
  const { run, edge, block, only } = facts;
  const goes = facts.side === 'before' ? 'начаться раньше' : 'закончиться дальше';
  const limit = `не может ${goes} ${cellsIn('genitive', [{ from: edge, to: edge }])}`;
  const certain = only && !hasSmaller(block, speech) && !hasLarger(block, speech);
  const where = cellsIn('prepositional', [run]);
  if (certain || (only && findRank(block, speech).of === 1)) {
    return `${blockText(block, speech)} в ${where} ${limit}`;
  }
  return only
    ? `в ${where} может стоять только ${blockText(block, speech)}, и он ${limit}`
    : `блок в ${where} не короче ${counted(block.size, CELLS_GENITIVE)} и ${limit}`;
}

/** "блок 2 уже стоит в клетках 3–4", or why the run is part of no other block. */
function complete(
  { run, block }: FactsOf<'closing' | 'punctuating'>,
  known: boolean,
  speech: Speech,
): string {
  const where = cellsIn('prepositional', [run]);
  const name = blockText(block, speech);
  return known && !hasLarger(block, speech)
    ? `${name} уже стоит в ${where}`
    : `в ${where} может стоять только ${name}`;
}

/** "блок 3 заканчивается не дальше клетки 5, а блок 2 начинается не раньше клетки 9". */
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

/** "до клетки 4 блок 3 стоял бы вплотную к ней". */
function mercury({ run, edge, block }: FactsOf<'mercury'>, speech: Speech): string {
  const side = edge < run.from ? 'до' : 'после';
  const it = isPlural([run]) ? 'ним' : 'ней';
  return `${side} ${cellsIn('genitive', [run])} ${whichBlock(block, speech)} стоял бы вплотную к ${it}`;
}

function splitting({ at, length, longest }: FactsOf<'splitting'>, speech: Speech): string {
  const span = [{ from: at, to: at }];
  if (longest === undefined) {
    return `ни один блок не покрывает клетки по обе стороны от ${cellsIn('genitive', span)}`;
  }
  const filled = isColored(speech)
    ? `если ${cellsIn('nominative', span)} будет ${colorForm(longest.color, 'feminine-instrumental', speech)}`
    : `если закрасить ${cellsIn('accusative', span)}`;
  return `${filled}, получится ${counted(length, CELLS)} подряд, а такого длинного блока здесь нет`;
}
