/** The words of a PDF in Polish. */
import type { PdfWords } from '../pdf-language.js';
import { counted } from './counted.js';

/** The words of a PDF in Polish. */
export const PDF_PL: PdfWords = {
  solutions: 'Rozwiązania',
  part: (index, count) => `część ${index} z ${count}`,
  columns: (from, to) => `kolumny ${from}–${to}`,
  rows: (from, to) => `wiersze ${from}–${to}`,
  row: (index) => `Wiersz ${index}`,
  column: (index) => `Kolumna ${index}`,
  number: (number) => `Nr ${number}`,
  booklet: 'Nonogramy',
  puzzles: (count) => counted(count, 'nonogram', 'nonogramy', 'nonogramów'),
  sizes: (least, most) => (least === most ? least : `od ${least} do ${most}`),
  difficulty: (level) => `trudność: ${level}`,
  figure: (name) => `Nonogram do rozwiązania: ${name}`,
  solutionFigure: (name) => `Rozwiązanie: ${name}`,
  name: 'Imię',
  howTo: {
    title: 'Jak rozwiązywać',
    rules: (hasColors) => [
      'Każda liczba to blok: tyle kratek pod rząd jest zamalowanych. Liczby wiersza czyta się od ' +
        'lewej do prawej, a liczby kolumny z góry na dół.',
      hasColors
        ? 'Między blokami tego samego koloru jest co najmniej jedna pusta kratka. Bloki różnych ' +
          'kolorów mogą się stykać.'
        : 'Między dwoma blokami jest co najmniej jedna pusta kratka.',
      'Zacznij tam, gdzie linia nie zostawia wyboru: od liczby tak długiej jak linia albo takiej, ' +
        'która obejmuje środek, gdziekolwiek się zaczyna.',
      'W kratkach, które na pewno są puste, stawiaj kropki. Pomagają tak samo jak zamalowane.',
      'Nie zgaduj. Szukaj kratek, w których nic innego nie jest możliwe, raz w wierszach, raz w ' +
        'kolumnach: każda znaleziona pomaga i tu, i tu.',
    ],
    steps: [
      'Liczba 5 wypełnia wiersz z pięciu kratek.',
      'Skrajne kolumny mają już swoje dwójki. Czwórka w kolumnach między nimi obejmuje wiersz 4, ' +
        'gdziekolwiek się zaczyna.',
      'Dwie jedynki wiersza 1 mieszczą się tylko na jeden sposób. Teraz każda liczba ma swój blok: ' +
        'to serce.',
    ],
  },
};
