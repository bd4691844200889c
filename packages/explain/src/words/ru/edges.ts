/** Reasons at an edge, in Russian: blocks that begin there, are complete, or are pushed away. */
import type { Anchor, BlockFact, EdgeFacts, Exclusion, Span } from '../../facts.js';
import type { Speech } from '../language.js';
import type { FactsOf } from '../naming.js';
import { isPlural, listText } from '../spans.js';
import { blocksOf, blockText, colorForm, whichBlock, writeClauses } from './phrases.js';
import { type Case, cellsIn, counted, linesAcross } from './words.js';

const CELLS_GENITIVE = ['клетки', 'клеток', 'клеток'] as const;

/** "блок 3 в клетке 2 не может начаться левее …, поэтому доходит как минимум до клетки 3". */
export function besideEdge(
  facts: FactsOf<'glue' | 'near-edge'>,
  so: string,
  speech: Speech,
): string {
  const name = blockIn(facts, speech);
  const forward = facts.side === 'before';
  if (facts.kind === 'glue') {
    const begins = forward ? 'начинается' : 'заканчивается';
    return `${name} ${begins} ${rightAtEdge(facts, speech)}, поэтому ${so}.`;
  }
  const { edge, beyond, filled } = facts;
  const [before, after] = speech.line.kind === 'row' ? ['левее', 'правее'] : ['выше', 'ниже'];
  const goes = forward ? `начаться ${before}` : `закончиться ${after}`;
  const reaches = `доходит как минимум до ${one('genitive', forward ? filled.to : filled.from)}`;
  const stays =
    beyond === 'end'
      ? 'выйти за край'
      : `${goes} ${one('genitive', edge)} (${beyondEdge(facts, speech)})`;
  return `${name} не может ${stays}, поэтому ${reaches}: ${so}.`;
}

/** "блок 3 в клетке 2", "клетка 2 может принадлежать только блоку 3, так как …; он". */
function blockIn(
  { run, block, only, because: reasons }: FactsOf<'glue' | 'near-edge'>,
  speech: Speech,
): string {
  const where = cellsIn('prepositional', [run]);
  const why = because(reasons, speech);
  if (!only) {
    const length = counted(block.size, CELLS_GENITIVE);
    return `блок в ${where} не короче ${length}${why === '' ? '' : `${why},`} и`;
  }
  if (reasons?.length === 0) return `${blockText(block, speech)} в ${where}`;
  return `${belongs(run, block, speech)}${why}; он`;
}

/** "клетки 2–3 могут принадлежать только блоку 3". */
function belongs(run: Span, block: BlockFact, speech: Speech): string {
  const can = isPlural([run]) ? 'могут' : 'может';
  const name = blockText(block, speech, 'dative');
  return `${cellsIn('nominative', [run])} ${can} принадлежать только ${name}`;
}

/** "у самого края", "сразу за пустой клеткой 1". */
function rightAtEdge(facts: EdgeFacts, speech: Speech): string {
  const { side, edge, beyond, block } = facts;
  if (beyond === 'end') return 'у самого края';
  const forward = side === 'before';
  const at = edge + (forward ? -1 : 1);
  const where = `сразу ${forward ? 'за' : 'перед'}`;
  if (beyond === 'blank') return `${where} пустой клеткой ${at + 1}`;
  const color = colorForm(block.color, 'feminine-instrumental', speech);
  if (beyond === 'cell') return `${where} клеткой ${at + 1}, которая не может быть ${color}`;
  return `${where} клеткой ${at + 1}, так как ${beyondEdge(facts, speech)}`;
}

/** "клетка 12 пуста": why the block cannot cross the edge. */
function beyondEdge({ side, edge, beyond, block }: EdgeFacts, speech: Speech): string {
  const at = edge + (side === 'before' ? -1 : 1);
  const spans = [{ from: at, to: at }];
  if (beyond === 'blank') return writeClauses([{ spans, color: 0, lost: [] }], speech);
  if (beyond === 'cell') return writeClauses([{ spans, color: -1, lost: [block.color] }], speech);
  const line = linesAcross('prepositional', spans, speech.line);
  return `в ${line} нет ${blocksOf(block.color, 'plural-genitive', speech)}`;
}

