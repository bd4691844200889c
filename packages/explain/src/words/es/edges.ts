/** Reasons at an edge, in Spanish: blocks that begin there, are complete, or are pushed away. */
import type { Anchor, EdgeFacts, Exclusion, Span } from '../../facts.js';
import type { Speech } from '../language.js';
import type { FactsOf } from '../naming.js';
import { isPlural, listText } from '../spans.js';
import { blocksOf, blockText, someBlock, theBlock, writeClauses } from './phrases.js';
import { across, cells, countedCells } from './words.js';

/** "el 3 de la casilla 2 no puede empezar antes de la casilla 1, así que llega como mínimo …". */
export function besideEdge(
  facts: FactsOf<'glue' | 'near-edge'>,
  so: string,
  speech: Speech,
): string {
  const name = blockIn(facts, speech);
  const forward = facts.side === 'before';
  if (facts.kind === 'glue') {
    const begins = forward ? 'empieza' : 'termina';
    return `${name} ${begins} ${rightAtEdge(facts, speech)}, así que ${so}.`;
  }
  const { edge, beyond, filled } = facts;
  const goes = `no puede ${forward ? 'empezar antes' : 'terminar después'} de ${one(edge)}`;
  const why = beyond === 'end' ? '' : ` (${beyondEdge(facts, speech)})`;
  const to = one(forward ? filled.to : filled.from);
  return `${name} ${goes}${why}, así que llega como mínimo hasta ${to}: ${so}.`;
}

/** "el 3 de la casilla 2", "solo el 3 puede cubrir la casilla 2, porque …; ese bloque". */
function blockIn(
  { run, block, only, because: reasons }: FactsOf<'glue' | 'near-edge'>,
  speech: Speech,
): string {
  const where = cells([run]);
  const why = because(reasons, speech);
  if (!only) {
    const length = countedCells(block.size);
    return `el bloque de ${where} tiene al menos ${length}${why === '' ? '' : `${why},`} y`;
  }
  if (reasons?.length === 0) return `el ${blockText(block, speech)} de ${where}`;
  return `solo ${someBlock(block, speech)} puede cubrir ${where}${why}; ese bloque`;
}

/** "justo en el borde", "justo después de la casilla 1, que está vacía". */
function rightAtEdge(facts: EdgeFacts, speech: Speech): string {
  const { side, edge, beyond, block } = facts;
  if (beyond === 'end') return 'justo en el borde';
  const forward = side === 'before';
  const at = edge + (forward ? -1 : 1);
  const where = `justo ${forward ? 'después' : 'antes'} de ${one(at)}`;
  if (beyond === 'blank') return `${where}, que está vacía`;
  if (beyond === 'cell') return `${where}, ${beyondEdge(facts, speech).replace(one(at), 'que')}`;
  const none = blocksOf(block.color, 'one', speech);
  return `${where}, cuya ${across(speech.line)} no tiene ningún ${none} en su pista`;
}

/** "la casilla 12 está vacía": why the block cannot cross the edge. */
function beyondEdge({ side, edge, beyond, block }: EdgeFacts, speech: Speech): string {
  const at = edge + (side === 'before' ? -1 : 1);
  const spans = [{ from: at, to: at }];
  if (beyond === 'blank') return writeClauses([{ spans, color: 0, lost: [] }], speech);
  if (beyond === 'cell') return writeClauses([{ spans, color: -1, lost: [block.color] }], speech);
  const none = blocksOf(block.color, 'one', speech);
  return `la ${across(speech.line)} ${at + 1} no tiene ningún ${none} en su pista`;
}

function one(place: number): string {
  return cells([{ from: place, to: place }]);
}

/** Most blocks that a reason names one by one. */
const MOST_NAMED = 3;

/** ", porque el primer 2 termina como muy tarde en la casilla 4": why no other block lies there. */
export function because(reasons: readonly Exclusion[] | undefined, speech: Speech): string {
  if (reasons === undefined || reasons.length === 0) return '';
  return `, porque ${listText(
    reasons.map((reason) => exclusion(reason, speech)),
    'y',
  )}`;
}

function exclusion(reason: Exclusion, speech: Speech): string {
  if ('anchor' in reason) {
    const side = reason.kind === 'before' ? 'before' : 'after';
    return `${theBlock(reason.anchor.block, speech)} ${goesTo(reason.anchor, side)}`;
  }
  const { kind, blocks } = reason;
  const [first, second] = blocks;
  const single = first !== undefined && second === undefined;
  const done = single ? 'ya está completo' : 'ya están completos';
  const small = single ? 'no cabe ahí' : 'no caben ahí';
  if (blocks.length > MOST_NAMED) return `los demás ${kind === 'complete' ? done : small}`;
  const names = blocks.map((block) => theBlock(block, speech));
  return `${listText(names, 'y')} ${kind === 'complete' ? done : small}`;
}

/** "el 4 está completo en las casillas 2–5", or why the run is part of no other block. */
export function complete(
  { run, block, because: reasons }: FactsOf<'closing' | 'punctuating'>,
  so: string,
  speech: Speech,
): string {
  const where = cells([run]);
  if (reasons?.length === 0) {
    return `el ${blockText(block, speech)} está completo en ${where}, así que ${so}.`;
  }
  const only = `solo ${someBlock(block, speech)} puede estar en ${where}`;
  return `${only}${because(reasons, speech)}, así que ese bloque está terminado: ${so}.`;
}

/** "antes de la casilla 4 solo están las casillas 1–3, donde el 3 la tocaría". */
export function mercury(
  { run, block, edge }: FactsOf<'mercury'>,
  so: string,
  speech: Speech,
): string {
  const at = (span: Span): string => cells([span]);
  const first = edge < run.from;
  const outside = first ? { from: edge, to: run.from - 1 } : { from: run.to + 1, to: edge };
  const are = isPlural([outside]) ? 'están' : 'está';
  const room = `${first ? 'antes' : 'después'} de ${at(run)} solo ${are} ${at(outside)}`;
  const touches = `donde ${theBlock(block, speech)} ${isPlural([run]) ? 'las' : 'la'} tocaría`;
  const place = first ? run.to - block.size + 1 : run.from + block.size - 1;
  const anchor = { block, within: { from: place, to: place } };
  const whole = run.to - run.from + 1 === block.size;
  const lies = whole
    ? `está en ${at(run)}`
    : `cubre ${at(run)} y ${goesTo(anchor, first ? 'after' : 'before')}`;
  return `${room}, ${touches}, así que el ${blockText(block, speech)} ${lies}: ${so}.`;
}

/** "termina como muy tarde en la casilla 3", "empieza como muy pronto en la casilla 8". */
export function goesTo({ within }: Anchor, side: 'before' | 'after'): string {
  return side === 'before'
    ? `termina como muy tarde en ${one(within.to)}`
    : `empieza como muy pronto en ${one(within.from)}`;
}
