/**
 * Reasons of links in French, in short: one clause per kind of facts, and the end of a
 * contradiction. The same reasons as whole sentences are in `reasons.ts`.
 */
import type { ConflictFacts } from '../../chain.js';
import type { LineFacts } from '../../facts.js';
import { type Group, groupConclusions } from '../grouped.js';
import type { Speech } from '../language.js';
import { type FactsOf, findRank, hasLarger, hasSmaller, MANY_BLOCKS } from '../naming.js';
import { isPlural, listText } from '../spans.js';
import { allFilled } from './counting.js';
import { goesTo } from './edges.js';
import {
  blockOf,
  blocksOf,
  blockText,
  cellLooks,
  clueText,
  clueVerb,
  filling,
  itIs,
  numberText,
  someBlock,
  theBlock,
  writeClauses,
} from './phrases.js';
import { cells, fewCells, isOne, linesAcross, noun, one } from './words.js';

/** Most blocks of a clue that a short reason lists. */
const MOST_LISTED = 5;

/** "le bloc de 4 n’a que les cases 3–7, donc la case 5 est remplie". */
export function shortReason(facts: LineFacts, groups: readonly Group[], speech: Speech): string {
  const so = writeClauses(groups, speech);
  if (facts.kind !== 'whole-line') return `${because(facts, groups, speech)}, donc ${so}`;
  const { length } = facts.blocks;
  const clue = length > MOST_LISTED ? `les ${length} blocs` : clueText(speech);
  const can = length > 1 ? 'ne peuvent' : 'ne peut';
  if (facts.ways === 1) return `${clue} ${can} se placer que d’une seule façon, donc ${so}`;
  return facts.ways < 10
    ? `dans les ${facts.ways} façons de placer ${clue}, ${so}`
    : `de quelque façon qu’on place ${clue}, ${so}`;
}

/** "le bloc de 4 n’a que les cases 3–7, donc la case 5 est remplie, mais elle est vide." */
export function conflictText(facts: ConflictFacts, speech: Speech): string {
  switch (facts.kind) {
    case 'too-many': {
      const are = isOne(facts.cells) ? 'est' : 'sont';
      const looks = lookOf(facts.color, facts.cells, speech);
      const asks = clueVerb(speech, ['n’en demande', 'n’en demandent']);
      return `${fewCells(facts.cells)} ${are} ${looks}, mais ${asks} ${facts.total === 1 ? 'qu’une' : `que ${facts.total}`}.`;
    }
    case 'too-few': {
      const looks = lookOf(facts.color, facts.cells, speech);
      const asks = clueVerb(speech, ['en demande', 'en demandent']);
      return `${canOnly(facts.cells)} être ${looks}, mais ${asks} ${facts.total}.`;
    }
    case 'long-run': {
      const run = facts.run.to - facts.run.from + 1;
      const would = isPlural([facts.run]) ? 'formeraient' : 'formerait';
      return `${cells([facts.run])} ${would} une suite de ${run}, mais aucun bloc de cette sorte ne dépasse ${facts.longest.size}.`;
    }
    case 'no-gap':
      return `aucun trou n’est assez grand pour ${someBlock(facts.block, speech)}.`;
    case 'against': {
      const opposite = groupConclusions([facts.opposite], speech.line);
      const known = groupConclusions([facts.known], speech.line).map((group) =>
        itIs(group, speech),
      );
      return `${shortReason(facts.facts, opposite, speech)}, mais ${known.join(' et ')}.`;
    }
    case 'no-arrangement': {
      const known = writeClauses(groupConclusions(facts.known, speech.line), speech);
      return `il ne reste pas de place pour ${clueText(speech)} : ${known}.`;
    }
  }
}

/** "remplies", "rouge": the look of some cells of a colour, or of any. */
function lookOf(color: number | undefined, count: number, speech: Speech): string {
  const plural = !isOne(count);
  if (color !== undefined) return cellLooks(color, speech, plural);
  return plural ? 'remplies' : 'remplie';
}

/** "aucune case ne peut", "seules 5 cases peuvent". */
function canOnly(count: number): string {
  if (count === 0) return 'aucune case ne peut';
  return count === 1 ? 'une seule case peut' : `seules ${count} cases peuvent`;
}

