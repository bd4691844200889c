/**
 * Explanations in English.
 */
import { type Color, clueAt, type Line, UNKNOWN } from '@nonokit/core';
import type { Anchor, BlockFact, LineFacts, Span, TechniqueId } from '../step.js';
import { byLine, type Group, groupsOf } from './grouped.js';
import type { Language, Speech } from './language.js';
import { isPlural, listText, spanText } from './spans.js';

const TECHNIQUES: Readonly<Record<TechniqueId, string>> = {
  'complete-line': 'complete line',
  'finished-line': 'finished line',
  overlap: 'overlap',
  glue: 'glue',
  unreachable: 'unreachable cells',
  'gap-too-small': 'gap too small',
  'joining-splitting': 'joining',
  forcing: 'forcing',
  punctuating: 'closing a block',
  mercury: 'mercury',
  'whole-line': 'whole line',
  'color-logic': 'colour logic',
  'edge-logic': 'edge logic',
  'two-way': 'two-way logic',
  contradiction: 'contradiction',
  nested: 'nested contradiction',
};

/** The phrases in English. */
export const english: Language = {
  technique: ({ technique, facts }) =>
    facts.kind === 'splitting' ? 'splitting' : TECHNIQUES[technique],
  line: ({ kind, index }) => `${kind === 'row' ? 'Row' : 'Column'} ${index + 1}`,
  reason: (facts, conclusions, speech) => {
    const so = english.conclusion(conclusions, speech);
    return reasonOf(facts, so, speech, groupsOf(conclusions, speech.line));
  },
  conclusion: (conclusions, speech) =>
    listText(
      groupsOf(conclusions, speech.line).map((group) => clauseOf(group, speech)),
      'and',
    ),
  conclusionAnywhere: (conclusions, speech) =>
    listText(
      byLine(conclusions).map(({ line, conclusions: own }) => {
        const name = `${line.kind} ${line.index + 1}`;
        return `in ${name}, ${english.conclusion(own, { ...speech, line })}`;
      }),
      'and',
    ),
  suppose: ({ row, column, color, not }, speech) =>
    `suppose the cell in row ${row + 1}, column ${column + 1} were ${not ? 'not ' : ''}${looks(color, speech)}.`,
  bothCases: ({ row, column, color }, speech) =>
    `whether or not the cell in row ${row + 1}, column ${column + 1} is ${looks(color, speech)}, the same follows.`,
  caseHead: ({ color, not }, speech) => `If it is ${not ? 'not ' : ''}${looks(color, speech)}:`,
  follows: (conclusions, speech) => `then ${english.conclusion(conclusions, speech)}.`,
  fitsNowhere: (speech) => `then there is no place left for ${clueOf(speech)}.`,
  innerRefuted: ({ row, column, color, not }, conclusions, speech) =>
    `the cell in row ${row + 1}, column ${column + 1} cannot be ${not ? 'anything but ' : ''}${looks(color, speech)}, as follows; so ${english.conclusionAnywhere(conclusions, speech)}.`,
  so: (conclusions, speech) => `So ${english.conclusionAnywhere(conclusions, speech)}.`,
};

