/** Texts of the page on which one plays without a script, in Polish. */
import type { PlainWords } from '../en/plain.js';

export const words: PlainWords = {
  tool: 'Naciśnięcie oznacza kratkę jako',
  fill: 'zamalowaną',
  cross: 'pustą',
  hint: 'Podpowiedź',
  noHint: 'Nie znaleziono podpowiedzi.',
  done: 'gotowe',
  how: 'Naciśnij kratkę, aby ją oznaczyć, i jeszcze raz, aby ją wyczyścić. Przycisk Wstecz przeglądarki cofa ruch, a zakładka zachowuje grę.',
  restart: 'Zacznij od nowa',
  page: 'Pełna strona tego nonogramu',
  tooLarge: 'Ten nonogram jest za duży do gry bez skryptów. Wydrukuj jego arkusz.',
  solved: (title) => (title === '' ? 'Rozwiązane!' : `Rozwiązane: ${title}`),
};
