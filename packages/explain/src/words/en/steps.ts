/**
 * Explanations in English: names, headings and the phrases of chains; the reasons on one line are
 * in `reasons.ts`.
 */
import { counted } from '@nonokit/core';
import type { TechniqueId } from '../../facts.js';
import { byLine, groupConclusions } from '../grouped.js';
import type { Language } from '../language.js';
import { partsText } from '../parts-text.js';
import { listText, spanText, toSpans } from '../spans.js';
import { conflictText, shortReason } from './links.js';
import { writeReason } from './reasons.js';
import { clueText, looks, writeClauses } from './words.js';

const TECHNIQUES: Readonly<Record<TechniqueId, string>> = {
  'complete-line': 'complete line',
  'finished-line': 'finished line',
  overlap: 'overlap',
  glue: 'glue',
  closing: 'closing',
  'near-edge': 'near the edge',
  unreachable: 'unreachable cells',
  'gap-too-small': 'gap too small',
  'joining-splitting': 'joining',
  forcing: 'forcing',
  punctuating: 'punctuating',
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
  heading: (line, technique) => `${line}, ${technique}`,
  lines: (lines) => {
    const [first, ...others] = lines;
    const spans = toSpans(lines.map(({ index }) => index));
    const noun = `${first?.kind === 'row' ? 'Row' : 'Column'}${others.length > 0 ? 's' : ''}`;
    return `${noun} ${listText(spans.map(spanText), 'and')}`;
  },
  reason: (facts, conclusions, speech) =>
    writeReason(facts, groupConclusions(conclusions, speech.line), speech, true),
  reasons: (parts, speech) =>
    partsText(
      parts,
      (part, isFirst) =>
        writeReason(part.facts, groupConclusions(part.conclusions, speech.line), speech, isFirst),
      {
        likewise: 'likewise, ',
        now: 'now ',
      },
    ),
  conclusion: (conclusions, speech) =>
    writeClauses(groupConclusions(conclusions, speech.line), speech),
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
  bothCases: ({ row, column, color }, otherwise, speech) => {
    const other = otherwise.not ? 'not' : looks(otherwise.color, speech);
    return `whether the cell in row ${row + 1}, column ${column + 1} is ${looks(color, speech)} or ${other}, the same follows.`;
  },
  caseHead: ({ color, not }, speech) => `If it is ${not ? 'not ' : ''}${looks(color, speech)}:`,
  linkReason: ({ facts, conclusions }, speech) =>
    `${shortReason(facts, groupConclusions(conclusions, speech.line), speech)}.`,
  conflict: conflictText,
  leftOut: (count) => `(${counted(count, 'more step')} in between, left out here)`,
  innerLeftOut: (conclusions, count, speech) =>
    `${english.conclusionAnywhere(conclusions, speech)}; ${count === 1 ? 'the step that shows it is' : `the ${count} steps that show it are`} left out here.`,
  follows: (conclusions, speech) => `then ${english.conclusion(conclusions, speech)}.`,
  fitsNowhere: (speech) => `then there is no place left for ${clueText(speech)}.`,
  innerRefuted: (conclusions, speech) =>
    `${english.conclusionAnywhere(conclusions, speech)}, because otherwise:`,
  so: (conclusions, speech) => `So ${english.conclusionAnywhere(conclusions, speech)}.`,
  either: (conclusions, speech) =>
    `Either way, ${english.conclusionAnywhere(conclusions, speech)}.`,
};
