/**
 * Reasons of links in Spanish, in short: one clause per kind of facts, and the end of a
 * contradiction. The same reasons as whole sentences are in `reasons.ts`.
 */
import { UNKNOWN } from '@nonokit/core';
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
  cellLooks,
  clueText,
  paintText,
  someBlock,
  theBlock,
  toBe,
  writeAre,
  writeClauses,
} from './phrases.js';
import { byCount, cells, countedCells, lineNoun, linesAcross } from './words.js';

/** Most blocks of a clue that a short reason lists. */
const MOST_LISTED = 5;

/** "el 4 solo cabe en las casillas 3–7, así que la casilla 5 está pintada". */
export function shortReason(facts: LineFacts, groups: readonly Group[], speech: Speech): string {
  const so = writeClauses(groups, speech);
  if (facts.kind !== 'whole-line') return `${because(facts, groups, speech)}, así que ${so}`;
  const { length } = facts.blocks;
  const clue = length > MOST_LISTED ? `los ${length} bloques` : clueText(speech);
  const isMany = length !== 1;
  if (facts.ways === 1) {
    return `${clue} solo ${isMany ? 'encajan' : 'encaja'} de una forma, así que ${so}`;
  }
  if (facts.ways < 10) return `en las ${facts.ways} formas de colocar ${clue}, ${so}`;
  const wherever = isMany ? 'se pongan como se pongan' : 'se ponga como se ponga';
  return `${wherever} ${clue}, ${so}`;
}

/** "el 4 solo cabe en las casillas 3–7, así que la casilla 5 está pintada, pero ya está vacía." */
export function conflictText(facts: ConflictFacts, speech: Speech): string {
  switch (facts.kind) {
    case 'too-many': {
      const form = facts.cells === 1 ? 'feminine' : 'feminine-plural';
      const looks = cellLooks(facts.color ?? 1, form, speech);
      const said = facts.color === undefined ? byCount(facts.cells, PAINTED) : looks;
      return `hay ${countedCells(facts.cells)} ${said}, pero la pista solo pide ${facts.total}.`;
    }
    case 'too-few': {
      const isMany = facts.cells !== 1;
      const be =
        facts.color === undefined
          ? `estar ${byCount(facts.cells, PAINTED)}`
          : toBe(facts.color, isMany, speech);
      return `solo ${countedCells(facts.cells)} ${isMany ? 'pueden' : 'puede'} ${be}, pero la pista pide ${facts.total}.`;
    }
    case 'long-run': {
      const run = facts.run.to - facts.run.from + 1;
      return `${cells([facts.run])} serían ${run} seguidas, pero ahí ningún bloque pasa de ${facts.longest.size}.`;
    }
    case 'no-gap':
      return `ningún hueco tiene sitio para ${someBlock(facts.block, speech)}.`;
    case 'against': {
      const opposite = groupConclusions([facts.opposite], speech.line);
      // "pero ya está pintada", "pero no es roja"
      const known = groupConclusions([facts.known], speech.line).map(
        (group) => `${group.color === UNKNOWN ? '' : 'ya '}${writeAre(group, speech)}`,
      );
      return `${shortReason(facts.facts, opposite, speech)}, pero ${known.join(' y ')}.`;
    }
    case 'no-arrangement': {
      const known = writeClauses(groupConclusions(facts.known, speech.line), speech);
      return `no queda sitio para ${clueText(speech)}: ${known}.`;
    }
  }
}

const PAINTED = ['pintada', 'pintadas'] as const;