function reasonOf(facts: LineFacts, so: string, speech: Speech, groups: readonly Group[]): string {
  const at = (...spans: readonly Span[]): string => cells(spans, speech.line);
  const one = (place: number): string => at({ from: place, to: place });
  const the = (block: BlockFact): string => `the ${blockText(block, speech)}`;
  switch (facts.kind) {
    case 'no-blocks':
      return `the clue is 0, so the whole ${speech.line.kind} is blank.`;
    case 'exact-fit':
      return `${exactFit(facts, speech)}, so ${so}.`;
    case 'all-left-filled':
      return `the clue asks for ${counted(facts.total, 'cell')} in all, and no more than that can be filled, so ${so}.`;
    case 'all-filled':
      return `${allFilled(facts.total)} there, so ${so}.`;
    case 'overlap':
      return covering(
        `${the(facts.block)} has to fit in ${at(facts.within)}`,
        facts.span,
        groups,
        speech,
      );
    case 'forcing-fill':
      return facts.within.to - facts.within.from + 1 === facts.block.size
        ? `${the(facts.block)} fits nowhere but in ${at(facts.within)}, so ${so}.`
        : covering(
            `given the known cells, ${the(facts.block)} fits only in ${at(facts.within)}`,
            facts.span,
            groups,
            speech,
          );
    case 'glue':
      return glue(facts, so, speech);
    case 'unreachable':
      if (facts.only !== undefined) {
        const { block, within, via } = facts.only;
        const covers = via === undefined ? '' : `covers ${at(via)} and `;
        return `${the(block)} ${covers}cannot reach beyond ${at(within)}, so ${so}.`;
      }
      return `${between(facts.before, facts.after, speech)}, so ${so}.`;
    case 'forcing-blank':
      return `given the known cells, ${between(facts.before, facts.after, speech)}, so ${so}.`;
    case 'gap-too-small': {
      const size = facts.span.to - facts.span.from + 1;
      return `only ${counted(size, 'cell')} ${size === 1 ? 'is' : 'are'} free in ${at(facts.span)}, and the smallest block that could lie there is ${the(facts.block)}, so ${so}.`;
    }
    case 'joining':
      return `${at(facts.left, facts.right)} belong to one block, ${the(facts.block)}, so ${so}.`;
    case 'splitting':
      return facts.longest === undefined
        ? `no block can hold the cells on both sides of ${one(facts.at)}, so ${so}.`
        : `filling ${one(facts.at)} would make a run of ${facts.length}, but the longest block that fits here is ${the(facts.longest)}, so ${so}.`;
    case 'punctuating':
      return facts.only
        ? `${the(facts.block)} is complete in ${at(facts.run)}, so ${so}.`
        : `every block that can lie in ${at(facts.run)} is ${article(facts.block.size)} ${facts.block.size}, so the block is complete and ${so}.`;
    case 'mercury':
      return `${the(facts.block)} does not fit between the edge and ${at(facts.run)} without touching, so it covers ${at(facts.run)} and ${so}.`;
    case 'whole-line':
      return wholeLine(facts.ways, so, speech);
    case 'no-common-color':
      return `the crossing clues have no colour in common with ${clueOf(speech)} there, so ${so}.`;
    case 'color-reach': {
      const color = looks(facts.color, speech);
      return facts.spans.length === 0
        ? `the clue has no ${color} block, so ${so}.`
        : `${color} blocks can only lie in ${at(...facts.spans)}, so ${so}.`;
    }
  }
}

function exactFit(facts: LineFacts & { readonly kind: 'exact-fit' }, speech: Speech): string {
  const { blocks, span } = facts;
  const length = span.to - span.from + 1;
  const where = cells([span], speech.line);
  const names = listText(
    blocks.map((block) => blockText(block, speech)),
    'and',
  );
  if (blocks.length === 1) {
    return `only ${where} ${isPlural([span]) ? 'are' : 'is'} left for the ${names}`;
  }
  const gaps = length - blocks.reduce((sum, { size }) => sum + size, 0);
  const withGaps = gaps === 0 ? '' : ` with ${gaps === 1 ? 'the gap' : 'the gaps'} between them`;
  return `${names}${withGaps} need ${length} cells, exactly ${where}`;
}

function allFilled(total: number): string {
  if (total === 1) return 'the only filled cell of the clue is';
  return `${total === 2 ? 'both' : `all ${total}`} filled cells of the clue are`;
}

/** "…, so wherever it starts it covers columns 4–6. Fill them." */
function covering(why: string, span: Span, groups: readonly Group[], speech: Speech): string {
  const told = `${why}, so wherever it starts it covers ${cells([span], speech.line)}.`;
  const [group] = groups;
  if (group === undefined) return told;
  const all = group.spans.length === 1 && spanText(group.spans[0] as Span) === spanText(span);
  const what = all ? (isPlural([span]) ? 'them' : 'it') : cells(group.spans, speech.line);
  if (speech.puzzle.palette.length === 2) return `${told} Fill ${what}.`;
  return `${told} Make ${what} ${looks(group.color, speech)}.`;
}

