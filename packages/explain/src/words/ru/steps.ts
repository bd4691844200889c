/**
 * Explanations in Russian: names, headings and the phrases of chains; the reasons on one line are
 * in `reasons.ts`.
 */
import type { TechniqueId } from '../../facts.js';
import { byLine, groupConclusions } from '../grouped.js';
import type { Language } from '../language.js';
import { isColored } from '../naming.js';
import { partsText } from '../parts-text.js';
import { listText, spanText, toSpans } from '../spans.js';
import { conflictText, shortReason } from './links.js';
import { cellLooks, clueText, writeClauses } from './phrases.js';
import { writeReason } from './reasons.js';
import { counted, lineIn } from './words.js';

const TECHNIQUES: Readonly<Record<TechniqueId, string>> = {
  'complete-line': 'заполняется полностью',
  'finished-line': 'все блоки стоят',
  overlap: 'внахлёст',
  glue: 'отталкивание от края',
  closing: 'закрытие блока',
  'near-edge': 'у края',
  unreachable: 'недостижимые клетки',
  'gap-too-small': 'число не помещается',
  'joining-splitting': 'соединение',
  forcing: 'вытеснение',
  punctuating: 'ограничение блока',
  mercury: '«ртуть»',
  'whole-line': 'перебор положений',
  'color-logic': 'согласование цветов',
  'edge-logic': 'краевая логика',
  'two-way': 'в обоих случаях',
  contradiction: 'от противного',
  nested: 'вложенное предположение',
};

const STEPS = ['шаг', 'шага', 'шагов'] as const;

/** The phrases in Russian. */
export const russian: Language = {
  technique: ({ technique, facts }) =>
    facts.kind === 'splitting' ? 'разделение' : TECHNIQUES[technique],
  line: ({ kind, index }) => `${kind === 'row' ? 'Строка' : 'Столбец'} ${index + 1}`,
  // "строка 5 заполняется полностью" is a whole sentence; the other names follow the line's name
  heading: (line, technique) => {
    if (technique !== TECHNIQUES['complete-line']) return `${line}, ${technique}`;
    return /^(Строки|Столбцы) /.test(line)
      ? `${line} заполняются полностью`
      : `${line} ${technique}`;
  },
  lines: (lines) => {
    const [first, ...others] = lines;
    const spans = toSpans(lines.map(({ index }) => index));
    const [one, many] = first?.kind === 'row' ? ['Строка', 'Строки'] : ['Столбец', 'Столбцы'];
    return `${others.length === 0 ? one : many} ${listText(spans.map(spanText), 'и')}`;
  },
  reason: (facts, conclusions, speech) =>
    writeReason(facts, groupConclusions(conclusions, speech.line), speech, true),
  reasons: (parts, speech) =>
    partsText(
      parts,
      (part, isFirst) =>
        writeReason(part.facts, groupConclusions(part.conclusions, speech.line), speech, isFirst),
      {
        likewise: 'точно так же ',
        now: 'теперь ',
      },
    ),
  conclusion: (conclusions, speech) =>
    writeClauses(groupConclusions(conclusions, speech.line), speech),
  conclusionAnywhere: (conclusions, speech) =>
    listText(
      byLine(conclusions).map(
        ({ line, conclusions: own }) =>
          `в ${lineIn('prepositional', line)} ${russian.conclusion(own, { ...speech, line })}`,
      ),
      'и',
    ),
  suppose: ({ row, column, color, not }, speech) =>
    `допустим, клетка в строке ${row + 1}, столбце ${column + 1} ${not ? 'не ' : ''}${cellLooks(color, speech)}.`,
  bothCases: ({ row, column, color }, otherwise, speech) => {
    const place = `клетка в строке ${row + 1}, столбце ${column + 1}`;
    const looks = cellLooks(color, speech);
    const other = otherwise.not ? `не ${looks}` : cellLooks(otherwise.color, speech);
    const cases = isColored(speech) ? `${place} ${looks}` : `${looks} ${place}`;
    return `${cases} или ${other} — вывод один и тот же.`;
  },
  caseHead: ({ color, not }, speech) => `Если ${not ? 'не ' : ''}${cellLooks(color, speech)}:`,
  linkReason: ({ facts, conclusions }, speech) =>
    `${shortReason(facts, groupConclusions(conclusions, speech.line), speech)}.`,
  conflict: conflictText,
  leftOut: (count) => `(здесь пропущено: ${counted(count, STEPS)})`,
  innerLeftOut: (conclusions, count, speech) =>
    `${russian.conclusionAnywhere(conclusions, speech)}; доказательство (${counted(count, STEPS)}) здесь пропущено.`,
  follows: (conclusions, speech) => `тогда ${russian.conclusion(conclusions, speech)}.`,
  fitsNowhere: (speech) => `тогда для ${clueText(speech, 'genitive')} не остаётся места.`,
  innerRefuted: (conclusions, speech) =>
    `${russian.conclusionAnywhere(conclusions, speech)}, потому что иначе:`,
  so: (conclusions, speech) => `Значит, ${russian.conclusionAnywhere(conclusions, speech)}.`,
  either: (conclusions, speech) =>
    `В обоих случаях ${russian.conclusionAnywhere(conclusions, speech)}.`,
};
