/**
 * Reasons of links in German, in short: one clause per kind of facts, and the end of a
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
  blockText,
  clueText,
  colorName,
  inColor,
  itIs,
  listedBlock,
  looks,
  someBlock,
  theBlock,
  thenClauses,
  toSomeBlock,
  toTheBlock,
  writeClauses,
} from './phrases.js';
import { byCount, cellsIn, counted, lineNoun, linesAcross, oneCell } from './words.js';

const CELLS = ['Feld', 'Felder'] as const;

/** Most blocks of a clue that a short reason lists. */
const MOST_LISTED = 5;

/** "die 4 passt nur in die Felder 3–7, also ist Feld 5 ausgefüllt": a short reason. */
export function shortReason(facts: LineFacts, groups: readonly Group[], speech: Speech): string {
  const so = thenClauses(groups, speech);
  if (facts.kind !== 'whole-line') return `${because(facts, groups, speech)}, also ${so}`;
  const { length } = facts.blocks;
  const many = length > MOST_LISTED;
  const clue = many ? `die ${length} Blöcke` : clueText(speech);
  if (facts.ways === 1) {
    return `${clue} ${byCount(length, ['passt', 'passen'])} nur auf eine Weise, also ${so}`;
  }
  if (facts.ways < 10) return `bei allen ${facts.ways} Möglichkeiten für ${clue} ${so}`;
  const of = many ? `der ${length} Blöcke` : clueText(speech, 'genitive');
  return `bei jeder Lage ${of} ${so}`;
}

/** "die 4 passt nur in die Felder 3–7, also ist Feld 5 ausgefüllt, aber es ist leer." */
export function conflictText(facts: ConflictFacts, speech: Speech): string {
  switch (facts.kind) {
    case 'too-many': {
      const be = facts.color === undefined ? 'ausgefüllt' : looks(facts.color, speech);
      const are = byCount(facts.cells, ['ist', 'sind']);
      return `${counted(facts.cells, CELLS)} ${are} ${be}, aber die Zahlen verlangen nur ${facts.total}.`;
    }
    case 'too-few': {
      const be = facts.color === undefined ? 'ausgefüllt' : looks(facts.color, speech);
      const can = byCount(facts.cells, ['kann', 'können']);
      return `nur ${counted(facts.cells, CELLS)} ${can} ${be} sein, aber die Zahlen verlangen ${facts.total}.`;
    }
    case 'long-run': {
      const run = facts.run.to - facts.run.from + 1;
      return `${cellsIn('nominative', [facts.run])} wären ${run} am Stück, aber kein solcher Block ist länger als ${facts.longest.size}.`;
    }
    case 'no-gap':
      return `in keine Lücke passt ${someBlock(facts.block, speech)}.`;
    case 'against': {
      const opposite = groupConclusions([facts.opposite], speech.line);
      const known = groupConclusions([facts.known], speech.line).map((group) =>
        itIs(group, speech),
      );
      return `${shortReason(facts.facts, opposite, speech)}, aber ${known.join(' und ')}.`;
    }
    case 'no-arrangement': {
      const known = writeClauses(groupConclusions(facts.known, speech.line), speech);
      return `für ${clueText(speech)} ist kein Platz mehr: ${known}.`;
    }
  }
}

/** The reason alone: "die 4 passt nur in die Felder 3–7". */
function because(
  facts: Exclude<LineFacts, { readonly kind: 'whole-line' }>,
  groups: readonly Group[],
  speech: Speech,
): string {
  const into = (...spans: readonly Span[]): string => cellsIn('nominative', spans);
  switch (facts.kind) {
    case 'no-blocks':
      return 'hier gibt es keinen Block';
    case 'exact-fit':
      return exactFit(facts, speech);
    case 'all-left-filled':
      return 'die Zahlen brauchen alle Felder, die nicht leer sind';
    case 'all-filled':
      return allFilled(facts.total);
    case 'overlap':
    case 'forcing-fill':
      return `${theBlock(facts.block, speech)} passt nur in ${into(facts.within)}`;
    case 'glue':
    case 'near-edge':
      return besideEdge(facts, speech);
    case 'closing':
      return complete(facts, true, speech);
    case 'unreachable':
      return facts.only === undefined
        ? between(facts, speech)
        : `${theBlock(facts.only.block, speech)} passt nur in ${into(facts.only.within)}`;
    case 'forcing-blank':
      return between(facts, speech);
    case 'gap-too-small':
      return `${someBlock(facts.block, speech)} passt nicht in ${into(facts.span)}`;
    case 'joining':
      return `${into(facts.left, facts.right)} gehören ${toTheBlock(facts.block, speech)}`;
    case 'splitting':
      return splitting(facts, speech);
    case 'punctuating':
      return complete(facts, facts.only, speech);
    case 'mercury':
      return mercury(facts, speech);
    case 'no-common-color': {
      const spans = groups.flatMap((group) => group.spans);
      return `diese ${lineNoun(speech.line)} und ${linesAcross('nominative', spans, speech.line)} haben keine gemeinsame Farbe`;
    }
    case 'color-reach':
      return facts.spans.length === 0
        ? `${colorName(facts.color, speech)} kommt in den Zahlen nicht vor`
        : `${inColor('Blöcke', facts.color, 'e', speech)} passen nur in ${into(...facts.spans)}`;
  }
}