/** The reason alone: "el 4 solo cabe en las casillas 3–7". */
function because(
  facts: Exclude<LineFacts, { readonly kind: 'whole-line' }>,
  groups: readonly Group[],
  speech: Speech,
): string {
  const at = (...spans: readonly Span[]): string => cells(spans);
  switch (facts.kind) {
    case 'no-blocks':
      return 'la pista es 0';
    case 'exact-fit':
      return exactFit(facts, speech);
    case 'all-left-filled':
      return facts.total === 1
        ? 'la pista necesita la única casilla que no está vacía'
        : `la pista necesita las ${facts.total} casillas que no están vacías`;
    case 'all-filled':
      return allFilled(facts.total);
    case 'overlap':
    case 'forcing-fill':
      return `${theBlock(facts.block, speech)} solo cabe en ${at(facts.within)}`;
    case 'glue':
    case 'near-edge':
      return besideEdge(facts, speech);
    case 'closing':
      return complete(facts, true, speech);
    case 'unreachable':
      return facts.only === undefined
        ? between(facts, speech)
        : `${theBlock(facts.only.block, speech)} solo cabe en ${at(facts.only.within)}`;
    case 'forcing-blank':
      return between(facts, speech);
    case 'gap-too-small':
      return `en ${at(facts.span)} no cabe ${someBlock(facts.block, speech)}`;
    case 'joining':
      return `${at(facts.left, facts.right)} son de un mismo bloque, ${theBlock(facts.block, speech)}`;
    case 'splitting':
      return splitting(facts, speech);
    case 'punctuating':
      return complete(facts, facts.only, speech);
    case 'mercury':
      return mercury(facts, speech);
    case 'no-common-color': {
      const spans = groups.flatMap((group) => group.spans);
      const noun = lineNoun(speech.line.kind);
      return `esta ${noun} y ${linesAcross(spans, speech.line)} no tienen ningún color en común`;
    }
    case 'color-reach':
      return facts.spans.length === 0
        ? `la pista no tiene ningún ${blocksOf(facts.color, 'one', speech)}`
        : `los ${blocksOf(facts.color, 'several', speech)} solo caben en ${at(...facts.spans)}`;
  }
}

function exactFit({ blocks, span }: FactsOf<'exact-fit'>, speech: Speech): string {
  const where = cells([span]);
  const [first, another] = blocks;
  if (first !== undefined && another === undefined) {
    return `el ${blockText(first, speech)} ocupa ${where}`;
  }
  const names = blocks.map((block) => blockText(block, speech));
  const named =
    blocks.length < MANY_BLOCKS
      ? `los bloques ${listText(names, 'y')}`
      : `los ${blocks.length} bloques`;
  return `${named} caben justo en ${where}`;
}

/** "el 3 de la casilla 5 no puede empezar antes de la casilla 4": a block near an edge. */
function besideEdge(facts: FactsOf<'glue' | 'near-edge'>, speech: Speech): string {
  const { run, edge, block, only } = facts;
  const at = cells([run]);
  const goes = facts.side === 'before' ? 'empezar antes' : 'terminar después';
  const limit = `no puede ${goes} de ${cells([{ from: edge, to: edge }])}`;
  const certain = only && !hasSmaller(block, speech) && !hasLarger(block, speech);
  if (certain || (only && findRank(block, speech).of === 1)) {
    return `el ${blockText(block, speech)} de ${at} ${limit}`;
  }
  return only
    ? `solo ${someBlock(block, speech)} puede cubrir ${at}, y ${limit}`
    : `el bloque de ${at} tiene al menos ${countedCells(block.size)} y ${limit}`;
}

/** "el 2 está completo en las casillas 3–4", or why the run is part of no other block. */
function complete(
  { run, block }: FactsOf<'closing' | 'punctuating'>,
  known: boolean,
  speech: Speech,
): string {
  const where = cells([run]);
  return known && !hasLarger(block, speech)
    ? `el ${blockText(block, speech)} está completo en ${where}`
    : `solo ${someBlock(block, speech)} puede estar en ${where}`;
}

/** "el 3 termina como muy tarde en la casilla 5 y el 2 empieza como muy pronto en la casilla 9". */
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
  return parts.join(' y ');
}

/** "antes de la casilla 4, el 3 la tocaría". */
function mercury({ run, edge, block }: FactsOf<'mercury'>, speech: Speech): string {
  const side = edge < run.from ? 'antes' : 'después';
  const it = isPlural([run]) ? 'las' : 'la';
  return `${side} de ${cells([run])}, ${theBlock(block, speech)} ${it} tocaría`;
}

function splitting({ at, length, longest }: FactsOf<'splitting'>, speech: Speech): string {
  const where = cells([{ from: at, to: at }]);
  if (longest === undefined) return `ningún bloque cubre las casillas de ambos lados de ${where}`;
  const paint = isColored(speech) ? ` ${paintText(longest.color, speech)}` : '';
  return `si se pintara ${where}${paint}, habría ${length} casillas seguidas, demasiadas para cualquier bloque de ahí`;
}
