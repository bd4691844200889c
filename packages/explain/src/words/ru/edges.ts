/** Reasons at an edge, in Russian: blocks that begin there, are complete, or are pushed away. */
import type { Anchor, EdgeFacts } from '../../step.js';
import type { Speech } from '../language.js';
import { type FactsOf, hasLarger, hasSmaller } from '../naming.js';
import { isPlural } from '../spans.js';
import { blockText, clausesOf, whichBlock } from './phrases.js';
import { type Case, cellsIn, counted, crossing } from './words.js';

const CELLS_GENITIVE = ['клетки', 'клеток', 'клеток'] as const;

/** "блок 3 в столбце 2 не может выйти за край, поэтому доходит хотя бы до столбца 3". */
export function glue(facts: FactsOf<'glue' | 'near-edge'>, so: string, speech: Speech): string {
  const { run, edge, block, only, filled } = facts;
  const one = (form: Case, at: number): string =>
    cellsIn(form, [{ from: at, to: at }], speech.line);
  const where = cellsIn('prepositional', [run], speech.line);
  const forward = facts.side === 'before';
  const certain = only && !hasSmaller(block, speech) && !hasLarger(block, speech);
  const name = certain
    ? `${blockText(block, speech)} в ${where}`
    : only
      ? `закрыть ${cellsIn('accusative', [run], speech.line)} может только ${blockText(block, speech)}; он`
      : `блок в ${where} не короче ${counted(block.size, CELLS_GENITIVE)} и`;
  const because = facts.beyond === 'end' ? '' : beyondEdge(facts, speech);
  if (facts.kind === 'glue' && facts.closed !== undefined) {
    const begins = forward ? 'начинается' : 'заканчивается';
    const there = facts.beyond === 'end' ? `${begins} у самого края` : `там и ${begins}`;
    return `${name} ${there}${because}, поэтому ${so}.`;
  }
  const [before, after] = speech.line.kind === 'row' ? ['левее', 'правее'] : ['выше', 'ниже'];
  const goes = forward ? `начаться ${before}` : `закончиться ${after}`;
  const to = forward ? filled.to : filled.from;
  const reaches = `доходит хотя бы до ${one('genitive', to)}: ${so}`;
  if (facts.beyond === 'end') return `${name} не может выйти за край, поэтому ${reaches}.`;
  return `${name} не может ${goes} ${one('genitive', edge)}${because}, и ${reaches}.`;
}

/** "блок 4 целиком стоит в столбцах 2–5", or the reason why the run is part of no other block. */
export function complete(
  { run, block }: FactsOf<'closing' | 'punctuating'>,
  known: boolean,
  so: string,
  speech: Speech,
): string {
  const where = cellsIn('prepositional', [run], speech.line);
  const name = blockText(block, speech);
  return known && !hasLarger(block, speech)
    ? `${name} целиком стоит в ${where}, поэтому ${so}.`
    : `в ${where} может стоять только ${name}, значит, он здесь целиком: ${so}.`;
}

/** ", так как столбец 1 пуст": what the edge of a block is. */
function beyondEdge({ side, edge, beyond, block }: EdgeFacts, speech: Speech): string {
  const at = edge + (side === 'before' ? -1 : 1);
  const blank = beyond === 'blank';
  const group = {
    spans: [{ from: at, to: at }],
    color: blank ? 0 : -1,
    lost: blank ? [] : [block.color],
  };
  return `, так как ${clausesOf([group], speech)}`;
}

/** "левее столбца 4 есть только столбцы 1–3, где блок 3 стоял бы вплотную к нему". */
export function mercury(
  { run, block, edge }: FactsOf<'mercury'>,
  so: string,
  speech: Speech,
): string {
  const row = speech.line.kind === 'row';
  const first = edge < run.from;
  const outside = first ? { from: edge, to: run.from - 1 } : { from: run.to + 1, to: edge };
  const side = first ? (row ? 'левее' : 'выше') : row ? 'правее' : 'ниже';
  const it = isPlural([run]) ? 'ним' : crossing(speech.line) === 'row' ? 'ней' : 'нему';
  const room = `${side} ${cellsIn('genitive', [run], speech.line)} есть только ${cellsIn('nominative', [outside], speech.line)}`;
  const at = first ? run.to - block.size + 1 : run.from + block.size - 1;
  const goes = goesTo({ block, within: { from: at, to: at } }, first ? 'after' : 'before', speech);
  const lies =
    run.to - run.from + 1 === block.size
      ? `стоит в ${cellsIn('prepositional', [run], speech.line)}`
      : `закрывает ${cellsIn('accusative', [run], speech.line)} и ${goes}`;
  return `${room}, где ${whichBlock(block, speech)} стоял бы вплотную к ${it}, поэтому он ${lies}: ${so}.`;
}

/** "заканчивается не дальше столбца 3", "начинается не раньше столбца 8". */
export function goesTo({ within }: Anchor, side: 'before' | 'after', speech: Speech): string {
  const at = side === 'before' ? within.to : within.from;
  const where = cellsIn('genitive', [{ from: at, to: at }], speech.line);
  return side === 'before' ? `заканчивается не дальше ${where}` : `начинается не раньше ${where}`;
}
