/** Texts about opening files, and of the page of opened puzzles, in Polish. */
import type { OpenWords } from '../en/open.js';

export const words: OpenWords = {
  title: 'Otwórz',
  description: 'Graj w nonogramy z własnych plików: każdy znany format, nic nie jest wysyłane.',
  heading: 'Otwórz nonogram',
  dropHere: 'Upuść tu pliki albo wklej nonogram klawiszami Ctrl+V',
  choose: 'Wybierz pliki',
  paste: 'Wklej',
  scan: 'Odczytaj z papieru',
  anyFormat:
    'Dowolny z 79 formatów, jeden nonogram albo wiele. Pliki zostają na tym urządzeniu, a przed rozwiązaniem nie widać żadnego obrazka.',
  letGo: 'Upuść, aby otworzyć',
  reading: 'Czytanie…',
  preparing: (ready, found) => `Przygotowywanie nonogramu ${ready} z ${found}…`,
  stop: 'Zatrzymaj',
  refused: 'Nie udało się tego otworzyć',
  partlyRefused: 'Nie wszystko udało się otworzyć',
  doubtful: 'Otwarto, ale sprawdź',
  more: (count) => `I jeszcze ${count}.`,
  proofread: 'Znajdź błędną liczbę',
  goOn: 'Kontynuuj',
  close: 'Zamknij',
  fromProgram: 'Z wiersza poleceń',
  openedAt: (time) => `Otwarte ${time}`,
  openedBefore: 'Otwarte wcześniej',
  none: 'Tu będą nonogramy, które otworzysz.',
  showAll: (count) => `Pokaż wszystkie: ${count}`,
  puzzles: { one: 'nonogram', few: 'nonogramy', many: 'nonogramów', other: 'nonogramu' },
};
