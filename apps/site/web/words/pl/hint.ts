/** Texts of the panel of a hint, in Polish. */
import type { HintWords } from '../en/hint.js';
import { counted, noun } from './grammar.js';

export const words: HintWords = {
  ladder: { mistakes: 'Błędy', where: 'Gdzie', why: 'Dlaczego', apply: 'Zrób' },
  ladderLabel: 'Ile zdradzić',
  thinking: 'Szukanie',
  stop: 'Zatrzymaj',
  slow: 'To trochę potrwa.',
  noMistakes: 'Bez błędów: nic nie przeczy liczbom.',
  mistakesUnknown: 'Sprawdzanie tych oznaczeń trwałoby zbyt długo.',
  mistakes: (count) =>
    `${counted(count, 'kratka', 'kratki', 'kratek')} ${noun(count, 'przeczy', 'przeczą', 'przeczy')} liczbom.`,
  backToSound: 'Wróć przed błąd',
  eraseMistakes: 'Wymaż je',
  fillIn: 'Zamaluj',
  close: 'Zamknij',
  restsOn: 'na czym się opiera',
  follows: 'co wynika',
  stuck: 'Następnego kroku nie znaleziono. Liczby mogą dopuszczać kilka obrazków.',
  late: 'W 20 sekund nie znaleziono podpowiedzi: nonogram jest bardzo duży albo bardzo trudny.',
  impossible: 'Te liczby nie mają rozwiązania. Być może w pliku jest błąd.',
  solvedAlready: 'Wszystkie ważne kratki są oznaczone.',
  hintsUsed: (count) =>
    count === 0
      ? 'W tej grze nie było podpowiedzi.'
      : `Podpowiedzi w tej grze: ${count}. Wynik to pokaże.`,
  hintFailed: 'Nie udało się znaleźć podpowiedzi. Spróbuj jeszcze raz.',
};
