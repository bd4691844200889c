/** Texts of the dialog that looks for a mistyped number, in Polish. */
import { polish } from '@nonokit/explain/slips/pl';
import type { ProofreadWords } from '../en/proofread.js';

export const words: ProofreadWords = {
  slips: polish,
  heading: 'Która liczba jest błędna?',
  looking: (changes) =>
    changes === 1 ? 'Sprawdzanie każdej liczby…' : `Sprawdzanie po ${changes} zmiany naraz…`,
  found:
    'Po każdej z tych zmian nonogram ma dokładnie jedno rozwiązanie. Najpierw najbardziej prawdopodobne.',
  none: 'Żadna zmiana do trzech liczb tego nie naprawia. Porównaj liczby z wydrukowanymi jeszcze raz.',
  right: 'Nie ma błędu: nonogram ma dokładnie jedno rozwiązanie.',
  stop: 'Zatrzymaj',
  stopped: 'Szukanie skończyło się, zanim sprawdzono wszystko.',
  more: (count) => `I jeszcze mniej prawdopodobne: ${count}.`,
  likelihood: 'Jak prawdopodobne',
  board: 'Liczby tak, jak je wpisano. Wybrana zmiana jest oznaczona.',
  take: 'Graj z tą zmianą',
  edit: 'Edytuj z tą zmianą',
  close: 'Zamknij',
};
