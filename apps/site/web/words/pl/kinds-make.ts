/** Texts of the page that makes puzzles of other kinds, in Polish. */
import type { KindMakerWords } from '../en/kinds-make.js';
import { counted, noun } from './grammar.js';

export const words: KindMakerWords = {
  title: 'Utwórz inny rodzaj',
  description:
    'Utwórz nonogram z ukrytymi liczbami, z liczbami na dwie linie albo na trójkątach, z obrazu lub z dowolnego nonogramu.',
  heading: 'Utwórz nonogram innego rodzaju',
  lead: 'Z obrazu albo z gotowego nonogramu: jego obrazek dostaje liczby innego rodzaju. Same linie zawsze do niego prowadzą.',
  choose: 'Wybierz obraz albo nonogram',
  noSource: 'Ten plik nie jest ani obrazem, ani nonogramem. Wybierz inny.',
  nothing: 'Tu pojawi się to, co powstanie.',
  kind: 'Rodzaj',
  kinds: {
    hidden: 'Ukryte liczby',
    pairs: 'Dwie linie',
    both: 'Jedno i drugie',
    triangles: 'Trójkąty',
  },
  kindTexts: {
    hidden: 'Tyle liczb, ile nonogram zniesie, zmienia się w „?”.',
    pairs: 'Sąsiednie linie mają wspólne liczby wszędzie, gdzie to możliwe. W jednym kolorze.',
    both: 'Najpierw sąsiednie linie dostają wspólne liczby, potem część liczb się ukrywa. W jednym kolorze.',
    triangles:
      'Obrazek składa się z trójkątów. Kilka może się zmienić, aby prowadziły do niego same linie.',
  },
  size: 'Rozmiar',
  cellsAcross: (count) => counted(count, 'kratka', 'kratki', 'kratek'),
  inks: 'Kolory',
  again: 'Ukryj inne',
  working: 'Tworzenie nonogramu…',
  sheet: 'Arkusz nonogramu',
  solution: 'Pokaż obrazek',
  made: ({ hidden, numbers, pairs, changed, cells, puzzle }) =>
    puzzle.board.shape === 'triangle'
      ? `${counted(cells, 'trójkąt', 'trójkąty', 'trójkątów')}, zmienione: ${changed}.`
      : `${[
          ...(pairs > 0
            ? [
                `${counted(pairs, 'para', 'pary', 'par')} linii ${noun(pairs, 'ma', 'mają', 'ma')} wspólne liczby`,
              ]
            : []),
          ...(hidden > 0 ? [`ukryte liczby: ${hidden} z ${numbers}`] : []),
        ]
          .join(', ')
          .replace(/^./, (letter) => letter.toUpperCase())}.`,
  play: 'Zagraj',
  save: 'Zapisz nonogram',
  saveSheet: 'Zapisz arkusz',
  fileName: 'nonogram',
  troubles: {
    noPicture:
      'Dla tego obrazka nie znaleziono nonogramu. Spróbuj innego rozmiaru albo innego obrazu.',
    needsMore:
      'Ten nonogram ma kilka kolorów, a liczby na dwie linie wymagają jednego. Wybierz inny rodzaj.',
    nothingToChange:
      'Same linie nie rozwiązują tego nonogramu albo potrzebują wszystkich liczb, więc nic się nie zmieniło.',
    noTriangles:
      'Same linie nie prowadzą do tego obrazka na trójkątach. Spróbuj innego rozmiaru albo mniejszej liczby kolorów.',
    tooLarge: 'Ten nonogram jest za duży: najwyżej 10 000 kratek i 31 kolorów.',
    failed: 'Nie udało się utworzyć nonogramu. Odśwież stronę i spróbuj jeszcze raz.',
  },
};
