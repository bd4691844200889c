/** Texts of the album, in Polish. */
import type { AlbumWords } from '../en/album.js';
import { grouped } from '../grouped.js';
import { counted } from './grammar.js';

const pictures = (count: number): string => counted(count, 'obrazek', 'obrazki', 'obrazków');

export const words: AlbumWords = {
  title: 'Twój album',
  description: 'Rozwiązane obrazki, najlepsze czasy i twoje dni na tym urządzeniu.',
  count: (count) => `${pictures(count)} na tym urządzeniu`,
  pictures,
  saveCopy: 'Zapisz kopię',
  notSaved: 'Nie udało się odczytać albumu, więc nie ma czego zapisać.',
  parts: {
    solved: 'Rozwiązane',
    series: 'Serie',
    started: 'Zaczęte',
    made: 'Własne',
    lists: 'Listy',
    offline: 'Offline',
  },
  show: 'Pokaż',
  guest:
    'Przechowywane tylko na tym urządzeniu. Z kontem album, zaczęte nonogramy i czasy są na każdym urządzeniu.',
  makeAccount: 'Załóż konto',
  more: 'Pokaż więcej',
  empty: 'Tu trafi twój pierwszy obrazek.',
  emptyStarted: 'Żaden nonogram na ciebie nie czeka.',
  toPuzzles: 'Do nonogramów',
  bestTimes: 'Najlepsze czasy',
  size: 'Rozmiar',
  best: 'Najlepszy',
  medianTime: 'Mediana',
  solvedOf: (count) => `rozwiązane: ${grouped(count, '\u00a0')}`,
  upTo: (side) => `${side} × ${side}`,
  larger: 'większe niż 60 × 60',
  timesNote: 'Bez podpowiedzi i sprawdzeń. Rozmiary to klasy: 15 × 15 oznacza od 11 do 15 kratek.',
  days: 'Dni',
  thisWeek: (count) => `${count} z 7 w tym tygodniu`,
  daysNote:
    'Kolumna to tydzień, a jej liczby to ciągi dni. Dni są twoje: liczy się zegar tego urządzenia.',
  daysLabel: (count, weeks) =>
    `Dni z rozwiązanym nonogramem w ostatnich ${weeks} tygodniach: ${count}`,
  techniques: 'Techniki, które się przydały',
  techniquesNote: 'Każdy rozwiązany nonogram liczy się dla najtrudniejszej potrzebnej techniki.',
  tryOne: (name) => `Poćwicz: „${name}”`,
  // series
  noSeries: 'Seria ma tu swoją stronę, gdy rozwiążesz jeden z jej nonogramów.',
  otherSeries: 'Inne serie',
  ofSeries: (done, count) => `${done} z ${count}`,
  nextOfSeries: (number) => `Dalej: nr ${number}`,
  allOfSeries: (count) => `Wszystkie: ${count}`,
  puzzlesOf: (count) => counted(count, 'nonogram', 'nonogramy', 'nonogramów'),
  solvedNumber: (number) => `nr ${number}, rozwiązany`,
  emptyMade: 'Nie ma tu jeszcze twoich nonogramów.',
  make: 'Utwórz nonogram',
  allMade: 'Wszystkie twoje nonogramy',
  notReached: 'Serwer nie odpowiedział. Spróbuj, gdy będzie połączenie.',
  offlineTitle: 'Zabierz je ze sobą',
  offlineText:
    'Wybierz zestaw przed podróżą. Jego nonogramy otwierają się bez sieci, dopóki nie wybierzesz innego.',
  offlineFiles: 'Wszystkie nonogramy tej strony są na tym urządzeniu i otwierają się bez sieci.',
  howMany: 'Ile',
  sizes: 'Rozmiar',
  anySize: 'dowolny',
  colors: 'Kolory',
  anyColors: 'Dowolne',
  blackAndWhite: 'Czarno-białe',
  coloured: 'Kolorowe',
  keep: 'Zachowaj offline',
  keeping: (done, all) => `Zapisywanie: ${done} z ${all}…`,
  kept: (count) => `${counted(count, 'nonogram', 'nonogramy', 'nonogramów')} do gry offline`,
  noneFound: 'Nie ma takich nierozwiązanych nonogramów.',
  notKept: 'Nie udało się zapisać nonogramów. Sprawdź połączenie i miejsce na urządzeniu.',
  removePack: 'Usuń zestaw',
};
