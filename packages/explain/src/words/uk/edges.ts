/** Reasons at an edge, in Ukrainian: blocks that begin there, are complete, or are pushed away. */
import type { Anchor, BlockFact, EdgeFacts, Exclusion, Span } from '../../facts.js';
import type { Speech } from '../language.js';
import type { FactsOf } from '../naming.js';
import { isPlural, listText } from '../spans.js';
import { blocksOf, blockText, colorForm, whichBlock, writeClauses } from './phrases.js';
import { type Case, cellsIn, counted, linesAcross } from './words.js';

const CELLS_ACCUSATIVE = ['клітинку', 'клітинки', 'клітинок'] as const;

/** "блок 3 у клітинці 2 не може початися лівіше від …, тому доходить щонайменше до клітинки 3". */
export function besideEdge(
  facts: FactsOf<'glue' | 'near-edge'>,
  so: string,
  speech: Speech,
): string {
  const name = blockIn(facts, speech);
  const forward = facts.side === 'before';
  if (facts.kind === 'glue') {
    const begins = forward ? 'починається' : 'закінчується';
    return `${name} ${begins} ${rightAtEdge(facts, speech)}, тому ${so}.`;
  }
  const { edge, beyond, filled } = facts;
  const [before, after] = speech.line.kind === 'row' ? ['лівіше', 'правіше'] : ['вище', 'нижче'];
  const goes = forward ? `початися ${before}` : `закінчитися ${after}`;
  const reaches = `доходить щонайменше до ${one('genitive', forward ? filled.to : filled.from)}`;
  const stays =
    beyond === 'end'
      ? 'вийти за край'
      : `${goes} від ${one('genitive', edge)} (${beyondEdge(facts, speech)})`;
  return `${name} не може ${stays}, тому ${reaches}: ${so}.`;
}

/** "блок 3 у клітинці 2", "клітинка 2 може належати тільки блоку 3, бо …; блок 3". */
function blockIn(
  { run, block, only, because: reasons }: FactsOf<'glue' | 'near-edge'>,
  speech: Speech,
): string {
  const where = cellsIn('prepositional', [run]);
  const why = because(reasons, speech);
  if (!only) {
    const length = counted(block.size, CELLS_ACCUSATIVE);
    return `блок у ${where} не коротший за ${length}${why === '' ? '' : `${why},`} і`;
  }
  if (reasons?.length === 0) return `${blockText(block, speech)} у ${where}`;
  const it = why === '' ? 'він' : blockText(block, speech);
  return `${belongs(run, block, speech)}${why}; ${it}`;
}

/** "клітинки 2–3 можуть належати тільки блоку 3". */
function belongs(run: Span, block: BlockFact, speech: Speech): string {
  const can = isPlural([run]) ? 'можуть' : 'може';
  const name = blockText(block, speech, 'dative');
  return `${cellsIn('nominative', [run])} ${can} належати тільки ${name}`;
}

/** "біля самого краю", "одразу за порожньою клітинкою 1". */
function rightAtEdge(facts: EdgeFacts, speech: Speech): string {
  const { side, edge, beyond, block } = facts;
  if (beyond === 'end') return 'біля самого краю';
  const forward = side === 'before';
  const at = edge + (forward ? -1 : 1);
  const where = `одразу ${forward ? 'за' : 'перед'}`;
  if (beyond === 'blank') return `${where} порожньою ${one('instrumental', at)}`;
  const color = colorForm(block.color, 'feminine-instrumental', speech);
  const cell = one('instrumental', at);
  if (beyond === 'cell') return `${where} ${cell}, яка не може бути ${color}`;
  return `${where} ${cell}, бо ${beyondEdge(facts, speech)}`;
}

/** "клітинка 12 порожня": why the block cannot cross the edge. */
function beyondEdge({ side, edge, beyond, block }: EdgeFacts, speech: Speech): string {
  const at = edge + (side === 'before' ? -1 : 1);
  const spans = [{ from: at, to: at }];
  if (beyond === 'blank') return writeClauses([{ spans, color: 0, lost: [] }], speech);
  if (beyond === 'cell') return writeClauses([{ spans, color: -1, lost: [block.color] }], speech);
  const line = linesAcross('prepositional', spans, speech.line);
  return `у ${line} немає ${blocksOf(block.color, 'plural-genitive', speech)}`;
}

function one(form: Case, at: number): string {
  return cellsIn(form, [{ from: at, to: at }]);
}

/** Most blocks that a reason names one by one. */
const MOST_NAMED = 3;

/** ", бо перший блок 2 закінчується не далі ніж у клітинці 4": why no other block lies there. */
export function because(reasons: readonly Exclusion[] | undefined, speech: Speech): string {
  if (reasons === undefined || reasons.length === 0) return '';
  return `, бо ${listText(
    reasons.map((reason) => exclusion(reason, speech)),
    'і',
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
  const one = kind === 'complete' ? 'уже стоїть' : 'там не вміщується';
  const many = kind === 'complete' ? 'уже стоять' : 'там не вміщуються';
  if (blocks.length > MOST_NAMED) return `інші блоки ${many}`;
  const names = blocks.map((block) => whichBlock(block, speech));
  return `${listText(names, 'і')} ${single ? one : many}`;
}

/** "блок 4 цілком стоїть у клітинках 2–5", or the reason why the run is part of no other block. */
export function complete(
  { run, block, because: reasons }: FactsOf<'closing' | 'punctuating'>,
  so: string,
  speech: Speech,
): string {
  const where = cellsIn('prepositional', [run]);
  const name = blockText(block, speech);
  if (reasons?.length === 0) {
    return `${name} ${isPlural([run]) ? 'цілком' : 'уже'} стоїть у ${where}, тому ${so}.`;
  }
  return `у ${where} може стояти тільки ${name}${because(reasons, speech)}, отже, це вже весь блок: ${so}.`;
}

/** "лівіше від клітинки 4 є тільки клітинки 1–3, де блок 3 стояв би впритул до неї". */
export function mercury(
  { run, block, edge }: FactsOf<'mercury'>,
  so: string,
  speech: Speech,
): string {
  const row = speech.line.kind === 'row';
  const first = edge < run.from;
  const outside = first ? { from: edge, to: run.from - 1 } : { from: run.to + 1, to: edge };
  const side = first ? (row ? 'лівіше' : 'вище') : row ? 'правіше' : 'нижче';
  const it = isPlural([run]) ? 'них' : 'неї';
  const room = `${side} від ${cellsIn('genitive', [run])} є тільки ${cellsIn('nominative', [outside])}`;
  const at = first ? run.to - block.size + 1 : run.from + block.size - 1;
  const goes = goesTo({ block, within: { from: at, to: at } }, first ? 'after' : 'before');
  const lies =
    run.to - run.from + 1 === block.size
      ? `стоїть у ${cellsIn('prepositional', [run])}`
      : `закриває ${cellsIn('accusative', [run])} і ${goes}`;
  return `${room}, де ${whichBlock(block, speech)} стояв би впритул до ${it}, тому він ${lies}: ${so}.`;
}

/** "закінчується не далі ніж у клітинці 3", "починається не раніше ніж у клітинці 8". */
export function goesTo({ within }: Anchor, side: 'before' | 'after'): string {
  const where = one('prepositional', side === 'before' ? within.to : within.from);
  return side === 'before'
    ? `закінчується не далі ніж у ${where}`
    : `починається не раніше ніж у ${where}`;
}