function exactFit({ blocks, span }: FactsOf<'exact-fit'>, speech: Speech): string {
  const where = cellsIn('nominative', [span]);
  const [first, another] = blocks;
  if (first !== undefined && another === undefined) {
    return `die ${blockText(first, speech)} füllt ${where} ganz aus`;
  }
  const names = blocks.map((block) => listedBlock(block, speech));
  const named =
    blocks.length < MANY_BLOCKS ? listText(names, 'und') : `die ${blocks.length} Blöcke`;
  return `${named} passen genau in ${where}`;
}

/** "die 3 in Feld 5 kann nicht vor Feld 4 beginnen": a block near an edge. */
function besideEdge(facts: FactsOf<'glue' | 'near-edge'>, speech: Speech): string {
  const { run, edge, block, only } = facts;
  const where = cellsIn('dative', [run]);
  const limit =
    facts.side === 'before'
      ? `kann nicht vor ${oneCell(edge)} beginnen`
      : `kann nicht hinter ${oneCell(edge)} enden`;
  const certain = only && !hasSmaller(block, speech) && !hasLarger(block, speech);
  if (certain || (only && findRank(block, speech).of === 1)) {
    return `die ${blockText(block, speech)} in ${where} ${limit}`;
  }
  const can = isPlural([run]) ? 'können' : 'kann';
  return only
    ? `${cellsIn('nominative', [run])} ${can} nur ${toSomeBlock(block, speech)} gehören, und die ${limit}`
    : `der Block in ${where} hat mindestens ${counted(block.size, CELLS)} und ${limit}`;
}

/** "die 2 steht schon in den Feldern 3–4", or why the run is part of no other block. */
function complete(
  { run, block }: FactsOf<'closing' | 'punctuating'>,
  known: boolean,
  speech: Speech,
): string {
  const where = cellsIn('dative', [run]);
  return known && !hasLarger(block, speech)
    ? `die ${blockText(block, speech)} steht schon in ${where}`
    : `in ${where} kann nur ${someBlock(block, speech)} liegen`;
}

/** "die 3 endet spätestens in Feld 5 und die 2 beginnt frühestens in Feld 9". */
function between(
  { before, after }: FactsOf<'unreachable'> | FactsOf<'forcing-blank'>,
  speech: Speech,
): string {
  const parts: string[] = [];
  if (before !== undefined) {
    parts.push(`${theBlock(before.block, speech)} ${goesTo(before, 'before')}`);
  }
  if (after !== undefined) {
    parts.push(`${theBlock(after.block, speech)} ${goesTo(after, 'after')}`);
  }
  return parts.join(' und ');
}

/** "vor Feld 4 würde die 3 es berühren". */
function mercury({ run, edge, block }: FactsOf<'mercury'>, speech: Speech): string {
  const side = edge < run.from ? 'vor' : 'hinter';
  const it = isPlural([run]) ? 'sie' : 'es';
  return `${side} ${cellsIn('dative', [run])} würde ${theBlock(block, speech)} ${it} berühren`;
}

function splitting({ at, length, longest }: FactsOf<'splitting'>, speech: Speech): string {
  if (longest === undefined) {
    return `kein Block überdeckt die Felder auf beiden Seiten von ${oneCell(at)}`;
  }
  const filled = isColored(speech) ? looks(longest.color, speech) : 'ausgefüllt';
  return `wäre ${oneCell(at)} ${filled}, entstünden ${length} Felder am Stück, zu viele für jeden Block dort`;
}
