/** Reasons at an edge, in French: blocks that begin there, are complete, or are pushed away. */
import type { Anchor, EdgeFacts, Exclusion } from '../../facts.js';
import type { Speech } from '../language.js';
import type { FactsOf } from '../naming.js';
import { isPlural, listText } from '../spans.js';
import { blockOf, blockText, cellLooks, someBlock, theBlock } from './phrases.js';
import { cells, fewCells, noun, one } from './words.js';

/** "le bloc de 3 qui couvre la case 2 ne peut pas commencer avant la case 1, donc …". */
export function besideEdge(
  facts: FactsOf<'glue' | 'near-edge'>,
  so: string,
  speech: Speech,
): string {
  const name = blockIn(facts, speech);
  const forward = facts.side === 'before';
  if (facts.kind === 'glue') {
    return `${name} ${forward ? 'commence' : 'finit'} ${rightAtEdge(facts, speech)}, donc ${so}.`;
  }
  const { edge, beyond, filled } = facts;
  const goes = forward ? `commencer ${one(edge, 'avant')}` : `finir ${one(edge, 'après')}`;
  const why = beyond === 'end' ? '' : ` (${beyondEdge(facts, speech)})`;
  const to = one(forward ? filled.to : filled.from);
  return `${name} ne peut pas ${goes}${why}, donc il atteint au moins ${to} : ${so}.`;
}

/** "le bloc de 3 qui couvre la case 2", "seul le bloc de 3 peut couvrir la case 2, car … ; il". */
function blockIn(
  { run, block, only, because: reasons }: FactsOf<'glue' | 'near-edge'>,
  speech: Speech,
): string {
  const why = because(reasons, speech);
  if (!only) {
    const size = `a au moins ${fewCells(block.size)}`;
    return `le bloc qui couvre ${cells([run])} ${size}${why === '' ? '' : `${why},`} et`;
  }
  if (reasons?.length === 0) return `le ${blockText(block, speech)} qui couvre ${cells([run])}`;
  return `seul ${someBlock(block, speech)} peut couvrir ${cells([run])}${why} ; ce ${blockText(block, speech)}`;
}

/** "right at the edge": "au bord", "juste après la case vide 1". */
function rightAtEdge({ side, edge, beyond, block }: EdgeFacts, speech: Speech): string {
  if (beyond === 'end') return 'au bord';
  const forward = side === 'before';
  const at = edge + (forward ? -1 : 1);
  const where = `juste ${one(at, forward ? 'après' : 'avant')}`;
  if (beyond === 'blank') return `${where}, qui est vide`;
  if (beyond === 'cell') return `${where}, qui n’est pas ${cellLooks(block.color, speech)}`;
  return `${where}, dont la ${across(speech)} n’a pas de ${blockOf(block.color, speech)}`;
}

/** "la case 12 est vide": why the block cannot cross the edge. */
function beyondEdge({ side, edge, beyond, block }: EdgeFacts, speech: Speech): string {
  const at = edge + (side === 'before' ? -1 : 1);
  if (beyond === 'blank') return `${one(at)} est vide`;
  if (beyond === 'cell') return `${one(at)} n’est pas ${cellLooks(block.color, speech)}`;
  return `la ${across(speech)} ${at + 1} n’a pas de ${blockOf(block.color, speech)}`;
}

function across({ line }: Speech): string {
  return noun(line.kind === 'row' ? 'column' : 'row');
}

/** Most blocks that a reason names one by one. */
const MOST_NAMED = 3;

/** ", car le premier bloc de 2 finit au plus tard à la case 4": why no other block lies there. */
export function because(reasons: readonly Exclusion[] | undefined, speech: Speech): string {
  if (reasons === undefined || reasons.length === 0) return '';
  return `, car ${listText(
    reasons.map((reason) => exclusion(reason, speech)),
    'et',
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
  const one = kind === 'complete' ? 'est complet' : 'n’y tient pas';
  const many = kind === 'complete' ? 'sont complets' : 'n’y tiennent pas';
  if (blocks.length > MOST_NAMED) return `les autres ${many}`;
  const names = blocks.map((block) => theBlock(block, speech));
  return `${listText(names, 'et')} ${single ? one : many}`;
}

/** "le bloc de 4 est complet dans les cases 2–5", or why the run is part of no other block. */
export function complete(
  { run, block, because: reasons }: FactsOf<'closing' | 'punctuating'>,
  so: string,
  speech: Speech,
): string {
  const where = cells([run], 'dans');
  return reasons?.length === 0
    ? `le ${blockText(block, speech)} est complet ${where}, donc ${so}.`
    : `seul ${someBlock(block, speech)} peut se trouver ${where}${because(reasons, speech)}, donc celui ${cells([run], 'de')} est complet : ${so}.`;
}

/** "avant la case 4, il n’y a que les cases 1–3, où le bloc de 3 la toucherait". */
export function mercury(
  { run, block, edge }: FactsOf<'mercury'>,
  so: string,
  speech: Speech,
): string {
  const first = edge < run.from;
  const outside = first ? { from: edge, to: run.from - 1 } : { from: run.to + 1, to: edge };
  const room = `${cells([run], first ? 'avant' : 'après')}, il n’y a que ${cells([outside])}`;
  const touches = `où ${theBlock(block, speech)} ${isPlural([run]) ? 'les' : 'la'} toucherait`;
  const at = first ? run.to - block.size + 1 : run.from + block.size - 1;
  const goes = goesTo({ block, within: { from: at, to: at } }, first ? 'after' : 'before');
  const lies =
    run.to - run.from + 1 === block.size
      ? `se trouve ${cells([run], 'dans')}`
      : `couvre ${cells([run])} et ${goes}`;
  return `${room}, ${touches}, donc ce bloc ${lies} : ${so}.`;
}

/** "finit au plus tard à la case 3", "commence au plus tôt à la case 8". */
export function goesTo({ within }: Anchor, side: 'before' | 'after'): string {
  return side === 'before'
    ? `finit au plus tard ${one(within.to, 'à')}`
    : `commence au plus tôt ${one(within.from, 'à')}`;
}
