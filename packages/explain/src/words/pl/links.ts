/**
 * Reasons of links in Polish, in short: one clause per kind of facts, and the end of a
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
  colored,
  colorForm,
  numberText,
  whichBlock,
  writeAre,
  writeClauses,
} from './phrases.js';
import { byCount, cellsIn, counted, linesAcross } from './words.js';

const CELLS = ['kratka', 'kratki', 'kratek'] as const;
const CELLS_ACCUSATIVE = ['kratkę', 'kratki', 'kratek'] as const;
const CELLS_GENITIVE = ['kratki', 'kratek', 'kratek'] as const;
const FILLED = ['zamalowana jest', 'zamalowane są', 'zamalowanych jest'] as const;

/** Most blocks of a clue that a short reason lists. */
const MOST_LISTED = 5;

/** "blok 4 mieści się tylko w kratkach 3–7, więc kratka 5 jest zamalowana". */
export function shortReason(facts: LineFacts, groups: readonly Group[], speech: Speech): string {
  const so = writeClauses(groups, speech);
  if (facts.kind !== 'whole-line') return `${because(facts, groups, speech)}, więc ${so}`;
  const { length } = facts.blocks;
  const all = length > MOST_LISTED ? `wszystkich bloków (${length})` : clueText(speech, 'genitive');
  if (facts.ways > 1) return `przy każdym ustawieniu ${all} ${so}`;
  return `dla ${all} jest tylko jedno ustawienie, więc ${so}`;
}

/** "blok 4 mieści się tylko w kratkach 3–7, więc kratka 5 jest zamalowana, ale jest pusta." */
export function conflictText(facts: ConflictFacts, speech: Speech): string {
  switch (facts.kind) {
    case 'too-many':
      return `${tooMany(facts, speech)}.`;
    case 'too-few':
      return `${tooFew(facts, speech)}.`;
    case 'long-run': {
      const run = counted(facts.run.to - facts.run.from + 1, CELLS_GENITIVE);
      return `${cellsIn('nominative', [facts.run])} to ciąg ${run}, a tak długiego bloku tu nie ma.`;
    }
    case 'no-gap':
      return `${blockText(facts.block, speech)} nie mieści się w żadnej luce.`;
    case 'against': {
      const opposite = groupConclusions([facts.opposite], speech.line);
      const known = groupConclusions([facts.known], speech.line).map((group) =>
        writeAre(group, speech),
      );
      return `${shortReason(facts.facts, opposite, speech)}, tymczasem ${known.join(' i ')}.`;
    }
    case 'no-arrangement': {
      const known = writeClauses(groupConclusions(facts.known, speech.line), speech);
      return `dla ${clueText(speech, 'genitive')} nie ma już miejsca: ${known}.`;
    }
  }
}

function tooMany(
  { color, cells, total }: ConflictFacts & { readonly kind: 'too-many' },
  speech: Speech,
): string {
  const limit = `a według liczb ma ich być ${total}`;
  if (color === undefined)
    return `${byCount(cells, FILLED)} już ${counted(cells, CELLS)}, ${limit}`;
  return `${colored('kratek', color, 'plural-genitive', speech)} jest już ${cells}, ${limit}`;
}

function tooFew(
  { color, cells, total }: ConflictFacts & { readonly kind: 'too-few' },
  speech: Speech,
): string {
  const few = `tylko ${counted(cells, CELLS_ACCUSATIVE)}`;
  if (color === undefined) return `zamalować można ${few}, a według liczb trzeba ${total}`;
  return `${blocksOf(color, 'plural', speech)} mają ${few}, a potrzebują ${total}`;
}

