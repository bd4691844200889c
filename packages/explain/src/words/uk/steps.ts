/**
 * Explanations in Ukrainian: names, headings and the phrases of chains; the reasons on one line are
 * in `reasons.ts`.
 */
import type { TechniqueId } from '../../facts.js';
import { byLine, groupConclusions } from '../grouped.js';
import type { Language } from '../language.js';
import { partsText } from '../parts-text.js';
import { listText, spanText, toSpans } from '../spans.js';
import { conflictText, shortReason } from './links.js';
import { cellLooks, clueText, writeClauses } from './phrases.js';
import { writeReason } from './reasons.js';
import { counted, lineIn } from './words.js';

const TECHNIQUES: Readonly<Record<TechniqueId, string>> = {
  'complete-line': 'повна лінія',
  'finished-line': 'усі блоки на місці',
  overlap: 'накладання',
  glue: 'відштовхування від краю',
  closing: 'закриття блока',
  'near-edge': 'біля краю',
  unreachable: 'недосяжні клітинки',
  'gap-too-small': 'замалий проміжок',
  'joining-splitting': 'з’єднання',
  forcing: 'витіснення',
  punctuating: 'обмеження блока',
  mercury: '«ртуть»',
  'whole-line': 'перебір положень',
  'color-logic': 'узгодження кольорів',
  'edge-logic': 'крайова логіка',
  'two-way': 'в обох випадках',
  contradiction: 'від супротивного',
  nested: 'вкладене припущення',
};

const STEPS = ['крок', 'кроки', 'кроків'] as const;

/** The phrases in Ukrainian. */
export const ukrainian: Language = {
  technique: ({ technique, facts }) =>
    facts.kind === 'splitting' ? 'розділення' : TECHNIQUES[technique],
  line: ({ kind, index }) => `${kind === 'row' ? 'Рядок' : 'Стовпець'} ${index + 1}`,
  heading: (line, technique) => `${line}, ${technique}`,
  lines: (lines) => {
    const [first, ...others] = lines;
    const spans = toSpans(lines.map(({ index }) => index));
    const [one, many] = first?.kind === 'row' ? ['Рядок', 'Рядки'] : ['Стовпець', 'Стовпці'];
    return `${others.length === 0 ? one : many} ${listText(spans.map(spanText), 'і')}`;
  },
  reason: (facts, conclusions, speech) =>
    writeReason(facts, groupConclusions(conclusions, speech.line), speech, true),
  reasons: (parts, speech) =>
    partsText(
      parts,
      (part, isFirst) =>
        writeReason(part.facts, groupConclusions(part.conclusions, speech.line), speech, isFirst),
      {
        likewise: 'так само ',
        now: 'тепер ',
      },
    ),
  conclusion: (conclusions, speech) =>
    writeClauses(groupConclusions(conclusions, speech.line), speech),
  conclusionAnywhere: (conclusions, speech) =>
    listText(
      byLine(conclusions).map(
        ({ line, conclusions: own }) =>
          `у ${lineIn('prepositional', line)} ${ukrainian.conclusion(own, { ...speech, line })}`,
      ),
      'і',
    ),
  suppose: ({ row, column, color, not }, speech) =>
    `припустімо, що клітинка в рядку ${row + 1}, стовпці ${column + 1} ${not ? 'не ' : ''}${cellLooks(color, speech)}.`,
  bothCases: ({ row, column, color }, otherwise, speech) => {
    const looks = cellLooks(color, speech);
    const other = otherwise.not ? `не ${looks}` : cellLooks(otherwise.color, speech);
    return `чи клітинка в рядку ${row + 1}, стовпці ${column + 1} ${looks}, чи ${other} — висновок той самий.`;
  },
  caseHead: ({ color, not }, speech) => `Якщо ${not ? 'не ' : ''}${cellLooks(color, speech)}:`,
  linkReason: ({ facts, conclusions }, speech) =>
    `${shortReason(facts, groupConclusions(conclusions, speech.line), speech)}.`,
  conflict: conflictText,
  leftOut: (count) => `(тут пропущено: ${counted(count, STEPS)})`,
  innerLeftOut: (conclusions, count, speech) =>
    `${ukrainian.conclusionAnywhere(conclusions, speech)}; доведення (${counted(count, STEPS)}) тут пропущено.`,
  follows: (conclusions, speech) => `тоді ${ukrainian.conclusion(conclusions, speech)}.`,
  fitsNowhere: (speech) => `тоді для ${clueText(speech, 'genitive')} не лишається місця.`,
  innerRefuted: (conclusions, speech) =>
    `${ukrainian.conclusionAnywhere(conclusions, speech)}, бо інакше:`,
  so: (conclusions, speech) => `Отже, ${ukrainian.conclusionAnywhere(conclusions, speech)}.`,
  either: (conclusions, speech) =>
    `В обох випадках ${ukrainian.conclusionAnywhere(conclusions, speech)}.`,
};
