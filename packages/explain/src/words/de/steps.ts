/**
 * Explanations in German: names, headings and the phrases of chains; the reasons on one line are
 * in `reasons.ts`.
 */
import type { TechniqueId } from '../../facts.js';
import { byLine, groupConclusions } from '../grouped.js';
import type { Language } from '../language.js';
import { partsText } from '../parts-text.js';
import { listText, spanText, toSpans } from '../spans.js';
import { conflictText, shortReason } from './links.js';
import { clueText, looks, thenClauses, writeClauses } from './phrases.js';
import { writeReason } from './reasons.js';
import { byCount, counted, lineName } from './words.js';

const TECHNIQUES: Readonly<Record<TechniqueId, string>> = {
  'complete-line': 'ganze Linie',
  'finished-line': 'fertige Linie',
  overlap: 'Überlappung',
  glue: 'vom Rand aus',
  closing: 'Abschluss',
  'near-edge': 'nahe am Rand',
  unreachable: 'unerreichbare Felder',
  'gap-too-small': 'zu kleine Lücke',
  'joining-splitting': 'Verbinden',
  forcing: 'Verdrängen',
  punctuating: 'Begrenzen',
  mercury: 'Quecksilber',
  'whole-line': 'alle Möglichkeiten',
  'color-logic': 'Farblogik',
  'edge-logic': 'Randlogik',
  'two-way': 'zwei Wege',
  contradiction: 'Widerspruch',
  nested: 'Widerspruch im Widerspruch',
};

/** What joins the parts of one look. */
const LIKEWISE = 'ebenso: ';
const NOW = 'und nun: ';

/** Up to the first letter of the sentence after one of them, which a colon gives a capital. */
const AFTER_JOINT = /(?:[Ee]benso|nun): \p{Ll}/gu;

const MORE_STEPS = ['weiterer Schritt', 'weitere Schritte'] as const;

/** The phrases in German. */
export const german: Language = {
  afterColon: capital,
  technique: ({ technique, facts }) =>
    facts.kind === 'splitting' ? 'Trennen' : TECHNIQUES[technique],
  line: lineName,
  heading: (line, technique) => `${line}, ${technique}`,
  lines: (lines) => {
    const [first, ...others] = lines;
    const spans = toSpans(lines.map(({ index }) => index));
    const noun = `${first?.kind === 'row' ? 'Zeile' : 'Spalte'}${others.length > 0 ? 'n' : ''}`;
    return `${noun} ${listText(spans.map(spanText), 'und')}`;
  },
  reason: (facts, conclusions, speech) =>
    capital(writeReason(facts, groupConclusions(conclusions, speech.line), speech, true)),
  reasons: (parts, speech) =>
    capital(
      partsText(
        parts,
        (part, isFirst) =>
          writeReason(part.facts, groupConclusions(part.conclusions, speech.line), speech, isFirst),
        { likewise: LIKEWISE, now: NOW },
      ),
    ).replaceAll(AFTER_JOINT, (text) => `${text.slice(0, -1)}${text.slice(-1).toUpperCase()}`),
  conclusion: (conclusions, speech) =>
    writeClauses(groupConclusions(conclusions, speech.line), speech),
  conclusionAnywhere: (conclusions, speech) =>
    listText(
      byLine(conclusions).map(({ line, conclusions: own }) => {
        const then = thenClauses(groupConclusions(own, line), { ...speech, line });
        return `in ${lineName(line)} ${then}`;
      }),
      'und',
    ),
  suppose: ({ row, column, color, not }, speech) =>
    `Angenommen, das Feld in Zeile ${row + 1}, Spalte ${column + 1} wäre ${not ? 'nicht ' : ''}${looks(color, speech)}.`,
  bothCases: ({ row, column, color }, otherwise, speech) => {
    const other = otherwise.not ? 'nicht' : looks(otherwise.color, speech);
    return `Ob das Feld in Zeile ${row + 1}, Spalte ${column + 1} ${looks(color, speech)} ist oder ${other}, das Ergebnis ist dasselbe.`;
  },
  caseHead: ({ color, not }, speech) => `Ist es ${not ? 'nicht ' : ''}${looks(color, speech)}:`,
  linkReason: ({ facts, conclusions }, speech) =>
    `${shortReason(facts, groupConclusions(conclusions, speech.line), speech)}.`,
  conflict: conflictText,
  leftOut: (count) =>
    `(dazwischen ${byCount(count, ['liegt', 'liegen'])} ${counted(count, MORE_STEPS)}, hier ausgelassen)`,
  innerLeftOut: (conclusions, count, speech) => {
    const steps = byCount(count, [
      'der Schritt, der das zeigt, ist',
      `die ${count} Schritte, die das zeigen, sind`,
    ]);
    return `${german.conclusionAnywhere(conclusions, speech)}; ${steps} hier ausgelassen.`;
  },
  follows: (conclusions, speech) =>
    `dann ${thenClauses(groupConclusions(conclusions, speech.line), speech)}.`,
  fitsNowhere: (speech) => `dann ist für ${clueText(speech)} kein Platz mehr.`,
  innerRefuted: (conclusions, speech) =>
    `${german.conclusionAnywhere(conclusions, speech)}, denn sonst:`,
  so: (conclusions, speech) => `Also ${thenAnywhere(conclusions, speech)}.`,
  either: (conclusions, speech) => `In beiden Fällen ${thenAnywhere(conclusions, speech)}.`,
};

/** With a capital letter, as a sentence after the colon of a heading has. */
function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** "ist in Zeile 3 Feld 5 leer und in Zeile 4 sind …": conclusions anywhere after an adverb. */
function thenAnywhere(...[conclusions, speech]: Parameters<Language['so']>): string {
  const parts = byLine(conclusions).map(({ line, conclusions: own }, k) => {
    const groups = groupConclusions(own, line);
    const place = `in ${lineName(line)}`;
    const there = { ...speech, line };
    return k === 0 ? thenClauses(groups, there, place) : `${place} ${thenClauses(groups, there)}`;
  });
  return listText(parts, 'und');
}
