/** Diagnoses in German. */
import { colorAdjective } from '@nonokit/core/german-color';
import type { Span } from '../../facts.js';
import type { Area, DiagnosisPhrases, Purpose, Whose } from '../diagnosis-phrases.js';
import { isPlural, listText, spanText } from '../spans.js';
import { counted, lineName } from './words.js';

/** After a condition, so the verb comes first. */
const THEN: Readonly<Record<Purpose, string>> = {
  unique: 'ist die Lösung eindeutig',
  lineSolvable: 'findet die Linienlogik die Lösung',
  both: 'ist die Lösung eindeutig und die Linienlogik findet sie',
};

/** In a relative clause, so the verb comes last. */
const SO_THAT: Readonly<Record<Purpose, string>> = {
  unique: 'die Lösung eindeutig wäre',
  lineSolvable: 'die Linienlogik die Lösung fände',
  both: 'die Lösung eindeutig wäre und die Linienlogik sie fände',
};

const WHERE: Readonly<Record<Whose, string>> = {
  picture: 'im Bild',
  solution: 'in der Lösung',
  'first solution': 'in der ersten Lösung',
};

/** The phrases in German. */
export const german: DiagnosisPhrases = {
  several: ({ solutions, complete, differing }, where) => {
    const cells = `${counted(differing.length, DATIVE)}${placed(where)}`;
    return complete
      ? `Es gibt genau ${solutions} Lösungen; sie unterscheiden sich in ${cells}.`
      : `Es gibt mehr als eine Lösung; die ${solutions} verglichenen unterscheiden sich in ${cells}.`;
  },
  none: (conflict) =>
    conflict === undefined
      ? 'Kein Bild passt zu diesen Zahlen.'
      : `Kein Bild passt zu diesen Zahlen: Am Ende ist für die von ${lineName(conflict)} kein Platz mehr.`,
  contradictionIn: (open, all, where) =>
    `Der Widerspruch liegt in den Feldern, die die Linienlogik offen lässt (${open} von ${all})${placed(where)}.`,
  undecided: 'Ob es eine zweite Lösung gibt, ließ sich im gesetzten Rahmen nicht klären.',
  linesLeave: (open, all, where) =>
    `Die Linienlogik lässt ${open} von ${counted(all, DATIVE)} offen${placed(where)}.`,
  takesChains: (longest, nested) =>
    nested
      ? 'Weiter geht es nur mit Widersprüchen innerhalb von Widersprüchen.'
      : `Weiter geht es nur mit Widersprüchen von bis zu ${counted(longest, ['Schritt', 'Schritten'])}.`,
  noChains: 'Es fand sich kein Widerspruch, der kurz genug zum Nachvollziehen ist und weiterhilft.',
  remedy: (deed, purpose, { cells = [], atLeast, proved }, named, of) => {
    const count = cells.length;
    const these = counted(count, CELLS);
    const what = deed === 'give' ? `Gibst du ${these} vor` : `Änderst du ${WHERE[of]} ${these}`;
    return `${what}, ${THEN[purpose]}: ${named}.${writeProof(count, atLeast, proved)}`;
  },
  noRemedy: (deed, purpose, atLeast) => {
    const what = deed === 'give' ? 'zum Vorgeben' : 'zum Ändern';
    const least = atLeast > 1 ? `; es braucht mindestens ${atLeast}` : '';
    return `Im gesetzten Rahmen fanden sich keine Felder ${what}, mit denen ${SO_THAT[purpose]}${least}.`;
  },
  areas: (areas) => areas.map(areaText).join('; '),
  within: ({ rows, columns }) => {
    const row = isPlural(rows) ? 'der Zeilen' : 'von Zeile';
    const column = isPlural(columns) ? 'der Spalten' : 'von Spalte';
    return `alle innerhalb ${row} ${spansText(rows)} und ${column} ${spansText(columns)}`;
  },
  spread: ({ rows, columns, most }) => {
    const where = `in ${rows.count} von ${rows.of} Zeilen und ${columns.count} von ${columns.of} Spalten`;
    if (most === undefined) return where;
    return `${where}, die meisten in ${lineName(most.line)} (${counted(most.cells, CELLS)})`;
  },
  cells: (cells, more) => [...cells, ...(more > 0 ? [`und ${more} weitere`] : [])].join('; '),
  cell: ({ row, column }, looks, deed) => {
    const place = `Zeile ${row + 1}, Spalte ${column + 1}`;
    return deed === 'give' ? `${place} (${looks})` : `${place} → ${looks}`;
  },
  looks: (color, word, colored) => {
    if (color === 0) return 'leer';
    if (!colored) return 'ausgefüllt';
    return 'rgb' in word ? word.rgb : colorAdjective(word.basic, word.shade, 'bare');
  },
};

const CELLS = ['Feld', 'Felder'] as const;
const DATIVE = ['Feld', 'Feldern'] as const;

/** ": Zeilen 1–3"; nothing where the cells are all over the puzzle. */
function placed(where: string): string {
  return where === '' ? '' : `: ${where}`;
}

function writeProof(count: number, atLeast: number, proved: boolean): string {
  if (count === 1) return '';
  if (proved) return ' Mit weniger Feldern geht es nicht.';
  return atLeast > 1
    ? ` Vielleicht reichen weniger, aber nicht weniger als ${atLeast}.`
    : ' Vielleicht reichen weniger.';
}

function areaText({ rows, columns }: Area): string {
  const row = `${isPlural(rows) ? 'Zeilen' : 'Zeile'} ${spansText(rows)}`;
  const column = isPlural(columns) ? 'Spalten' : 'Spalte';
  return `${row}, ${column} ${spansText(columns)}`;
}

function spansText(spans: readonly Span[]): string {
  return listText(spans.map(spanText), 'und');
}
