/** Texts of an author's desk, in Polish. */
import type { DeskWords } from '../en/desk.js';

export const words: DeskWords = {
  title: 'Twoja pracownia',
  description: 'Co dzieje się z twoimi nonogramami i gdzie ludzie w nich utykają.',
  newPuzzle: 'Nowy nonogram',
  guest: 'Zaloguj się, aby zobaczyć swoje nonogramy.',
  signIn: 'Zaloguj się',
  nothing: 'Nie ma tu jeszcze twoich nonogramów.',
  nothingHelp:
    'Zobaczysz tu, ile osób rozwiązuje twoje nonogramy, ile im to zajmuje i gdzie utykają.',
  thisWeek: {
    one: 'rozwiązanie w tym tygodniu',
    few: 'rozwiązania w tym tygodniu',
    other: 'rozwiązań w tym tygodniu',
  },
  votesOf: { one: 'ocena', few: 'oceny', other: 'ocen' },
  noVotes: 'jeszcze bez ocen',
  followers: {
    one: 'osoba obserwuje',
    few: 'osoby obserwują',
    other: 'osób obserwuje',
  },
  newOnes: (count) => `nowe: ${count}`,
  solvesOf: (puzzles) =>
    puzzles === 1
      ? 'liczba rozwiązań jednego nonogramu'
      : `łączna liczba rozwiązań (nonogramy: ${puzzles})`,
  puzzles: { one: 'nonogram', few: 'nonogramy', other: 'nonogramów' },
  published: 'Opublikowane',
  columns: {
    puzzle: 'Nonogram',
    solves: 'Rozwiązania',
    withoutHelp: 'Bez pomocy',
    votes: 'Oceny',
    median: 'Mediana',
  },
  untitled: 'bez tytułu',
  hidden: 'ukryty',
  waiting: 'czeka na moderatora',
  unlisted: 'poza katalogiem',
  more: 'Starsze nonogramy',
  newest: 'Najnowsze nonogramy',
  open: (title) => `Otwórz: ${title}`,
  kindsMenu: 'Co pokazuje mapa',
  kinds: { stood: 'Postoje', help: 'Podpowiedzi', mistakes: 'Błędy' },
  mapLabels: {
    stood: 'Obrazek z miejscami, przed którymi ludzie się zatrzymywali',
    help: 'Obrazek z miejscami, w których ludzie prosili o podpowiedź',
    mistakes: 'Obrazek z miejscami, które ludzie błędnie zamalowywali',
  },
  few: 'mało',
  many: 'dużo',
  place: (rows, columns) => `${rows}, ${columns}`,
  rows: (from, to) => (from === to ? `Wiersz ${from}` : `Wiersze ${from}–${to}`),
  columnsAt: (from, to) => (from === to ? `kolumna ${from}` : `kolumny ${from}–${to}`),
  notes: {
    stood: 'Odsetek osób, które stały tu dłużej niż 40 sekund.',
    help: 'Odsetek osób, które prosiły tu o podpowiedź.',
    mistakes: 'Odsetek osób, które zamalowały tu niewłaściwą kratkę.',
  },
  noPlaces: {
    stood: 'Nie ma miejsca, w którym co dziesiąta osoba stała dłużej niż 40 sekund.',
    help: 'Nie ma miejsca, w którym co dziesiąta osoba prosiła o podpowiedź.',
    mistakes: 'Nie ma miejsca, w którym co dziesiąta osoba zamalowała niewłaściwą kratkę.',
  },
  onlyYou: (people) =>
    `Na podstawie gier ostatnich osób (${people}). Widzisz to tylko ty i moderatorzy.`,
  ofPeople: (people) => `Na podstawie ostatnich rozwiązań: ${people}.`,
  others: 'Jak rozwiązywali inni',
  withoutHints: (percent) => `bez podpowiedzi: ${percent}`,
  tooFew: (least) => `Gdzie ludzie utykają, widać od ${least} rozwiązań.`,
  inNumbers: 'W liczbach',
  facts: {
    plays: 'zaczęte przez użytkowników',
    solves: 'rozwiązane',
    favorites: 'w ulubionych',
    comments: 'komentarze',
    followersSince: 'nowi obserwujący od tego czasu',
    median: 'mediana czasu',
  },
  times: 'Ile to zajęło',
  span: (from, to) => `${from} – ${to}`,
  longer: (from) => `${from} i dłużej`,
};
