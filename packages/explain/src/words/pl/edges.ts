/** Reasons at an edge, in Polish: blocks that begin there, are complete, or are pushed away. */
import type { Anchor, BlockFact, EdgeFacts, Exclusion, Span } from '../../facts.js';
import type { Speech } from '../language.js';
import type { FactsOf } from '../naming.js';
import { isPlural, listText } from '../spans.js';
import { blocksOf, blockText, colorForm, whichBlock, writeClauses } from './phrases.js';
import { type Case, cellsIn, counted, linesAcross } from './words.js';

const CELLS_ACCUSATIVE = ['kratkę', 'kratki', 'kratek'] as const;

/** "blok 3 w kratce 2 nie może zaczynać się przed …, więc sięga co najmniej do kratki 3". */
export function besideEdge(
  facts: FactsOf<'glue' | 'near-edge'>,
  so: string,
  speech: Speech,
): string {
  const name = blockIn(facts, speech);
  const forward = facts.side === 'before';
  if (facts.kind === 'glue') {
    const begins = forward ? 'zaczyna się' : 'kończy się';
    return `${name} ${begins} ${rightAtEdge(facts, speech)}, więc ${so}.`;
  }
  const { edge, beyond, filled } = facts;
  const goes = forward ? 'zaczynać się przed' : 'kończyć się za';
  const reaches = `sięga co najmniej do ${one('genitive', forward ? filled.to : filled.from)}`;
  const stays =
    beyond === 'end'
      ? 'wyjść za krawędź'
      : `${goes} ${one('instrumental', edge)} (${beyondEdge(facts, speech)})`;
  return `${name} nie może ${stays}, więc ${reaches}: ${so}.`;
}

/** "blok 3 w kratce 2", "kratka 2 może należeć tylko do bloku 3, bo …; blok 3". */
function blockIn(
  { run, block, only, because: reasons }: FactsOf<'glue' | 'near-edge'>,
  speech: Speech,
): string {
  const where = cellsIn('locative', [run]);
  const why = because(reasons, speech);
  if (!only) {
    const length = counted(block.size, CELLS_ACCUSATIVE);
    return `blok w ${where} ma co najmniej ${length}${why === '' ? '' : `${why},`} i`;
  }
  if (reasons?.length === 0) return `${blockText(block, speech)} w ${where}`;
  return `${belongs(run, block, speech)}${why}; ${blockText(block, speech)}`;
}

/** "kratki 2–3 mogą należeć tylko do bloku 3". */
function belongs(run: Span, block: BlockFact, speech: Speech): string {
  const can = isPlural([run]) ? 'mogą' : 'może';
  const name = blockText(block, speech, 'genitive');
  return `${cellsIn('nominative', [run])} ${can} należeć tylko do ${name}`;
}

/** "przy samej krawędzi", "tuż za pustą kratką 1". */
function rightAtEdge(facts: EdgeFacts, speech: Speech): string {
  const { side, edge, beyond, block } = facts;
  if (beyond === 'end') return 'przy samej krawędzi';
  const forward = side === 'before';
  const at = edge + (forward ? -1 : 1);
  const where = `tuż ${forward ? 'za' : 'przed'}`;
  if (beyond === 'blank') return `${where} pustą kratką ${at + 1}`;
  const color = colorForm(block.color, 'feminine', speech);
  if (beyond === 'cell') return `${where} kratką ${at + 1}, która nie może być ${color}`;
  return `${where} kratką ${at + 1}, bo ${beyondEdge(facts, speech)}`;
}

/** "kratka 12 jest pusta": why the block cannot cross the edge. */
function beyondEdge({ side, edge, beyond, block }: EdgeFacts, speech: Speech): string {
  const at = edge + (side === 'before' ? -1 : 1);
  const spans = [{ from: at, to: at }];
  if (beyond === 'blank') return writeClauses([{ spans, color: 0, lost: [] }], speech);
  if (beyond === 'cell') return writeClauses([{ spans, color: -1, lost: [block.color] }], speech);
  const line = linesAcross('locative', spans, speech.line);
  return `w ${line} nie ma ${blocksOf(block.color, 'plural-genitive', speech)}`;
}

function one(form: Case, at: number): string {
  return cellsIn(form, [{ from: at, to: at }]);
}

/** Most blocks that a reason names one by one. */
const MOST_NAMED = 3;

/** ", bo pierwszy blok 2 kończy się najdalej w kratce 4": why no other block lies there. */
export function because(reasons: readonly Exclusion[] | undefined, speech: Speech): string {
  if (reasons === undefined || reasons.length === 0) return '';
  return `, bo ${listText(
    reasons.map((reason) => exclusion(reason, speech)),
    'i',
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
  const one = kind === 'complete' ? 'jest już gotowy' : 'tam się nie mieści';
  const many = kind === 'complete' ? 'są już gotowe' : 'tam się nie mieszczą';
  if (blocks.length > MOST_NAMED) return `pozostałe bloki ${many}`;
  const names = blocks.map((block) => whichBlock(block, speech));
  return `${listText(names, 'i')} ${single ? one : many}`;
}

/** "blok 4 jest już gotowy (kratki 2–5)", or the reason why the run is part of no other block. */
export function complete(
  { run, block, because: reasons }: FactsOf<'closing' | 'punctuating'>,
  so: string,
  speech: Speech,
): string {
  const name = blockText(block, speech);
  if (reasons?.length === 0) {
    return `${name} jest już gotowy (${cellsIn('nominative', [run])}), więc ${so}.`;
  }
  const where = cellsIn('locative', [run]);
  return `w ${where} może leżeć tylko ${name}${because(reasons, speech)}, więc ${name} jest już gotowy: ${so}.`;
}

/** "przed kratką 4 są tylko kratki 1–3, gdzie blok 3 stykałby się z nią". */
export function mercury(
  { run, block, edge }: FactsOf<'mercury'>,
  so: string,
  speech: Speech,
): string {
  const first = edge < run.from;
  const outside = first ? { from: edge, to: run.from - 1 } : { from: run.to + 1, to: edge };
  const side = first ? 'przed' : 'za';
  const are = isPlural([outside]) ? 'są' : 'jest';
  const room = `${side} ${cellsIn('instrumental', [run])} ${are} tylko ${cellsIn('nominative', [outside])}`;
  const at = first ? run.to - block.size + 1 : run.from + block.size - 1;
  const goes = goesTo({ block, within: { from: at, to: at } }, first ? 'after' : 'before');
  const lies =
    run.to - run.from + 1 === block.size
      ? `leży w ${cellsIn('locative', [run])}`
      : `obejmuje ${cellsIn('accusative', [run])} i ${goes}`;
  const it = isPlural([run]) ? 'nimi' : 'nią';
  return `${room}, gdzie ${whichBlock(block, speech)} stykałby się z ${it}, więc ten blok ${lies}: ${so}.`;
}

/** "kończy się najdalej w kratce 3", "zaczyna się najwcześniej w kratce 8". */
export function goesTo({ within }: Anchor, side: 'before' | 'after'): string {
  const at = side === 'before' ? within.to : within.from;
  const where = `w ${one('locative', at)}`;
  return side === 'before' ? `kończy się najdalej ${where}` : `zaczyna się najwcześniej ${where}`;
}
