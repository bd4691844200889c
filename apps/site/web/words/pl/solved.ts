/** Texts of what stands beside a solved puzzle of the server, in Polish. */
import type { SolvedWords } from '../en/solved.js';
import { grouped } from '../grouped.js';
import { counted } from './grammar.js';

export const words: SolvedWords = {
  by: 'autor:',
  of: (count) => `z ${grouped(count, '\u00a0')}`,
  points: (count) => counted(count, 'punkt', 'punkty', 'punktów'),
  licence: (name) => `Licencja obrazka: ${name}.`,
  keep: 'Dodaj do listy',
  later: 'Zapisano na tym urządzeniu. Wyśle się, gdy serwer będzie osiągalny.',
  sending: 'Wysyłanie twojego rozwiązania…',
  refused: 'To rozwiązanie się nie liczy:',
  machine: 'To rozwiązanie wygląda na automatyczne, więc jest w rankingu programów.',
  notRanked: {
    waiting: 'Twój czas jest sprawdzany. Za chwilę będzie w rankingu.',
    doubtful:
      'Twoje rozwiązanie się liczy, ale czas nie wejdzie do rankingu, dopóki nie obejrzy go moderator.',
    struck: 'Moderator usunął to rozwiązanie z rankingów.',
  },
  ownPuzzle: 'Teksty i notatki',
  mine: 'To twój własny nonogram: jesteś w rankingu graczy z podpowiedziami, bez punktów.',
  ranking: 'Ranking',
  kinds: { person: 'Bez podpowiedzi', helped: 'Z podpowiedziami', machine: 'Programy' },
  time: 'Czas',
  place: 'Miejsce',
  player: 'Gracz',
  you: 'ty',
  hiddenPerson: 'Anonim',
  watch: (name) => `Zobacz, jak rozwiązuje ${name}`,
  noRanking: 'Nie udało się wczytać rankingu.',
  again: 'Spróbuj ponownie',
  replay: (name, time) => `${name}, ${time}`,
  replayLoading: 'Wczytywanie ruchów…',
  close: 'Zamknij',
  comments: 'Komentarze',
  noComments: 'Nikt jeszcze nic nie napisał.',
  held: (count) =>
    `${counted(count, 'komentarz otworzy', 'komentarze otworzą', 'komentarzy otworzy')} się, gdy nonogram będzie rozwiązany na twoim koncie.`,
  locked: 'Moderator zamknął tę dyskusję.',
  write: 'Który krok był najlepszy?',
  writeLabel: 'Twój komentarz',
  givesAway: 'Zdradza obrazek',
  post: 'Wyślij',
  moreComments: 'Starsze komentarze',
  solved: 'rozwiązane',
  author: 'autor',
  gone: 'konto usunięte',
  hidden: 'Moderator ukrył ten komentarz.',
  remove: 'Usuń',
  removeQuestion: 'Usunąć ten komentarz?',
  cancel: 'Anuluj',
  ago: {
    now: 'przed chwilą',
    minutes: (count) => `${count} min temu`,
    hours: (count) => `${count} godz. temu`,
  },
};
