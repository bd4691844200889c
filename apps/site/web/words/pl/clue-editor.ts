/** Texts of the editor of numbers, in Polish: scanned ones are mended in it, others typed. */
import type { ClueEditorWords } from '../en/clue-editor.js';

export const words: ClueEditorWords = {
  row: (line) => `Wiersz ${line}`,
  column: (line) => `Kolumna ${line}`,
  place: (line, place) => `${line}, liczba ${place}`,
  emptyLine: (line) => `${line}, bez liczb`,
  unsureOf: (place, count) => `${place} z ${count} niepewnych`,
  take: (value) => `To ${value}`,
  orType: 'albo wpisz ją',
  typeIt: 'Liczby',
  typeHelp: 'Dwie liczby ze spacją między nimi albo 0, jeśli nie ma żadnej.',
  lineHelp: 'Wszystkie liczby ze spacjami lub przecinkami między nimi albo 0, jeśli nie ma żadnej.',
  inks: 'Kolory',
  addInk: 'Dodaj kolor',
  inkHelp: 'Litera po liczbie oznacza jej kolor: 2a 3b.',
  typeWrong: (most) =>
    `Wpisz liczby całkowite od 1 do ${most} ze spacjami albo 0, jeśli nie ma żadnej.`,
  keysHelp: '1 i 2 wybierają, strzałki przechodzą dalej, U cofa.',
  previous: 'Poprzednia liczba',
  next: 'Następna liczba',
  takeBack: 'Cofnij',
  askAny: 'Naciśnij dowolną liczbę, aby ją zmienić.',
  noneUnsure: 'Żadna liczba nie jest niepewna',
  checking: 'Sprawdzanie…',
  unique: (sum) => `Wiersze i kolumny się zgadzają (${sum} = ${sum}) i jest jedno rozwiązanie.`,
  manySolutions: 'Wiersze i kolumny się zgadzają, ale rozwiązań jest kilka.',
  none: 'Wiersze i kolumny się zgadzają, ale rozwiązania nie ma.',
  unknown:
    'Wiersze i kolumny się zgadzają. Nie udało się na czas ustalić, czy rozwiązanie jest jedno.',
  sums: (rows, columns) => `Wiersze dają razem ${rows}, kolumny ${columns}.`,
  sumsOf: (color, rows, columns) =>
    `Kolor ${color}: wiersze dają razem ${rows}, kolumny ${columns}.`,
  tooLong: (line) => `${line}: liczby się nie mieszczą.`,
  findWrong: 'Znajdź błędną liczbę',
};
