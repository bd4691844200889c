/**
 * Explanations in Spanish: names, headings and the phrases of chains; the reasons on one line are
 * in `reasons.ts`.
 */
import type { TechniqueId } from '../../facts.js';
import { byLine, groupConclusions } from '../grouped.js';
import type { Language } from '../language.js';
import { partsText } from '../parts-text.js';
import { listText, spanText, toSpans } from '../spans.js';
import { conflictText, shortReason } from './links.js';
import { clueText, isOne, writeClauses } from './phrases.js';
import { writeReason } from './reasons.js';
import { byCount, counted, lineName } from './words.js';

const TECHNIQUES: Readonly<Record<TechniqueId, string>> = {
  'complete-line': 'línea exacta',
  'finished-line': 'línea terminada',
  overlap: 'solapamiento',
  glue: 'desde el borde',
  closing: 'cierre',
  'near-edge': 'cerca del borde',
  unreachable: 'casillas inalcanzables',
  'gap-too-small': 'hueco demasiado pequeño',
  'joining-splitting': 'unión',
  forcing: 'empuje',
  punctuating: 'cruces en los extremos',
  mercury: 'mercurio',
  'whole-line': 'línea entera',
  'color-logic': 'lógica de colores',
  'edge-logic': 'lógica de los bordes',
  'two-way': 'lógica de dos casos',
  contradiction: 'contradicción',
  nested: 'contradicción anidada',
};

/** The phrases in Spanish. */
export const spanish: Language = {
  technique: ({ technique, facts }) =>
    facts.kind === 'splitting' ? 'separación' : TECHNIQUES[technique],
  line: ({ kind, index }) => `${kind === 'row' ? 'Fila' : 'Columna'} ${index + 1}`,
  heading: (line, technique) => `${line}, ${technique}`,
  lines: (lines) => {
    const [first] = lines;
    const spans = toSpans(lines.map(({ index }) => index));
    const forms: readonly [string, string] =
      first?.kind === 'row' ? ['Fila', 'Filas'] : ['Columna', 'Columnas'];
    return `${byCount(lines.length, forms)} ${listText(spans.map(spanText), 'y')}`;
  },
  reason: (facts, conclusions, speech) =>
    writeReason(facts, groupConclusions(conclusions, speech.line), speech, true),
  reasons: (parts, speech) =>
    partsText(
      parts,
      (part, isFirst) =>
        writeReason(part.facts, groupConclusions(part.conclusions, speech.line), speech, isFirst),
      {
        likewise: 'del mismo modo, ',
        now: 'ahora ',
      },
    ),
  conclusion: (conclusions, speech) =>
    writeClauses(groupConclusions(conclusions, speech.line), speech),
  conclusionAnywhere: (conclusions, speech) =>
    listText(
      byLine(conclusions).map(
        ({ line, conclusions: own }) =>
          `en la ${lineName(line)}, ${spanish.conclusion(own, { ...speech, line })}`,
      ),
      'y',
    ),
  suppose: ({ row, column, color, not }, speech) =>
    `supongamos que la casilla de la fila ${row + 1}, columna ${column + 1}, ${not ? 'no ' : ''}${isOne(color, speech)}.`,
  bothCases: ({ row, column, color }, otherwise, speech) => {
    const other = otherwise.not ? 'no' : isOne(otherwise.color, speech);
    return `tanto si la casilla de la fila ${row + 1}, columna ${column + 1}, ${isOne(color, speech)} como si ${other}, se llega a lo mismo.`;
  },
  caseHead: ({ color, not }, speech) => `Si ${not ? 'no ' : ''}${isOne(color, speech)}:`,
  linkReason: ({ facts, conclusions }, speech) =>
    `${shortReason(facts, groupConclusions(conclusions, speech.line), speech)}.`,
  conflict: conflictText,
  leftOut: (count) =>
    `(aquí se ${byCount(count, ['omite', 'omiten'])} ${counted(count, ['paso más', 'pasos más'])})`,
  innerLeftOut: (conclusions, count, speech) => {
    const steps =
      count === 1
        ? 'el paso que lo demuestra se omite aquí'
        : `los ${count} pasos que lo demuestran se omiten aquí`;
    return `${spanish.conclusionAnywhere(conclusions, speech)}; ${steps}.`;
  },
  follows: (conclusions, speech) => `entonces ${spanish.conclusion(conclusions, speech)}.`,
  fitsNowhere: (speech) => `entonces no queda sitio para ${clueText(speech)}.`,
  innerRefuted: (conclusions, speech) =>
    `${spanish.conclusionAnywhere(conclusions, speech)}, porque si no:`,
  so: (conclusions, speech) => `Por tanto, ${spanish.conclusionAnywhere(conclusions, speech)}.`,
  either: (conclusions, speech) =>
    `En ambos casos, ${spanish.conclusionAnywhere(conclusions, speech)}.`,
};
