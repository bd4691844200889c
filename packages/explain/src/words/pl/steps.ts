/**
 * Explanations in Polish: names, headings and the phrases of chains; the reasons on one line are
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
  'complete-line': 'pełna linia',
  'finished-line': 'gotowa linia',
  overlap: 'nakładanie',
  glue: 'od krawędzi',
  closing: 'zamknięcie bloku',
  'near-edge': 'blisko krawędzi',
  unreachable: 'nieosiągalne kratki',
  'gap-too-small': 'za mała luka',
  'joining-splitting': 'łączenie',
  forcing: 'spychanie',
  punctuating: 'ograniczenie bloku',
  mercury: 'rtęć',
  'whole-line': 'cała linia',
  'color-logic': 'logika kolorów',
  'edge-logic': 'logika brzegowa',
  'two-way': 'tak czy inaczej',
  contradiction: 'sprzeczność',
  nested: 'zagnieżdżona sprzeczność',
};

const STEPS = ['krok', 'kroki', 'kroków'] as const;

/** The phrases in Polish. */
export const polish: Language = {
  technique: ({ technique, facts }) =>
    facts.kind === 'splitting' ? 'rozdzielanie' : TECHNIQUES[technique],
  line: ({ kind, index }) => `${kind === 'row' ? 'Wiersz' : 'Kolumna'} ${index + 1}`,
  heading: (line, technique) => `${line}, ${technique}`,
  lines: (lines) => {
    const [first, ...others] = lines;
    const spans = toSpans(lines.map(({ index }) => index));
    const [one, many] = first?.kind === 'row' ? ['Wiersz', 'Wiersze'] : ['Kolumna', 'Kolumny'];
    return `${others.length === 0 ? one : many} ${listText(spans.map(spanText), 'i')}`;
  },
  reason: (facts, conclusions, speech) =>
    writeReason(facts, groupConclusions(conclusions, speech.line), speech, true),
  reasons: (parts, speech) =>
    partsText(
      parts,
      (part, isFirst) =>
        writeReason(part.facts, groupConclusions(part.conclusions, speech.line), speech, isFirst),
      {
        likewise: 'tak samo ',
        now: 'teraz ',
      },
    ),
  conclusion: (conclusions, speech) =>
    writeClauses(groupConclusions(conclusions, speech.line), speech),
  conclusionAnywhere: (conclusions, speech) =>
    listText(
      byLine(conclusions).map(
        ({ line, conclusions: own }) =>
          `w ${lineIn('locative', line)} ${polish.conclusion(own, { ...speech, line })}`,
      ),
      'i',
    ),
  suppose: ({ row, column, color, not }, speech) =>
    `załóżmy, że kratka w wierszu ${row + 1}, kolumnie ${column + 1} ${not ? 'nie ' : ''}jest ${cellLooks(color, speech)}.`,
  bothCases: ({ row, column, color }, otherwise, speech) => {
    const place = `kratka w wierszu ${row + 1}, kolumnie ${column + 1}`;
    const other = otherwise.not ? 'nie' : cellLooks(otherwise.color, speech);
    return `czy ${place} jest ${cellLooks(color, speech)}, czy ${other}, wniosek jest ten sam.`;
  },
  caseHead: ({ color, not }, speech) =>
    `Jeśli ${not ? 'nie ' : ''}jest ${cellLooks(color, speech)}:`,
  linkReason: ({ facts, conclusions }, speech) =>
    `${shortReason(facts, groupConclusions(conclusions, speech.line), speech)}.`,
  conflict: conflictText,
  leftOut: (count) => `(pominięto tu jeszcze ${counted(count, STEPS)})`,
  innerLeftOut: (conclusions, count, speech) =>
    `${polish.conclusionAnywhere(conclusions, speech)}; dowód (${counted(count, STEPS)}) tu pominięto.`,
  follows: (conclusions, speech) => `wtedy ${polish.conclusion(conclusions, speech)}.`,
  fitsNowhere: (speech) => `wtedy dla ${clueText(speech, 'genitive')} nie ma już miejsca.`,
  innerRefuted: (conclusions, speech) =>
    `${polish.conclusionAnywhere(conclusions, speech)}, bo w przeciwnym razie:`,
  so: (conclusions, speech) => `Zatem ${polish.conclusionAnywhere(conclusions, speech)}.`,
  either: (conclusions, speech) =>
    `W obu przypadkach ${polish.conclusionAnywhere(conclusions, speech)}.`,
};