function glue(facts: LineFacts & { readonly kind: 'glue' }, so: string, speech: Speech): string {
  const { run, edge, block, only, closed, filled } = facts;
  const at = (span: Span): string => cells([span], speech.line);
  const one = (place: number): string => at({ from: place, to: place });
  const forward = facts.side === 'before';
  const name = only
    ? `the ${blockText(block, speech)} in ${at(run)}`
    : `the block in ${at(run)} has at least ${counted(block.size, 'cell')} and`;
  if (closed !== undefined) {
    const begins = forward ? 'begins' : 'ends';
    if (facts.beyond === 'end') return `${name} ${begins} right at the edge, so ${so}.`;
    const beyond = one(edge + (forward ? -1 : 1));
    const is = facts.beyond === 'blank' ? 'blank' : `not ${looks(block.color, speech)}`;
    return `${name} ${begins} there, because ${beyond} is ${is}, so ${so}.`;
  }
  const to = filled === undefined ? edge : forward ? filled.to : filled.from;
  const beyond = forward ? `begin before ${one(edge)}` : `end after ${one(edge)}`;
  return `${name} cannot ${beyond}, so it reaches ${one(to)} at least: ${so}.`;
}

function between(before: Anchor | undefined, after: Anchor | undefined, speech: Speech): string {
  const one = (place: number): string => cells([{ from: place, to: place }], speech.line);
  const name = ({ block }: Anchor, which: string): string =>
    `the ${which} block (${blockText(block, speech)})`;
  const parts: string[] = [];
  if (before !== undefined) {
    const block =
      after === undefined ? name(before, 'last') : `the ${blockText(before.block, speech)}`;
    parts.push(`${block} ends in ${one(before.within.to)} at the latest`);
  }
  if (after !== undefined) {
    const block = name(after, before === undefined ? 'first' : 'next');
    parts.push(`${block} begins in ${one(after.within.from)} at the earliest`);
  }
  return parts.join(' and ');
}

function wholeLine(ways: number, so: string, speech: Speech): string {
  const clue = clueOf(speech);
  if (ways === 1) return `${clue} fits the known cells in one way only, so ${so}.`;
  const number = Number.isFinite(ways) ? `there are ${ways} ways` : 'there are very many ways';
  return `${number} to place ${clue} among the known cells, and in all of them ${so}.`;
}

function clauseOf({ spans, color, lost }: Group, speech: Speech): string {
  const are = isPlural(spans) ? 'are' : 'is';
  const where = cells(spans, speech.line);
  if (color !== UNKNOWN) return `${where} ${are} ${looks(color, speech)}`;
  const names = lost.map((c) => looks(c, speech));
  return `${where} ${are} not ${names.length < 3 ? names.join(' or ') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`}`;
}

/** "columns 4–6 and 9": cells of a row are named by their columns. */
function cells(spans: readonly Span[], line: Line): string {
  const noun = line.kind === 'row' ? 'column' : 'row';
  return `${noun}${isPlural(spans) ? 's' : ''} ${listText(spans.map(spanText), 'and')}`;
}

/** "6", or "red 6" in a coloured puzzle. */
function blockText({ size, color }: BlockFact, speech: Speech): string {
  return speech.puzzle.palette.length === 2 ? `${size}` : `${looks(color, speech)} ${size}`;
}

function clueOf(speech: Speech): string {
  const blocks = clueAt(speech.puzzle, speech.line);
  return blocks.map((block, index) => blockText({ ...block, index }, speech)).join(', ');
}

/** "filled" and "blank", or the colour's word. */
function looks(color: Color, { puzzle, colors }: Speech): string {
  if (color === 0) return 'blank';
  if (puzzle.palette.length === 2) return 'filled';
  const word = colors[color];
  if (word === undefined) return `colour ${color}`;
  if ('rgb' in word) return word.rgb;
  return word.shade === undefined ? word.basic : `${word.shade} ${word.basic}`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** "a 3", "an 8". */
function article(size: number): string {
  return /^(8|11$|18$|8\d)/.test(`${size}`) ? 'an' : 'a';
}