/** The reason alone: "le bloc de 4 n’a que les cases 3–7". */
function because(
  facts: Exclude<LineFacts, { readonly kind: 'whole-line' }>,
  groups: readonly Group[],
  speech: Speech,
): string {
  const { line } = speech;
  switch (facts.kind) {
    case 'no-blocks':
      return 'l’indice est 0';
    case 'exact-fit':
      return exactFit(facts, speech);
    case 'all-left-filled': {
      const asks = clueVerb(speech, ['demande', 'demandent']);
      return facts.total === 1
        ? `${asks} la seule case qui n’est pas vide`
        : `${asks} les ${facts.total} cases qui ne sont pas vides`;
    }
    case 'all-filled':
      return allFilled(facts.total);
    case 'overlap':
    case 'forcing-fill':
      return `${theBlock(facts.block, speech)} ne tient que ${cells([facts.within], 'dans')}`;
    case 'glue':
    case 'near-edge':
      return besideEdge(facts, speech);
    case 'closing':
      return complete(facts, true, speech);
    case 'unreachable':
      return facts.only === undefined
        ? between(facts, speech)
        : `${theBlock(facts.only.block, speech)} ne tient que ${cells([facts.only.within], 'dans')}`;
    case 'forcing-blank':
      return between(facts, speech);
    case 'gap-too-small':
      return `${someBlock(facts.block, speech)} ne tient pas ${cells([facts.span], 'dans')}`;
    case 'joining': {
      const name = theBlock(facts.block, speech).replace(/^le /, 'au ');
      return `${cells([facts.left, facts.right])} appartiennent ${name}`;
    }
    case 'splitting':
      return splitting(facts, speech);
    case 'punctuating':
      return complete(facts, facts.only, speech);
    case 'mercury': {
      const side = facts.edge < facts.run.from ? 'avant' : 'après';
      const them = isPlural([facts.run]) ? 'les' : 'la';
      return `${cells([facts.run], side)}, ${theBlock(facts.block, speech)} ${them} toucherait`;
    }
    case 'no-common-color': {
      const spans = groups.flatMap((group) => group.spans);
      return `cette ${noun(line.kind)} et ${linesAcross(spans, line)} n’ont aucune couleur en commun`;
    }
    case 'color-reach':
      return facts.spans.length === 0
        ? `il n’y a ici aucun ${blockOf(facts.color, speech)}`
        : `les ${blocksOf(facts.color, speech)} ne se trouvent que ${cells(facts.spans, 'dans')}`;
  }
}

function exactFit({ blocks, span }: FactsOf<'exact-fit'>, speech: Speech): string {
  const where = cells([span]);
  const [first, another] = blocks;
  if (first !== undefined && another === undefined) {
    return `le ${blockText(first, speech)} occupe ${isPlural([span]) ? `toutes ${where}` : where}`;
  }
  const names = blocks.map((block) => numberText(block, speech));
  const named =
    blocks.length < MANY_BLOCKS
      ? `les blocs ${listText(names, 'et')}`
      : `les ${blocks.length} blocs`;
  return `${named} tiennent tout juste ${cells([span], 'dans')}`;
}

/** "le bloc de 3 qui couvre la case 5 ne peut pas commencer avant la case 4". */
function besideEdge(facts: FactsOf<'glue' | 'near-edge'>, speech: Speech): string {
  const { run, edge, block, only } = facts;
  const goes =
    facts.side === 'before' ? `commencer ${one(edge, 'avant')}` : `finir ${one(edge, 'après')}`;
  const certain = only && !hasSmaller(block, speech) && !hasLarger(block, speech);
  const covers = `qui couvre ${cells([run])}`;
  if (certain || (only && findRank(block, speech).of === 1)) {
    return `le ${blockText(block, speech)} ${covers} ne peut pas ${goes}`;
  }
  return only
    ? `seul ${someBlock(block, speech)} peut couvrir ${cells([run])}, et il ne peut pas ${goes}`
    : `le bloc ${covers} a au moins ${fewCells(block.size)} et ne peut pas ${goes}`;
}

/** "le bloc de 2 est complet dans les cases 3–4", or why the run is part of no other block. */
function complete(
  { run, block }: FactsOf<'closing' | 'punctuating'>,
  known: boolean,
  speech: Speech,
): string {
  const where = cells([run], 'dans');
  return known && !hasLarger(block, speech)
    ? `le ${blockText(block, speech)} est complet ${where}`
    : `seul ${someBlock(block, speech)} peut se trouver ${where}`;
}

/** "le bloc de 3 finit au plus tard à la case 5 et le bloc de 2 commence au plus tôt …". */
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
  return parts.join(' et ');
}

function splitting({ at, length, longest }: FactsOf<'splitting'>, speech: Speech): string {
  if (longest === undefined) {
    return `aucun bloc ne couvre les cases de part et d’autre ${one(at, 'de')}`;
  }
  const fill = filling(one(at), longest.color, speech);
  return `${fill} donnerait une suite de ${length}, trop longue pour tout bloc possible ici`;
}
