/** Texts of the page that prints, in Polish. */
import type { PrintWords } from '../en/print.js';
import { words as grammar } from './grammar.js';

export const words: PrintWords = {
  title: 'Drukuj',
  description:
    'Wydrukuj nonogram: papier, kolory, rozmiar kratek i rozwiązanie na osobnej stronie.',
  loading: 'Szukanie nonogramu…',
  noPuzzle: 'Tu nie ma nonogramu',
  noPuzzleHelp: 'Otwórz któryś z listy i wybierz w jego menu „Drukuj”.',
  toPuzzles: 'Do nonogramów',
  backToPuzzle: 'Wróć do nonogramu',
  paper: 'Papier',
  paperOf: (color) => `tło: ${color}`,
  papers: { a4: 'A4', a5: 'A5', letter: 'Letter' },
  ink: 'Druk',
  inks: { color: 'Kolorowy', black: 'Tylko czarny' },
  cell: 'Kratka',
  millimetres: (value) => `${grammar.numberText(value)} mm`,
  symbols: 'Znaki na kolorach',
  symbolsNeeded: 'Bez nich kolorów nie da się odróżnić w druku czarnym.',
  solution: 'Rozwiązanie na osobnej stronie',
  marks: 'Moje oznaczenia',
  noMarks: 'Ten nonogram nie jest jeszcze zaczęty.',
  print: 'Drukuj',
  triangles: (count) => `trójkąty: ${count}`,
  triangleRule:
    'Linie biegną w trzech kierunkach: wiersze i dwa skosy. Liczby pod planszą czyta się w dół, zaczynając od planszy.',
  saveAs: (format) => `Zapisz jako ${format}`,
  saveNote:
    'SVG i PNG wyglądają jak arkusz na ekranie. PDF ma największe kratki, jakie się mieszczą.',
  pages: (count) => (count === 1 ? 'Jedna strona' : 'Dwie strony: rozwiązanie jest na drugiej'),
  sheetLabel: (name) => `Arkusz nonogramu ${name}: pusta plansza z liczbami`,
  solutionLabel: (name) => `Arkusz z rozwiązaniem nonogramu ${name}`,
  solutionOf: (name) => `${name}, rozwiązanie`,
  size: (width, height) => `${width} × ${height}`,
  started: 'Początek ________   Koniec ________',
  askTitle: 'Pokazać rozwiązanie?',
  askText: 'Ten nonogram nie jest rozwiązany. Strona z rozwiązaniem pokazuje jego obrazek.',
  show: 'Pokaż rozwiązanie',
  solving: 'Rozwiązywanie nonogramu…',
  noSolution: 'W dostępnym czasie nie znaleziono rozwiązania.',
  tooSmall: (cell) =>
    `Nonogram jest za duży na ten papier: kratki miałyby ${cell.toFixed(2).replace('.', ',')} mm szerokości.`,
  drawing: 'Rysowanie…',
  stop: 'Zatrzymaj',
  failed: 'Nie udało się narysować pliku. Drukowanie nadal działa.',
};
