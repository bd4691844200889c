/**
 * Explanations in French: names, headings and the phrases of chains; the reasons on one line are
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
import { capital, noun, theLine } from './words.js';

const TECHNIQUES: Readonly<Record<TechniqueId, string>> = {
  'complete-line': 'remplissage complet',
  'finished-line': 'tous les blocs placés',
  overlap: 'chevauchement',
  glue: 'départ du bord',
  closing: 'fermeture du bloc',
  'near-edge': 'près du bord',
  unreachable: 'cases hors de portée',
  'gap-too-small': 'trou trop petit',
  'joining-splitting': 'jonction',
  forcing: 'poussée',
  punctuating: 'bloc complet',
  mercury: 'mercure',
  'whole-line': 'toutes les positions',
  'color-logic': 'logique des couleurs',
  'edge-logic': 'logique du bord',
  'two-way': 'dans les deux cas',
  contradiction: 'par l’absurde',
  nested: 'hypothèses emboîtées',
};

/** What joins sentences into one: as every sign of two parts, behind a space. */
const SEMICOLON = '\u00a0; ';

/** The phrases in French. */
export const french: Language = {
  colon: '\u00a0: ',
  semicolon: SEMICOLON,
  technique: ({ technique, facts }) =>
    facts.kind === 'splitting' ? 'séparation' : TECHNIQUES[technique],
  line: ({ kind, index }) => `${capital(noun(kind))} ${index + 1}`,
  heading: (line, technique) => `${line}, ${technique}`,
  lines: (lines) => {
    const [first, ...others] = lines;
    const spans = toSpans(lines.map(({ index }) => index));
    const name = first?.kind === 'row' ? 'Ligne' : 'Colonne';
    return `${name}${others.length > 0 ? 's' : ''} ${listText(spans.map(spanText), 'et')}`;
  },
  reason: (facts, conclusions, speech) =>
    writeReason(facts, groupConclusions(conclusions, speech.line), speech, true),
  reasons: (parts, speech) =>
    partsText(
      parts,
      (part, isFirst) =>
        writeReason(part.facts, groupConclusions(part.conclusions, speech.line), speech, isFirst),
      { likewise: 'de même, ', now: 'maintenant, ', semicolon: SEMICOLON },
    ),
  conclusion: (conclusions, speech) =>
    writeClauses(groupConclusions(conclusions, speech.line), speech),
  conclusionAnywhere: (conclusions, speech) =>
    listText(
      byLine(conclusions).map(
        ({ line, conclusions: own }) =>
          `dans ${theLine(line)}, ${french.conclusion(own, { ...speech, line })}`,
      ),
      'et',
    ),
  suppose: ({ row, column, color, not }, speech) => {
    const looks = cellLooks(color, speech);
    return `supposons que la case ligne ${row + 1}, colonne ${column + 1} ${not ? 'ne soit pas' : 'soit'} ${looks}.`;
  },
  bothCases: ({ row, column, color }, otherwise, speech) => {
    const other = otherwise.not ? 'non' : cellLooks(otherwise.color, speech);
    return `que la case ligne ${row + 1}, colonne ${column + 1} soit ${cellLooks(color, speech)} ou ${other}, la conclusion est la même.`;
  },
  caseHead: ({ color, not }, speech) =>
    `Si elle ${not ? 'n’est pas' : 'est'} ${cellLooks(color, speech)} :`,
  linkReason: ({ facts, conclusions }, speech) =>
    `${shortReason(facts, groupConclusions(conclusions, speech.line), speech)}.`,
  conflict: conflictText,
  leftOut: (count) =>
    count === 1
      ? '(encore une étape entre les deux, omise ici)'
      : `(encore ${count} étapes entre les deux, omises ici)`,
  innerLeftOut: (conclusions, count, speech) =>
    `${french.conclusionAnywhere(conclusions, speech)} ; ${count === 1 ? 'l’étape qui le montre est omise ici' : `les ${count} étapes qui le montrent sont omises ici`}.`,
  follows: (conclusions, speech) => `alors ${french.conclusion(conclusions, speech)}.`,
  fitsNowhere: (speech) => `alors il ne reste pas de place pour ${clueText(speech)}.`,
  innerRefuted: (conclusions, speech) =>
    `${french.conclusionAnywhere(conclusions, speech)}, car sinon :`,
  so: (conclusions, speech) => `Donc, ${french.conclusionAnywhere(conclusions, speech)}.`,
  either: (conclusions, speech) =>
    `Dans les deux cas, ${french.conclusionAnywhere(conclusions, speech)}.`,
};
