/** Texts of a finished puzzle, in Polish. */
import type { FinishedWords } from '../en/finished.js';
import { grouped } from '../grouped.js';
import { counted, noun } from './grammar.js';

const SPACE = '\u00a0';

const hints = (count: number): string => counted(count, 'podpowiedź', 'podpowiedzi', 'podpowiedzi');
const checks = (count: number): string => counted(count, 'sprawdzenie', 'sprawdzenia', 'sprawdzeń');

export const words: FinishedWords = {
  solved: 'Rozwiązane',
  picture: 'Gotowy obrazek',
  by: (author) => `autor: ${author}`,
  joy: {
    fastest: (size, time) => `Twój rekord w tym rozmiarze: ${size} w ${time}.`,
    firstEver: 'Twój pierwszy obrazek. Witaj!',
    firstOfSize: (size) => `Twój największy jak dotąd: ${size}.`,
    flawless: (cells, inks) => {
      const all = counted(cells, 'kratka', 'kratki', 'kratek');
      if (inks === 1) return `${all} i ani jednego błędu.`;
      return `${all}, ${counted(inks, 'kolor', 'kolory', 'kolorów')} i ani jednego błędu.`;
    },
    underMedian: 'Szybciej niż połowa rozwiązujących.',
    hardest: 'Najtrudniejszy z rozwiązanych przez ciebie.',
    round: (count) => `Twój ${grouped(count, SPACE)}. obrazek.`,
    oneMore: 'Jeszcze jeden do albumu.',
  },
  yourTime: 'twój czas',
  hintsShort: (count) => noun(count, 'podpowiedź', 'podpowiedzi', 'podpowiedzi'),
  checksShort: (count) => noun(count, 'sprawdzenie', 'sprawdzenia', 'sprawdzeń'),
  median: (count) => `mediana z ${grouped(count, SPACE)}`,
  nextIs: (name, width, height) => `Następny: ${name}, ${width} × ${height}`,
  allPuzzles: 'Wszystkie nonogramy',
  watch: 'Obejrzyj swoje rozwiązanie',
  explain: 'Objaśnij rozwiązanie',
  savePicture: 'Zapisz obrazek',
  playAgain: 'Zagraj jeszcze raz',
  editPuzzle: 'Edytuj ten nonogram',
  saveText: 'Plik zawiera tylko liczby; tytuł i obrazek dojdą, gdy rozwiążesz nonogram.',
  shareTitle: 'Udostępnij bez zdradzania',
  curve: 'Jak zmieniała się trudność od początku do końca',
  copyText: 'Kopiuj tekst',
  sharePicture: 'Obrazek',
  textCopied: 'Skopiowano, bez obrazka.',
  help: (hintCount, checkCount) =>
    [
      ...(hintCount > 0 ? [hints(hintCount)] : []),
      ...(checkCount > 0 ? [checks(checkCount)] : []),
    ].join(', ') || 'bez pomocy',
  likedIt: 'Podoba ci się?',
  stars: (count) => counted(count, 'gwiazdka', 'gwiazdki', 'gwiazdek'),
  howHard: 'Jak trudny?',
  felt: { easy: 'za łatwy', right: 'w sam raz', hard: 'za trudny' },
  moreOfKind: 'Więcej takich',
  album: 'Twój album',
  allOfAlbum: (count) => `Wszystkie: ${grouped(count, SPACE)}`,
  onDevice: 'Album jest na tym urządzeniu.',
  withAccount:
    'Album jest na tym urządzeniu. Z kontem będzie na każdym, a twój czas wejdzie do rankingu.',
  makeAccount: 'Załóż konto',
  pictureBy: (title, author) => `Obrazek: „${title}”, autor: ${author}.`,
  replayBoard: 'Plansza podczas powtórki',
  replayPlay: 'Odtwórz',
  replayPause: 'Pauza',
  replayAt: (move, all) => `ruch ${grouped(move, SPACE)} z ${grouped(all, SPACE)}`,
  close: 'Zamknij',
};
