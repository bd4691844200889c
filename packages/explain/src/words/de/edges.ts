/** Reasons at an edge, in German: blocks that begin there, are complete, or are pushed away. */
import type { Anchor, EdgeFacts, Exclusion } from '../../facts.js';
import type { Speech } from '../language.js';
import type { FactsOf } from '../naming.js';
import { isPlural, listText } from '../spans.js';
import { blockText, colorName, looks, someBlock, theBlock, toSomeBlock } from './phrases.js';
import { cellsIn, counted, oneCell } from './words.js';

const CELLS = ['Feld', 'Felder'] as const;

/** "die 3 in Feld 2 kann nicht vor Feld 1 beginnen, also reicht sie mindestens bis Feld 3; …". */
export function besideEdge(
  facts: FactsOf<'glue' | 'near-edge'>,
  so: string,
  speech: Speech,
): string {
  const name = blockIn(facts, speech);
  const forward = facts.side === 'before';
  if (facts.kind === 'glue') {
    return `${name} ${forward ? 'beginnt' : 'endet'} ${rightAtEdge(facts, speech)}, also ${so}.`;
  }
  const { edge, beyond, filled, only } = facts;
  const goes = forward
    ? `kann nicht vor ${oneCell(edge)} beginnen`
    : `kann nicht hinter ${oneCell(edge)} enden`;
  const why = beyond === 'end' ? '' : ` (${beyondEdge(facts, speech)})`;
  const to = oneCell(forward ? filled.to : filled.from);
  const it = only ? 'sie' : 'er';
  return `${name} ${goes}${why}, also reicht ${it} mindestens bis ${to}; damit ${so}.`;
}

/** "die 3 in Feld 2", "Feld 2 kann nur zur 3 gehören, denn …; diese 3", "der Block in Feld 2 …". */
function blockIn(
  { run, block, only, because: reasons }: FactsOf<'glue' | 'near-edge'>,
  speech: Speech,
): string {
  const where = cellsIn('dative', [run]);
  const why = because(reasons, speech);
  if (!only) {
    return `der Block in ${where} hat mindestens ${counted(block.size, CELLS)}${why === '' ? '' : `${why},`} und`;
  }
  if (reasons?.length === 0) return `die ${blockText(block, speech)} in ${where}`;
  const can = isPlural([run]) ? 'können' : 'kann';
  return `${cellsIn('nominative', [run])} ${can} nur ${toSomeBlock(block, speech)} gehören${why}; diese ${blockText(block, speech)}`;
}

/** "direkt am Rand", "direkt hinter dem leeren Feld 1". */
function rightAtEdge(facts: EdgeFacts, speech: Speech): string {
  const { side, edge, beyond, block } = facts;
  if (beyond === 'end') return 'direkt am Rand';
  const forward = side === 'before';
  const where = `direkt ${forward ? 'hinter' : 'vor'}`;
  const at = edge + (forward ? -1 : 1);
  if (beyond === 'blank') return `${where} dem leeren ${oneCell(at)}`;
  const cannot =
    beyond === 'cell'
      ? `das nicht ${looks(block.color, speech)} ist`
      : `in dessen ${across(speech)} ${colorName(block.color, speech)} nicht vorkommt`;
  return `${where} ${oneCell(at)}, ${cannot}`;
}

/** "Feld 12 ist leer": why the block cannot cross the edge. */
function beyondEdge({ side, edge, beyond, block }: EdgeFacts, speech: Speech): string {
  const at = edge + (side === 'before' ? -1 : 1);
  if (beyond === 'blank') return `${oneCell(at)} ist leer`;
  if (beyond === 'cell') return `${oneCell(at)} ist nicht ${looks(block.color, speech)}`;
  return `in ${across(speech)} ${at + 1} kommt ${colorName(block.color, speech)} nicht vor`;
}

function across({ line }: Speech): string {
  return line.kind === 'row' ? 'Spalte' : 'Zeile';
}

/** Most blocks that a reason names one by one. */
const MOST_NAMED = 3;

/** ", denn die erste 2 endet spätestens in Feld 4": why no other block can lie there. */
export function because(reasons: readonly Exclusion[] | undefined, speech: Speech): string {
  if (reasons === undefined || reasons.length === 0) return '';
  return `, denn ${listText(
    reasons.map((reason) => exclusion(reason, speech)),
    'und',
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
  const one = kind === 'complete' ? 'ist schon fertig' : 'passt dort nicht hin';
  const many = kind === 'complete' ? 'sind schon fertig' : 'passen dort nicht hin';
  if (blocks.length > MOST_NAMED) return `die anderen ${many}`;
  const names = blocks.map((block) => theBlock(block, speech));
  return `${listText(names, 'und')} ${single ? one : many}`;
}

/** "die 4 steht vollständig in den Feldern 2–5", or why the run is part of no other block. */
export function complete(
  { run, block, because: reasons }: FactsOf<'closing' | 'punctuating'>,
  so: string,
  speech: Speech,
): string {
  const where = cellsIn('dative', [run]);
  if (reasons?.length === 0) {
    const stands = isPlural([run]) ? 'steht vollständig' : 'steht schon';
    return `die ${blockText(block, speech)} ${stands} in ${where}, also ${so}.`;
  }
  return `in ${where} kann nur ${someBlock(block, speech)} liegen${because(reasons, speech)}, also ist diese ${blockText(block, speech)} fertig; damit ${so}.`;
}

/** "vor Feld 4 liegen nur die Felder 1–3, wo die 3 es berühren würde". */
export function mercury(
  { run, block, edge }: FactsOf<'mercury'>,
  so: string,
  speech: Speech,
): string {
  const first = edge < run.from;
  const outside = first ? { from: edge, to: run.from - 1 } : { from: run.to + 1, to: edge };
  const lie = isPlural([outside]) ? 'liegen' : 'liegt';
  const room = `${first ? 'vor' : 'hinter'} ${cellsIn('dative', [run])} ${lie} nur ${cellsIn('nominative', [outside])}`;
  const it = isPlural([run]) ? 'sie' : 'es';
  const touches = `wo ${theBlock(block, speech)} ${it} berühren würde`;
  const at = first ? run.to - block.size + 1 : run.from + block.size - 1;
  const goes = goesTo({ block, within: { from: at, to: at } }, first ? 'after' : 'before');
  const name = `die ${blockText(block, speech)}`;
  const lies =
    run.to - run.from + 1 === block.size
      ? `liegt ${name} in ${cellsIn('dative', [run])}`
      : `überdeckt ${name} ${cellsIn('nominative', [run])} und ${goes}`;
  return `${room}, ${touches}, also ${lies}; damit ${so}.`;
}

/** "endet spätestens in Feld 3", "beginnt frühestens in Feld 8". */
export function goesTo({ within }: Anchor, side: 'before' | 'after'): string {
  return side === 'before'
    ? `endet spätestens in ${oneCell(within.to)}`
    : `beginnt frühestens in ${oneCell(within.from)}`;
}