/** The reason alone: "blok 4 mieści się tylko w kratkach 3–7". */
function because(
  facts: Exclude<LineFacts, { readonly kind: 'whole-line' }>,
  groups: readonly Group[],
  speech: Speech,
): string {
  const { line } = speech;
  const within = (...spans: readonly Span[]): string => cellsIn('locative', spans);
  switch (facts.kind) {
    case 'no-blocks':
      return 'nie ma tu bloków';
    case 'exact-fit':
      return exactFit(facts, speech);
    case 'all-left-filled':
      return 'liczby wymagają wszystkich niepustych kratek';
    case 'all-filled':
      return allFilled(facts.total);
    case 'overlap':
    case 'forcing-fill':
      return `${whichBlock(facts.block, speech)} mieści się tylko w ${within(facts.within)}`;
    case 'glue':
    case 'near-edge':
      return besideEdge(facts, speech);
    case 'closing':
      return complete(facts, true, speech);
    case 'unreachable':
      return facts.only === undefined
        ? between(facts, speech)
        : `${whichBlock(facts.only.block, speech)} mieści się tylko w ${within(facts.only.within)}`;
    case 'forcing-blank':
      return between(facts, speech);
    case 'gap-too-small':
      return `${blockText(facts.block, speech)} nie mieści się w ${within(facts.span)}`;
    case 'joining':
      return `${cellsIn('nominative', [facts.left, facts.right])} należą do jednego bloku (${numberText(facts.block, speech)})`;
    case 'splitting':
      return splitting(facts, speech);
    case 'punctuating':
      return complete(facts, facts.only, speech);
    case 'mercury':
      return mercury(facts, speech);
    case 'no-common-color': {
      const spans = groups.flatMap((group) => group.spans);
      const own = line.kind === 'row' ? 'ten wiersz' : 'ta kolumna';
      return `${own} i ${linesAcross('nominative', spans, line)} nie mają wspólnego koloru`;
    }
    case 'color-reach':
      return facts.spans.length === 0
        ? `nie ma tu ${blocksOf(facts.color, 'plural-genitive', speech)}`
        : `${blocksOf(facts.color, 'plural', speech)} leżą tylko w ${within(...facts.spans)}`;
  }
}

function exactFit({ blocks, span }: FactsOf<'exact-fit'>, speech: Speech): string {
  const [first, another] = blocks;
  if (first !== undefined && another === undefined) {
    return `${blockText(first, speech)} zajmuje ${cellsIn('accusative', [span])}`;
  }
  const names = blocks.map((block) => numberText(block, speech));
  const named = blocks.length < MANY_BLOCKS ? listText(names, 'i') : `(${blocks.length})`;
  return `bloki ${named} mieszczą się akurat w ${cellsIn('locative', [span])}`;
}

/** "blok 3 w kratce 5 nie może zaczynać się przed kratką 4": a block near an edge. */
function besideEdge(facts: FactsOf<'glue' | 'near-edge'>, speech: Speech): string {
  const { run, edge, block, only } = facts;
  const goes = facts.side === 'before' ? 'zaczynać się przed' : 'kończyć się za';
  const limit = `nie może ${goes} ${cellsIn('instrumental', [{ from: edge, to: edge }])}`;
  const certain = only && !hasSmaller(block, speech) && !hasLarger(block, speech);
  const where = cellsIn('locative', [run]);
  if (certain || (only && findRank(block, speech).of === 1)) {
    return `${blockText(block, speech)} w ${where} ${limit}`;
  }
  return only
    ? `w ${where} może leżeć tylko ${blockText(block, speech)}, a on ${limit}`
    : `blok w ${where} ma co najmniej ${counted(block.size, CELLS_ACCUSATIVE)} i ${limit}`;
}

/** "blok 2 jest już gotowy (kratki 3–4)", or why the run is part of no other block. */
function complete(
  { run, block }: FactsOf<'closing' | 'punctuating'>,
  known: boolean,
  speech: Speech,
): string {
  const name = blockText(block, speech);
  return known && !hasLarger(block, speech)
    ? `${name} jest już gotowy (${cellsIn('nominative', [run])})`
    : `w ${cellsIn('locative', [run])} może leżeć tylko ${name}`;
}

/** "blok 3 kończy się najdalej w kratce 5, a blok 2 zaczyna się najwcześniej w kratce 9". */
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
  return parts.join(', a ');
}

/** "przed kratką 4 blok 3 stykałby się z nią". */
function mercury({ run, edge, block }: FactsOf<'mercury'>, speech: Speech): string {
  const side = edge < run.from ? 'przed' : 'za';
  const it = isPlural([run]) ? 'nimi' : 'nią';
  const where = cellsIn('instrumental', [run]);
  return `${side} ${where} ${whichBlock(block, speech)} stykałby się z ${it}`;
}

function splitting({ at, length, longest }: FactsOf<'splitting'>, speech: Speech): string {
  const span = [{ from: at, to: at }];
  const where = cellsIn('genitive', span);
  if (longest === undefined) return `żaden blok nie obejmuje kratek po obu stronach ${where}`;
  const run = `ciąg ${counted(length, CELLS_GENITIVE)}`;
  const filled = isColored(speech)
    ? `gdyby ${cellsIn('nominative', span)} była ${colorForm(longest.color, 'feminine', speech)}, powstałby ${run}`
    : `zamalowanie ${where} dałoby ${run}`;
  return `${filled}, a tak długiego bloku tu nie ma`;
}
