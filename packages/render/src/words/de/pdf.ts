/** The words of a PDF in German. */
import type { PdfWords } from '../pdf-language.js';
import { counted } from './counted.js';

/** The words of a PDF in German. */
export const PDF_DE: PdfWords = {
  solutions: 'Lösungen',
  part: (index, count) => `Teil ${index} von ${count}`,
  columns: (from, to) => `Spalten ${from}–${to}`,
  rows: (from, to) => `Zeilen ${from}–${to}`,
  row: (index) => `Zeile ${index}`,
  column: (index) => `Spalte ${index}`,
  number: (number) => `Nr. ${number}`,
  booklet: 'Nonogramme',
  puzzles: (count) => counted(count, 'Rätsel', 'Rätsel'),
  sizes: (least, most) => (least === most ? least : `${least} bis ${most}`),
  difficulty: (level) => level,
  figure: (name) => `Nonogramm zum Lösen: ${name}`,
  solutionFigure: (name) => `Lösung: ${name}`,
  name: 'Name',
  howTo: {
    title: 'So löst man Nonogramme',
    rules: (hasColors) => [
      'Jede Zahl ist ein Block: So viele Felder hintereinander sind ausgefüllt. Die Zahlen einer ' +
        'Zeile liest man von links nach rechts, die einer Spalte von oben nach unten.',
      hasColors
        ? 'Zwischen zwei Blöcken derselben Farbe ist mindestens ein Feld leer. Blöcke ' +
          'verschiedener Farbe dürfen sich berühren.'
        : 'Zwischen zwei Blöcken ist mindestens ein Feld leer.',
      'Fang dort an, wo eine Linie wenig Wahl lässt: bei einer Zahl, die so lang ist wie die ' +
        'Linie, oder bei einer, die die Mitte überdeckt, egal wo sie beginnt.',
      'Setz einen Punkt in Felder, die leer bleiben müssen. Sie helfen so viel wie ausgefüllte.',
      'Rate nicht. Such Felder, bei denen nichts anderes möglich ist, in Zeilen und in Spalten: ' +
        'Jedes, das du findest, hilft in beiden.',
    ],
    steps: [
      'Eine 5 füllt eine Zeile von fünf Feldern ganz aus.',
      'Die äußeren Spalten haben ihre 2. Eine 4 in den Spalten dazwischen überdeckt Zeile 4, ' +
        'egal wo sie beginnt.',
      'Die beiden Einsen von Zeile 1 passen nur auf eine Weise. Jetzt hat jede Zahl ihren Block: ' +
        'ein Herz.',
    ],
  },
};
