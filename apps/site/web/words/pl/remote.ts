/** What is said about the server's answers, by their codes, in Polish. */
import type { RemoteWords } from '../en/remote.js';

export const words: RemoteWords = {
  'not-reached': 'Nie udało się połączyć z serwerem. Spróbuj, gdy będzie połączenie.',
  'not-signed-in': 'Sesja jest zakończona. Zaloguj się, aby wysłać to, co jest tu zapisane.',
  'too-many-requests': 'Zbyt wiele żądań. Odczekaj chwilę i spróbuj jeszcze raz.',
  banned: 'Moderator zabronił ci tu pisać.',
  'not-found': 'Tego już nie ma.',
  'not-solved-yet': 'Najpierw rozwiąż nonogram.',
  'own-puzzle': 'To twój własny nonogram.',
  'talk-locked': 'Moderator zamknął dyskusję o tym nonogramie.',
  'comment-empty': 'Komentarz nie ma tekstu.',
  'comment-too-long': 'Komentarz jest za długi: najwyżej 2000 znaków.',
  'comment-gives-away': 'Komentarz zdradza obrazek. Zaznacz to pole albo zmień tekst.',
  'game-over': 'Ten nonogram jest już rozwiązany na innym urządzeniu.',
  'record-unreadable': 'Serwer nie mógł odczytać ruchów.',
  'record-too-large': 'Gra ma więcej ruchów, niż przyjmuje serwer.',
  'not-solved': 'Serwer nie znalazł w ruchach rozwiązania.',
  'too-fast': 'Ruchy są szybsze, niż potrafi ręka, więc się nie liczą.',
  'times-fall': 'Czasy ruchów biegną wstecz, więc się nie liczą.',
  'record-known': 'Te ruchy już wysłano, a liczą się tylko raz.',
  clock: 'Gra trwa dłużej, niż minęło od wysłania liczb przez serwer.',
  'given-unknown': 'Serwer nie ma zapisu, że wysłał te liczby.',
};