function one(form: Case, at: number): string {
  return cellsIn(form, [{ from: at, to: at }]);
}

/** Most blocks that a reason names one by one. */
const MOST_NAMED = 3;

/** ", так как первый блок 2 заканчивается не дальше клетки 4": why no other block lies there. */
export function because(reasons: readonly Exclusion[] | undefined, speech: Speech): string {
  if (reasons === undefined || reasons.length === 0) return '';
  return `, так как ${listText(
    reasons.map((reason) => exclusion(reason, speech)),
    'и',
  )}`;
}

function exclusion(reason: Exclusion, speech: Speech): string {
  if ('anchor' in reason) {
    const side = reason.kind === 'before' ? 'before' : 'after';
    return `${whichBlock(reason.anchor.block, speech)} ${goesTo(reason.anchor, side)}`;
  }
  const { kind, blocks } = reason;
  const [first, second] = blocks;
  const single = first !== undefined && second === undefined;
  const one = kind === 'complete' ? 'уже стоит' : 'там не помещается';
  const many = kind === 'complete' ? 'уже стоят' : 'там не помещаются';
  if (blocks.length > MOST_NAMED) return `остальные ${many}`;
  const names = blocks.map((block) => whichBlock(block, speech));
  return `${listText(names, 'и')} ${single ? one : many}`;
}

/** "блок 4 целиком стоит в клетках 2–5", or the reason why the run is part of no other block. */
export function complete(
  { run, block, because: reasons }: FactsOf<'closing' | 'punctuating'>,
  so: string,
  speech: Speech,
): string {
  const where = cellsIn('prepositional', [run]);
  if (reasons?.length === 0) {
    const stands = isPlural([run]) ? 'целиком стоит' : 'уже стоит';
    return `${blockText(block, speech)} ${stands} в ${where}, поэтому ${so}.`;
  }
  const name = blockText(block, speech);
  return `в ${where} может стоять только ${name}${because(reasons, speech)}, значит, он уже закончен: ${so}.`;
}

/** "левее клетки 4 есть только клетки 1–3, где блок 3 стоял бы вплотную к нему". */
export function mercury(
  { run, block, edge }: FactsOf<'mercury'>,
  so: string,
  speech: Speech,
): string {
  const row = speech.line.kind === 'row';
  const first = edge < run.from;
  const outside = first ? { from: edge, to: run.from - 1 } : { from: run.to + 1, to: edge };
  const side = first ? (row ? 'левее' : 'выше') : row ? 'правее' : 'ниже';
  const it = isPlural([run]) ? 'ним' : 'ней';
  const room = `${side} ${cellsIn('genitive', [run])} есть только ${cellsIn('nominative', [outside])}`;
  const at = first ? run.to - block.size + 1 : run.from + block.size - 1;
  const goes = goesTo({ block, within: { from: at, to: at } }, first ? 'after' : 'before');
  const lies =
    run.to - run.from + 1 === block.size
      ? `стоит в ${cellsIn('prepositional', [run])}`
      : `закрывает ${cellsIn('accusative', [run])} и ${goes}`;
  return `${room}, где ${whichBlock(block, speech)} стоял бы вплотную к ${it}, поэтому он ${lies}: ${so}.`;
}

/** "заканчивается не дальше клетки 3", "начинается не раньше клетки 8". */
export function goesTo({ within }: Anchor, side: 'before' | 'after'): string {
  const at = side === 'before' ? within.to : within.from;
  const where = cellsIn('genitive', [{ from: at, to: at }]);
  return side === 'before' ? `заканчивается не дальше ${where}` : `начинается не раньше ${where}`;
}
